import * as cardGame from '@signoria/card';
import type { ReactNode } from 'react';
import { Icon } from '../../shell/Icon.tsx';
import { isPicked, Point } from '../../table/Point.tsx';
import { Skills } from '../../tableKit/signs.tsx';
import { useWords } from '../../words/index.ts';
import { drawingOf, kindClass } from './art.ts';
import type { Scene } from './scene.ts';
import {
  goodsInWords,
  guildInWords,
  guildTextOf,
  kindInWords,
  missingFor,
  nameOf,
  skillsInWords,
  useScene,
} from './scene.ts';
import { Cost, Points } from './signs.tsx';

interface FaceProps {
  readonly work: cardGame.Card | cardGame.Monument;
  readonly place: string;
  readonly name: string;
  /** The sign of the coloured edge and of the place or kind. */
  readonly sign: string;
  readonly foot: ReactNode;
}

/** The printed side of a card: kind, name, picture, cost and yield. */
function Face({ work, place, name, sign, foot }: FaceProps) {
  const scene = useScene();
  const { figures, me } = scene;
  const cost = me === null ? cardGame.workFigures(figures, work).cost : cardGame.workCost(figures, me, work);
  return (
    <>
      <span className="spine" data-sign={sign} />
      <span className="title">
        <span className="place" data-sign={sign}>
          {place}
        </span>
        <span className="name">{name}</span>
      </span>
      <span className="window">
        <svg aria-hidden="true">
          <use href={`#${drawingOf(work)}`} />
        </svg>
      </span>
      <Cost cost={cost} missing={missingFor(scene, work)} />
      <span className="foot">{foot}</span>
    </>
  );
}

/** True while the viewer, or for spectators any player, chooses the artist for this work. */
function useAwaitsArtist(work: string): boolean {
  const { step, seat } = useScene();
  return step?.ask === 'hire' && step.work === work && (seat === null || step.seat === seat);
}

export function MonumentCard({ monument }: { readonly monument: cardGame.Monument }) {
  const scene = useScene();
  const { say } = useWords();
  const { figures, me, words, moves, props } = scene;
  const { place, name, artists, points } = figures.monuments[monument];
  const cost = me === null ? figures.monuments[monument].cost : cardGame.workCost(figures, me, monument);
  const canComplete = moves.some((move) => move.do === 'complete' && move.monument === monument);
  const target: cardGame.CardTarget = `monument:${monument}`;
  const awaitsArtist = useAwaitsArtist(monument);
  const label = [
    nameOf(scene, monument),
    goodsInWords(scene, cost),
    skillsInWords(scene, artists),
    say('table.points', { count: points }),
  ];
  if (canComplete) label.push(words.complete);
  return (
    <div className="card-slot">
      <Point
        target={target}
        framed
        label={label.join(', ')}
        className={`card-work ${kindClass(figures, monument)}`}
        lead={canComplete}
        picked={awaitsArtist || isPicked(props, target)}
      >
        <Face
          {...{ work: monument, place, name, sign: 'place' }}
          foot={<MonumentFoot artists={artists} points={points} />}
        />
      </Point>
      <Verbs target={target} />
    </div>
  );
}

/** Buttons below a selected monument, shown if it can be both completed and reserved. */
function Verbs({ target }: { readonly target: string }) {
  const { words, props } = useScene();
  const candidates = props.candidates as readonly cardGame.Move[];
  const verbs = (['complete', 'reserveMonument'] as const).filter((verb) =>
    candidates.some((move) => move.do === verb),
  );
  if (props.pointed[0] !== target || props.chosen !== null || verbs.length < 2) return null;
  return (
    <div className="card-verbs">
      {verbs.map((verb) => (
        <button key={verb} type="button" onClick={() => props.onPoint(`deed:${verb}` satisfies cardGame.CardTarget)}>
          {verb === 'complete' ? words.complete : words.reserve}
        </button>
      ))}
    </div>
  );
}

