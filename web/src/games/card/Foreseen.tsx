import { cardGame } from '@signoria/catalogue';
import { Named } from './Point.tsx';
import type { Scene } from './scene.ts';
import { glossOf, useScene } from './scene.ts';
import { Cost, Icon } from './signs.tsx';

/** What the end of the round will bring, as things stand. */
export function Foreseen() {
  const scene = useScene();
  const { me, figures, words, table } = scene;
  if (me === null || table.over) return null;
  const income = cardGame.incomeFrom(figures, me.built);
  for (const good of cardGame.GOODS) income[good] += figures.income[good];
  const guild = me.built.includes('arte-dei-mercatanti') ? 1 : 0;
  const extra = extraActions(scene, me);
  const residences = me.built.filter((card) => figures.cards[card].kind === 'residence').length;
  return (
    <dl className="cg-fore">
      <div>
        <dt>{words.foreseen}</dt>
        <dd>
          <Cost cost={income} />
          <span className="any">
            {1 + guild > 1 && 1 + guild}
            <Icon of="r-any" />
          </span>
        </dd>
      </div>
      <div>
        <dt>{words.extraActions}</dt>
        <dd>
          {extra.length === 0 ? words.none : extra.length}
          {extra.map(({ id, name }) => (
            <Named key={id} id={id}>
              {name}
            </Named>
          ))}
        </dd>
      </div>
      {table.round < cardGame.ROUNDS && (
        <div className="next">
          <dd>{words.nextCards(words.cards(figures.hand.perRound + figures.hand.perResidence * residences))}</dd>
        </div>
      )}
    </dl>
  );
}

/** Residences and a preacher each bring an action every round. */
export function extraActions(scene: Scene, player: cardGame.Player): readonly { id: string; name: string }[] {
  const { figures } = scene;
  const residences = (['palagio', 'casamento', 'casa'] as const).filter((card) => player.built.includes(card));
  const preacher = player.built.find((card) => figures.cards[card].kind === 'preacher');
  return [
    ...residences.map((id) => ({ id, name: figures.cards[id].name })),
    ...(preacher === undefined ? [] : [{ id: preacher, name: glossOf(scene, 'preacher') }]),
  ];
}
