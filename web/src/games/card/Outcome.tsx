import * as cardGame from '@signoria/card';
import { Icon } from '../../shell/Icon.tsx';
import { Change, Notes, TOOLS } from '../../tableKit/signs.tsx';
import { iconOf } from './art.ts';
import type { Scene } from './scene.ts';
import { nameOf, skillsInWords, useScene } from './scene.ts';
import { Cost } from './signs.tsx';

/** A preview of the chosen move beside Confirm: goods paid and gained, points, and later effects. */
export function Outcome() {
  const scene = useScene();
  const { outcome, words, props } = scene;
  if (outcome === null || props.chosen === null) return null;
  const { goods, any, income, rest, toHire, hired } = outcome;
  const { choices = 0 } = rest;
  return (
    <span className="outcome card-outcome">
      {cardGame.GOODS.map((good) => (
        <Change key={good} count={goods[good] ?? 0} icon={<Icon name={iconOf(good)} />} name={nameOf(scene, good)} />
      ))}
      {any.map((count) => (
        <Change key={count} count={count} icon={<Icon name="r-any" />} name={words.aResource} />
      ))}
      <Change count={rest.points ?? 0} icon={<Icon name="laurel" />} name={words.prestige} />
      {toHire !== null && (
        <span className="note">
          {toHire.skills.map((skill) => (
            <Icon key={skill} name={TOOLS[skill]} />
          ))}
          <span className="unseen">{skillsInWords(scene, toHire.skills)}</span>≥ {toHire.price}
          <Icon name={iconOf('fiorini')} />
        </span>
      )}
      {hired !== null && <ArtistWorth hired={hired} />}
      {(Object.keys(income).length > 0 || choices > 0) && (
        <span className="note">
          <Cost cost={income} />
          {choices > 0 && <Icon name="r-any" />} {words.eachRound}
        </span>
      )}
      <Notes notes={notesOf(scene, outcome)} />
    </span>
  );
}

function notesOf({ words }: Scene, { rest, forAll }: cardGame.Outcome): readonly string[] {
  const { actions = 0, draws = 0, cards = 0, captaincy = 0, reservedArtists = 0 } = rest;
  return [
    ...(actions > 0 ? [draws > 0 ? words.extraActionAndCard : words.extraAction] : []),
    ...(reservedArtists > 0 ? [words.paidLater] : []),
    ...(captaincy > 0 ? [words.captaincy] : []),
    ...(cards === 0 ? [] : [cards < 0 ? `−${words.cards(-cards)}` : `+${words.cards(cards)}`]),
    ...(forAll ? [words.forAll] : []),
  ];
}

/** The range of values that the hired artist can have. */
function ArtistWorth({ hired }: { readonly hired: NonNullable<cardGame.Outcome['hired']> }) {
  const scene = useScene();
  const { skill } = scene.figures.artists[hired.artist];
  const [low, high] = [Math.min(...hired.values), Math.max(...hired.values)];
  return (
    <span className="plus">
      {low === high ? `+${low}` : `+${low}–${high}`}
      <Icon name={TOOLS[skill]} />
      <span className="unseen">{nameOf(scene, skill)}</span>
    </span>
  );
}
