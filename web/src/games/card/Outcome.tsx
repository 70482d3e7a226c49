import * as cardGame from '@signoria/card';
import { numeral } from '@signoria/engine';
import { Icon } from '../../shell/Icon.tsx';
import { Change, Notes, TOOLS } from '../../tableKit/signs.tsx';
import { iconOf } from './art.ts';
import type { Scene } from './scene.ts';
import { skillsInWords, useScene } from './scene.ts';
import { Cost } from './signs.tsx';

/** A preview of the chosen move beside Confirm: goods paid and gained, points, and later effects. */
export function Outcome() {
  const scene = useScene();
  const { outcome, words, props } = scene;
  if (outcome === null || props.chosen === null) return null;
  const { goods, any, income, counts, toHire } = outcome;
  const { choices = 0 } = counts;
  return (
    <span className="outcome card-outcome">
      {cardGame.GOODS.map((good) => (
        <Change
          key={good}
          count={goods[good] ?? 0}
          icon={<Icon name={iconOf(good)} />}
          name={scene.words.good(good, Math.abs(goods[good] ?? 0))}
        />
      ))}
      {any.map((count) => (
        <Change key={count} count={count} icon={<Icon name="r-any" />} name={words.resourceNoun(count)} />
      ))}
      <Change count={counts.points ?? 0} icon={<Icon name="laurel" />} name={words.prestige(counts.points ?? 0)} />
      {toHire !== null && <AcceptedSkills skills={toHire.skills} />}
      {(Object.keys(income).length > 0 || choices > 0) && (
        <span className="note later">
          <span className="unseen">;</span>
          {`${words.eachRound}: +`}
          <Cost cost={income} />
          {choices > 0 && <Icon name="r-any" label={words.aResource} />}
        </span>
      )}
      <Notes notes={[...artistNotes(scene, outcome), ...notesOf(scene, outcome)]} />
    </span>
  );
}

function notesOf({ words, figures }: Scene, { counts, guilds, forAll }: cardGame.Outcome): readonly string[] {
  const { actions = 0, draws = 0, cards = 0, captaincy = 0, reservedArtists = 0, unfinished = 0 } = counts;
  return [
    ...guilds.map(({ guild, points }) => words.includingGuild(points, figures.cards[guild].name)),
    ...(unfinished < 0 ? [words.unfinished(numeral(unfinished))] : []),
    ...(actions > 0 ? [draws > 0 ? words.extraActionAndCard : words.extraAction] : []),
    ...(reservedArtists > 0 ? [words.paidLater] : []),
    ...(captaincy > 0 ? [words.captaincy] : []),
    ...(cards === 0 ? [] : [cards < 0 ? `−${words.cards(-cards)}` : `+${words.cards(cards)}`]),
    ...(forAll ? [words.forAll] : []),
  ];
}

/** The skills that a work accepts. */
function AcceptedSkills({ skills }: { readonly skills: readonly cardGame.Skill[] }) {
  const scene = useScene();
  return (
    <span className="note">
      {skills.map((skill) => (
        <Icon key={skill} name={TOOLS[skill]} />
      ))}
      <span className="unseen">{skillsInWords(scene, skills)}</span>
    </span>
  );
}

/** Returns a note with the possible values of the work's artist and, until one is hired, the range of prices. */
function artistNotes({ words }: Scene, { toHire, hired }: cardGame.Outcome): readonly string[] {
  if (hired !== null) {
    const worth = words.range(Math.min(...hired.values), Math.max(...hired.values));
    return [words.artistFor(words.values(worth))];
  }
  if (toHire === null) return [];
  const price = `${words.range(...toHire.price)} ${words.good('fiorini', toHire.price[1])}`;
  return [words.artistFor(`${price}, ${words.values(words.range(...toHire.values))}`)];
}
