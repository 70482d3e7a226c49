import * as cardGame from '@signoria/card';
import { Icon } from '../../shell/Icon.tsx';
import { Named } from '../../table/Point.tsx';
import { kindInWords, useScene } from './scene.ts';
import { Cost } from './signs.tsx';

/** A forecast for the viewer: income at the end of the round, extra actions, and cards drawn next round. */
export function Forecast() {
  const scene = useScene();
  const { me, seat, figures, words, table, view } = scene;
  if (me === null || seat === null || table.over) return null;
  const { goods, captainsResources, choices } = cardGame.incomeToCome(view, seat);
  const any = captainsResources + choices;
  const extra = cardGame.extraActions(figures, me);
  const cards = cardGame.cardsNextRound(view, seat);
  return (
    <dl className="card-forecast">
      <div data-sign="income">
        <dt>{words.foreseen}</dt>
        <dd data-extra-sign="income">
          <Cost cost={goods} />
          {any > 0 && (
            <span className="any" data-sign={captainsResources > 0 ? 'captains' : 'any'}>
              {any > 1 && any}
              <Icon name="r-any" label={words.aResource} />
            </span>
          )}
        </dd>
      </div>
      <div className="extra">
        <dt>{words.extraActions}</dt>
        <dd>
          {extra.length === 0 ? words.none : extra.length}
          {extra.map(({ space, card }) => (
            <Named key={space} id={card}>
              {space === 'predicatore' ? kindInWords(scene, 'preacher') : figures.cards[card].name}
            </Named>
          ))}
        </dd>
      </div>
      {cards > 0 && (
        <div className="next">
          <dd>{words.nextCards(words.cards(cards))}</dd>
        </div>
      )}
    </dl>
  );
}
