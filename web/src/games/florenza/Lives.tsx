import * as florenza from '@signoria/florenza';
import { Icon } from '../../shell/Icon.tsx';
import { Point } from '../../table/Point.tsx';
import { Skill } from '../../table/signs.tsx';
import { medallionOf } from './art.ts';
import type { Scene } from './scene.ts';
import { amountsInWords, characterName, playerName, shortName, useScene } from './scene.ts';
import { Goods, SeatShield } from './signs.tsx';

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII'] as const;

/** The seven cards of life in Florenza, with those who stay so many rounds. */
export function Lives() {
  const { view, words } = useScene();
  const { labels } = words;
  return (
    <section className="fl-lives" data-part="lives" aria-label={labels.livesTitle}>
      {NUMERALS.map((numeral, index) => (
        <div key={numeral} className="fl-life">
          <h4>
            {numeral}
            {index === 0 && <small>{labels.lastRound}</small>}
          </h4>
          {florenza.livesOn(view, index + 1).map((facts) => (
            <Character key={facts.character} facts={facts} />
          ))}
        </div>
      ))}
    </section>
  );
}

interface CharacterProps {
  readonly facts: florenza.LifeFacts;
}

/** Somebody to hire or to hear: name, price, and what the die can bring once one is asked. */
function Character({ facts }: CharacterProps) {
  const scene = useScene();
  const { words } = scene;
  const { character, left, holder, skills } = facts;
  return (
    <Point
      target={`character:${character}` satisfies florenza.FlorenzaTarget}
      framed
      label={labelOf(scene, facts)}
      className={classesOf(facts)}
    >
      {facts.isNamed ? <Icon name={medallionOf(character)} className="face" /> : <FirstSkill facts={facts} />}
      <span className="name">{facts.isNamed ? shortName(scene, character) : words.labels.unnamed(left)}</span>
      {holder !== null ? <SeatShield seat={holder} /> : <Price facts={facts} />}
      {skills.map(({ skill, results, masterpiece }) => (
        <span key={skill} className="results">
          {results.map((prestige, face) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a face of the die is its number
            <b key={face} className={masterpiece.includes(face + 1) ? 'best' : ''}>
              {prestige < 0 ? `−${-prestige}` : prestige}
            </b>
          ))}
        </span>
      ))}
    </Point>
  );
}

function classesOf({ isNamed, isMaster, left, skills }: florenza.LifeFacts): string {
  const marks = { unnamed: !isNamed, gone: left === 0, finished: isMaster, several: skills.length > 1 };
  return ['fl-char', ...Object.entries(marks).flatMap(([name, is]) => (is ? [name] : []))].join(' ');
}

function FirstSkill({ facts: { skills } }: CharacterProps) {
  const [first] = skills;
  return first === undefined ? <Preacher /> : <Skill skill={first.skill} />;
}

function Preacher() {
  return (
    <span className="skill preacher">
      <Icon name="cross" />
    </span>
  );
}

/** An artist's price for each skill; a preacher's is paid at once. */
function Price({ facts: { skills, cost, isNamed } }: CharacterProps) {
  const { words } = useScene();
  if (cost !== null)
    return (
      <span className="price">
        {isNamed && <Preacher />}
        <Goods goods={cost} />
      </span>
    );
  if (!isNamed) return <span className="price free">{words.labels.free}</span>;
  return (
    <span className="price">
      {skills.map(({ skill, cost: fiorini }) => (
        <span key={skill}>
          <Skill skill={skill} />
          {fiorini}
        </span>
      ))}
    </span>
  );
}

function labelOf(scene: Scene, facts: florenza.LifeFacts): string {
  const { words } = scene;
  const { labels } = words;
  const { skills, cost, gain, holder, tile, rounds } = facts;
  const does = skills.map(({ skill, cost: fiorini, results }) =>
    [words.skills[skill].name, amountsInWords(scene, { fiorini }), labels.results(results.join(' '))].join(' '),
  );
  return [
    facts.isNamed ? characterName(scene, facts.character) : labels.unnamed(facts.left),
    ...does,
    ...(cost === null ? [] : [amountsInWords(scene, cost), labels.brings(amountsInWords(scene, gain ?? {}))]),
    ...(facts.isNamed ? [labels.roundsLeft(rounds)] : []),
    ...(facts.isMaster ? [labels.masterpieceDone] : []),
    ...(tile === 'detained' || tile === 'expelled' ? [labels[tile]] : []),
    ...(holder === null ? [] : [labels.takenBy(playerName(scene, holder))]),
  ].join(', ');
}