/** A monument that the viewer has reserved. It is shown with the hand until it is completed. */
export function ReservedCard({ monument }: { readonly monument: cardGame.Monument }) {
  const scene = useScene();
  const { say } = useWords();
  const { figures, me, words, props } = scene;
  const { place, name, artists, points } = figures.monuments[monument];
  const target: cardGame.CardTarget = `monument:${monument}`;
  const awaitsArtist = useAwaitsArtist(monument);
  const cost = me === null ? {} : cardGame.workCost(figures, me, monument);
  const label = [
    nameOf(scene, monument),
    words.reserved(1),
    goodsInWords(scene, cost),
    say('table.points', { count: points }),
  ];
  return (
    <Point
      target={target}
      framed
      label={label.join(', ')}
      className={`card-work held ${kindClass(figures, monument)}`}
      lead
      picked={awaitsArtist || isPicked(props, target)}
    >
      <Face
        {...{ work: monument, place, name, sign: 'reserved' }}
        foot={<MonumentFoot artists={artists} points={points} />}
      />
    </Point>
  );
}

interface FootProps {
  readonly artists: readonly cardGame.Skill[];
  readonly points: number;
}

function MonumentFoot({ artists, points }: FootProps) {
  return (
    <>
      <Skills skills={artists} />
      <Points count={points} />
    </>
  );
}

export function HandCard({ card }: { readonly card: cardGame.Card }) {
  const scene = useScene();
  const { say } = useWords();
  const { figures, words, view, props } = scene;
  const { kind, name, cost, artists, points } = figures.cards[card];
  const isKept = view.own?.kept === card;
  const target: cardGame.CardTarget = `hand:${card}`;
  const awaitsArtist = useAwaitsArtist(card);
  const label = [name, kindInWords(scene, kind), goodsInWords(scene, cost)];
  if (artists.length > 0) label.push(skillsInWords(scene, artists));
  if (points > 0) label.push(say('table.points', { count: points }));
  label.push(...(kind === 'guild' ? [guildInWords(scene, card, say)] : yieldInWords(scene, card)));
  if (isKept) label.push(words.kept);
  return (
    <Point
      target={target}
      framed
      label={label.join(', ')}
      className={`card-work kind-${kind}`}
      lead
      picked={awaitsArtist || isKept || isPicked(props, target)}
    >
      <Face
        {...{ work: card, place: kindInWords(scene, kind), name, sign: `kind-${kind}` }}
        foot={<HandFoot card={card} />}
      />
    </Point>
  );
}

/** Returns what a card gives besides points, as its foot shows it. */
function yieldInWords(scene: Scene, card: cardGame.Card): readonly string[] {
  const { figures, words } = scene;
  const { goods, actions, cards } = cardGame.eachRound(figures, card);
  const gained = goodsInWords(scene, goods);
  return [
    ...(gained === '' ? [] : [`${words.eachRound} ${gained}`]),
    ...(actions > 0 ? [cards > 0 ? words.extraActionAndCard : words.oneAction] : []),
  ];
}

function HandFoot({ card }: { readonly card: cardGame.Card }) {
  const scene = useScene();
  const { figures, words } = scene;
  const { kind, artists, points, bonus, discount } = figures.cards[card];
  const { goods, choices, actions, cards } = cardGame.eachRound(figures, card);
  const hasGoods = cardGame.GOODS.some((good) => goods[good] > 0);
  if (kind === 'guild') {
    return (
      <>
        {bonus > 0 && <Points count={bonus} />}
        {discount > 0 && <Cost cost={{ fiorini: discount }} />}
        {choices > 0 && <Icon name="r-any" />}
        <span className="say">{guildTextOf(scene, card)}</span>
      </>
    );
  }
  return (
    <>
      {artists.length > 0 && <Skills skills={artists} />}
      {actions > 0 && <span className="say">{cards > 0 ? words.extraActionAndCard : words.oneAction}</span>}
      {actions > 0 && !hasGoods && (
        <b className="brief" data-sign="moreActions">
          +{actions}
        </b>
      )}
      {kind === 'workshop' && <span className="say">{words.eachRound}</span>}
      {hasGoods && <Cost cost={goods} extraSign="income" />}
      {points > 0 && <Points count={points} />}
    </>
  );
}
