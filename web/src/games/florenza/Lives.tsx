import { numeral } from '@signoria/engine';
import * as florenza from '@signoria/florenza';
import { Icon } from '../../shell/Icon.tsx';
import { Point } from '../../table/Point.tsx';
import { SeatShield, Skill } from '../../tableKit/signs.tsx';
import { medallionOf, signOf } from './art.ts';
import { Enlarge } from './Enlarge.tsx';
import { useIsLarge } from './enlarging.ts';
import type { SceneBase } from './scene.ts';
import { amountsInWords, characterName, hyphenated, playerName, shortName, useSceneBase } from './scene.ts';
import { Goods } from './signs.tsx';

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII'] as const;

/** Life in Florenza: seven cards, numbered by the rounds that their characters will stay. */
export function Lives() {
  const scene = useSceneBase();
  const { view, words } = scene;
  const { labels } = words;
  return (
    <section
      className="florenza-lives"
      data-part="lives"
      data-asked={isAskedAbout(scene) || undefined}
      aria-label={labels.livesTitle}
    >
      {NUMERALS.map((roman, index) => (
        <div key={roman} className="florenza-life">
          <h4 data-sign="numeral" aria-label={labels.roundsLeft(index + 1)}>
            {roman}
            {index === 0 && <small>{labels.lastRound}</small>}
          </h4>
          {florenza.livesOn(view, index + 1).map((facts) => (
            <Character key={facts.character} facts={facts} />
          ))}
        </div>
      ))}
      <Enlarge area="lives" />
    </section>
  );
}

interface CharacterProps {
  readonly facts: florenza.LifeFacts;
}

/** A character: name, price and, if enlarged or to be chosen, the results of the die. */
function Character({ facts }: CharacterProps) {
  const scene = useSceneBase();
  const isLarge = useIsLarge();
  const { words } = scene;
  const { character, left, holder } = facts;
  const nameOf = isLarge ? characterName : shortName;
  return (
    <Point
      target={`character:${character}` satisfies florenza.FlorenzaTarget}
      framed
      label={labelOf(scene, facts)}
      className={classesOf(facts)}
    >
      {facts.isNamed ? <Icon name={medallionOf(character)} className="face" /> : <FirstSkill facts={facts} />}
      <span className="name" lang={facts.isNamed ? 'it' : undefined} data-sign={facts.isNamed ? undefined : 'unnamed'}>
        {facts.isNamed ? hyphenated(nameOf(scene, character)) : words.labels.unnamed(left)}
        {!isLarge && facts.isMaster && <Icon name={signOf('masterpiece')} className="icon turned" />}
      </span>
      {holder !== null ? <Taken facts={facts} /> : <Price facts={facts} />}
      {(isLarge || isAskedAbout(scene)) && <Results facts={facts} />}
      {isLarge && facts.gain !== null && (
        <span className="results plus">
          <Goods goods={facts.gain} />
        </span>
      )}
      {isLarge && facts.isMaster && <Icon name={signOf('masterpiece')} className="masterpiece" />}
    </Point>
  );
}

/** True if a character can answer the question. Otherwise the results are omitted to save room. */
function isAskedAbout({ step }: SceneBase): boolean {
  return step !== null && ['artist', 'preacher', 'captain', 'bishop'].includes(step.ask);
}

const attributesOf = (isMasterpiece: boolean) =>
  isMasterpiece ? { className: 'best', 'data-sign': 'masterpiece' } : { 'data-sign': 'results' };

/** The results of the die for each skill. */
function Results({ facts: { skills } }: CharacterProps) {
  return skills.map(({ skill, cost, faces, results, masterpiece }) => (
    <span key={skill} className="results" data-extra-sign="results">
      {skills.length > 1 && <SkillPrice skill={skill} fiorini={cost} />}
      {faces.map((face, index) => (
        <b key={face} {...attributesOf(masterpiece.includes(face))}>
          {numeral(results[index] ?? 0)}
        </b>
      ))}
    </span>
  ));
}

/** The player who holds the character, with a sign if it is detained or expelled. */
function Taken({ facts: { tile, holder } }: CharacterProps) {
  return (
    <span className="held">
      {(tile === 'detained' || tile === 'expelled') && <Icon name={signOf(tile)} />}
      {holder !== null && <SeatShield seat={holder} extraSign="taken" />}
    </span>
  );
}

function classesOf({ isNamed, isMaster, left, skills }: florenza.LifeFacts): string {
  const marks = { unnamed: !isNamed, gone: left === 0, finished: isMaster, several: skills.length > 1 };
  return ['florenza-character', ...Object.entries(marks).flatMap(([name, is]) => (is ? [name] : []))].join(' ');
}

function FirstSkill({ facts: { skills } }: CharacterProps) {
  const [first] = skills;
  return first === undefined ? <Preacher /> : <Skill skill={first.skill} />;
}

function Preacher() {
  return (
    <span className="skill preacher" data-sign="preacher">
      <Icon name="cross" />
    </span>
  );
}

/** The price: for an artist by skill, for a preacher the goods to pay at once. */
function Price({ facts: { skills, cost, isNamed } }: CharacterProps) {
  const { words } = useSceneBase();
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
        <SkillPrice key={skill} skill={skill} fiorini={fiorini} />
      ))}
    </span>
  );
}

function SkillPrice({ skill, fiorini }: { readonly skill: florenza.Skill; readonly fiorini: number }) {
  return (
    <span className="skillPrice" data-sign={skill} data-extra-sign="fee">
      <Skill skill={skill} />
      {fiorini}
    </span>
  );
}

function labelOf(scene: SceneBase, facts: florenza.LifeFacts): string {
  const { words } = scene;
  const { labels } = words;
  const { skills, cost, gain, holder, tile, rounds } = facts;
  const does = skills.map(({ skill, cost: fiorini, results }) =>
    [words.skills[skill].name, amountsInWords(scene, { fiorini }), labels.results(results.map(numeral).join(', '))]
      .filter((part) => part !== '')
      .join(', '),
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
