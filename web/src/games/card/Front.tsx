import * as cardGame from '@signoria/card';
import { capital } from '@signoria/engine';
import { isPicked, Named, Point } from '../../table/Point.tsx';
import { useWords } from '../../words/index.ts';
import { kindOf } from './art.ts';
import { goodsInWords, missingFor, nameOf, useScene } from './scene.ts';
import { Cost, Icon } from './signs.tsx';

const KINDS = ['palace', 'church', 'districtBuilding', 'residence', 'workshop', 'guild', 'preacher'] as const;

/** What lies in front of a player: works with their artists' values, other cards by kind, reserved monuments. */
export function Front({ seat }: { readonly seat: number }) {
  const { table, figures, words } = useScene();
  const player = table.players[seat];
  if (player === undefined) return null;
  const cards = KINDS.flatMap((kind) => player.built.filter((card) => figures.cards[card].kind === kind));
  const isEmpty = player.monuments.length + cards.length === 0;
  return (
    <div className="cg-front">
      <h3 className="caps">{words.inFront}</h3>
      {isEmpty && <p className="cg-none">{words.nothingInFront}</p>}
      <ul>
        {player.monuments.map((monument) => (
          <WorkLine key={monument} player={player} work={monument} />
        ))}
        {cards.map((card) =>
          cardGame.needsArtist(figures, card) ? (
            <WorkLine key={card} player={player} work={card} />
          ) : (
            <CardLine key={card} card={card} />
          ),
        )}
      </ul>
      <Reserved monuments={player.reservedMonuments} />
    </div>
  );
}

interface WorkProps {
  readonly player: cardGame.Player;
  readonly work: cardGame.Card | cardGame.Monument;
}

/** "7+3": the work's points and what its artist turned out to be worth. */
function WorkLine({ player, work }: WorkProps) {
  const scene = useScene();
  const { figures, words } = scene;
  const { points, artist, value } = cardGame.worthOf(figures, player, work);
  return (
    <li className={kindOf(figures, work)}>
      <span className="w">
        <Named id={work}>{nameOf(scene, work)}</Named>
        <span className="by">
          {artist === null ? words.anonimo : <Named id={artist}>{nameOf(scene, artist)}</Named>}
        </span>
      </span>
      <small>
        {points}+{value}
        <Icon of="laurel" size="sm" />
      </small>
    </li>
  );
}

function CardLine({ card }: { readonly card: cardGame.Card }) {
  const { figures, words } = useScene();
  const { kind, name, points, bonus, discount } = figures.cards[card];
  const { goods, choices, actions } = cardGame.eachRound(figures, card);
  return (
    <li className={kindOf(figures, card)}>
      <Named id={card}>{name}</Named>
      <small>
        {points + bonus > 0 && (
          <>
            {points + bonus}
            <Icon of="laurel" size="sm" />
          </>
        )}
        {choices > 0 && <Icon of="r-any" size="sm" />}
        {kind === 'guild' && discount > 0 && <Cost cost={{ fiorini: discount }} />}
        {kind === 'guild' && (words.guilds as Readonly<Record<string, string>>)[card]}
        <Cost cost={goods} />
        {actions > 0 && words.oneAction}
      </small>
    </li>
  );
}

/** Reserved monuments can be completed from here. */
function Reserved({ monuments }: { readonly monuments: readonly cardGame.Monument[] }) {
  const scene = useScene();
  const { say } = useWords();
  const { figures, me, words, step, props } = scene;
  if (monuments.length === 0 || me === null) return null;
  return (
    <>
      <h3 className="caps">{capital(words.reserved)}</h3>
      <div className="cg-res">
        {monuments.map((monument) => {
          const cost = cardGame.workCost(figures, me, monument);
          const { points } = figures.monuments[monument];
          const label = [nameOf(scene, monument), goodsInWords(scene, cost), say('table.points', { count: points })];
          const target: cardGame.CardTarget = `monument:${monument}`;
          const isInWork = step?.ask === 'hire' && step.work === monument;
          return (
            <Point
              key={monument}
              target={target}
              framed
              label={label.join(', ')}
              className={`cg-resv ${kindOf(figures, monument)}`}
              picked={isInWork || isPicked(props, target)}
              lead
            >
              <span className="w">{nameOf(scene, monument)}</span>
              <small>
                {points}
                <Icon of="laurel" size="sm" />
              </small>
              <Cost cost={cost} missing={missingFor(scene, monument)} />
            </Point>
          );
        })}
      </div>
    </>
  );
}
