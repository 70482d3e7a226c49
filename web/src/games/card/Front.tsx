import * as cardGame from '@signoria/card';
import { Icon } from '../../shell/Icon.tsx';
import { Named } from '../../table/Point.tsx';
import { useWords } from '../../words/index.ts';
import { kindClass } from './art.ts';
import { Forecast } from './Forecast.tsx';
import { guildInWords, guildTextOf, kindInWords, nameOf, useScene } from './scene.ts';
import { Cost } from './signs.tsx';

const KINDS = ['palace', 'church', 'districtBuilding', 'residence', 'workshop', 'guild', 'preacher'] as const;

/** The number of lines that fit. Beyond it, cards of a kind share a line. */
const MOST_LINES = 14;

/** The cards in front of a player: works with the values of their artists, then other cards by kind. */
export function Front({ seat }: { readonly seat: number }) {
  const { table, figures, words } = useScene();
  const player = table.players[seat];
  if (player === undefined) return null;
  const works = [
    ...player.monuments,
    ...player.built.filter((card) => cardGame.needsArtist(figures, card)).sort(byKind(figures)),
  ];
  const groups = grouped(figures, player.built, MOST_LINES - works.length);
  return (
    <div className="card-front">
      <div className="card-head">
        <h3>{words.inFront}</h3>
        <Forecast />
      </div>
      {works.length + groups.length === 0 && <p className="tableNote">{words.nothingInFront}</p>}
      <ul>
        {works.map((work) => (
          <WorkLine key={work} player={player} work={work} />
        ))}
        {groups.map((cards) => (
          <CardLine key={cards[0]} cards={cards} />
        ))}
      </ul>
    </div>
  );
}

type Cards = readonly cardGame.Card[];

/**
 * Groups cards without an artist by kind, one card per line. If `room` lines are too few, it folds whole kinds into one
 * line each, the largest kinds first.
 */
function grouped(figures: cardGame.Figures, built: readonly cardGame.Card[], room: number): readonly Cards[] {
  const others = built.filter((card) => !cardGame.needsArtist(figures, card));
  const kinds = KINDS.map((kind) => others.filter((card) => figures.cards[card].kind === kind));
  const folded = new Set<Cards>();
  const lines = () => kinds.reduce((sum, kind) => sum + (folded.has(kind) ? 1 : kind.length), 0);
  for (const kind of kinds.toSorted((one, other) => other.length - one.length)) if (lines() > room) folded.add(kind);
  return kinds.flatMap((kind) => (folded.has(kind) ? [kind] : kind.map((card) => [card])));
}

function byKind(figures: cardGame.Figures) {
  const place = (card: cardGame.Card) => KINDS.indexOf(figures.cards[card].kind);
  return (one: cardGame.Card, other: cardGame.Card) => place(one) - place(other);
}

interface WorkProps {
  readonly player: cardGame.Player;
  readonly work: cardGame.Card | cardGame.Monument;
}

/** A work with its points and the value of its artist: "7+3". */
function WorkLine({ player, work }: WorkProps) {
  const scene = useScene();
  const { figures, words } = scene;
  const { points, artist, value } = cardGame.worthOf(figures, player, work);
  const by = artist === null ? words.anonimo : nameOf(scene, artist);
  return (
    <li className={kindClass(figures, work)} title={`${nameOf(scene, work)}, ${by}`}>
      <Named id={work}>{cardGame.workFigures(figures, work).name}</Named>
      <span className="unseen">{by}</span>
      <small data-sign="worth" title="">
        {points}+{value}
        <Icon name="laurel" label={words.prestige(points + value)} />
      </small>
    </li>
  );
}

/** One card, or several cards of a kind with their total yield. */
function CardLine({ cards }: { readonly cards: Cards }) {
  const scene = useScene();
  const { figures, words } = scene;
  const { say } = useWords();
  const [card] = cards;
  if (card === undefined) return null;
  const { kind, name, bonus, discount } = figures.cards[card];
  const isOne = cards.length === 1;
  const isGuild = isOne && kind === 'guild';
  const { points, goods, choices, actions } = totalYield(figures, cards);
  return (
    <li
      className={kindClass(figures, card)}
      title={[...cards.map((one) => nameOf(scene, one)), kindInWords(scene, kind)].join(', ')}
    >
      {isOne ? (
        <Named id={card}>{name}</Named>
      ) : (
        <span>
          {kindInWords(scene, kind)} ×{cards.length}
        </span>
      )}
      <small title="">
        {points > 0 && (
          <span data-sign="points">
            {points}
            <Icon name="laurel" label={words.prestige(points)} />
          </span>
        )}
        {choices > 0 && <Icon name="r-any" label={words.aResource} />}
        {isGuild && discount > 0 && <Cost cost={{ fiorini: discount }} />}
        {isGuild && (
          <span className="unseen">{bonus > 0 ? guildInWords(scene, card, say) : guildTextOf(scene, card)}</span>
        )}
        <Cost cost={goods} extraSign="income" />
        {actions > 0 && <span data-sign="moreActions">{`+${actions}`}</span>}
        {actions > 0 && <span className="unseen">{words.extraActionNoun(actions)}</span>}
      </small>
    </li>
  );
}

function totalYield(figures: cardGame.Figures, cards: Cards) {
  const each = cards.map((card) => cardGame.eachRound(figures, card));
  const sum = (count: (one: (typeof each)[number]) => number) => each.reduce((all, one) => all + count(one), 0);
  return {
    points: cards.reduce((all, card) => all + figures.cards[card].points + figures.cards[card].bonus, 0),
    goods: Object.fromEntries(cardGame.GOODS.map((good) => [good, sum(({ goods }) => goods[good])])),
    choices: sum(({ choices }) => choices),
    actions: sum(({ actions }) => actions),
  };
}
