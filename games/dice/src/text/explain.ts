import { capital, plain } from '@signoria/engine';
import { POPE_LEVELS } from '../about.ts';
import type { Die, Skill } from '../components.ts';
import { ARTWORK_IDS, BONUS_IDS, BUILDING_IDS, DIE_IDS, SKILLS, SPACE_IDS, TRACK_IDS } from '../components.ts';
import type { BoardFigures, Figures } from '../figures.ts';
import type { Good, Resource } from '../goods.ts';
import { GOODS } from '../goods.ts';
import { ANY_VALUE, TRADES } from '../players.ts';
import type { State } from '../state.ts';
import type { RuleNumber } from './en/rules.ts';
import type { Words } from './en/words.ts';
import type { Entry, Explain } from './entry.ts';
import { coins, listOf, sourceOf } from './entry.ts';
import {
  artworkEntry,
  buildingEntry,
  CHIESA_RULES,
  chiesaBonus,
  PALAZZO_RULES,
  palazzoBonus,
  spaceEntry,
} from './explainSheet.ts';
import { bonusEntry, hasEntry, spareEntry, starEntry, trackEntry } from './explainTracks.ts';
import type { Area, Names } from './names.ts';

/** Returns the explanations of everything on the sheet and the dice board, with the figures of this table. */
export function explainIn(words: Words, names: Names): Record<string, (state: State) => Entry> {
  const book: Record<string, (state: State) => Entry> = {};
  const enter = <Id extends string>(ids: readonly Id[], explain: Explain<Id>) => {
    for (const id of ids) book[id] = ({ figures }) => explain(id, figures);
  };
  enter(DIE_IDS, dieEntry(words, names));
  enter(GOODS, goodEntry(words, names));
  enter(['spare'], spareEntry(words, names));
  enter(['star'], starEntry(words));
  enter(ARTWORK_IDS, artworkEntry(words, names));
  enter(BUILDING_IDS, buildingEntry(words, names));
  enter(['space-1', ...SPACE_IDS], spaceEntry(words, names));
  enter(TRACK_IDS, trackEntry(words, names));
  enter(BONUS_IDS.filter(hasEntry), bonusEntry(words));
  enter(SKILLS, skillEntry(words, names));
  enter(['anonymous'], anonymousEntry(words, names));
  enter(Object.keys(AREA_RULES) as Area[], areaEntry(words));
  enter(['ghost'], ghostEntry(words));
  return book;
}

function dieEntry(words: Words, names: Names): Explain<Die> {
  const { goods, lines, skills } = words;
  return (die, figures) => {
    const { resource, track, artist } = figures.dice[die];
    const recruits = [track === null ? [] : words.track(track).name, artist === null ? [] : skills[artist].name].flat();
    const { low, high } = figures.board;
    const brought = ({ resources }: BoardFigures) => plain(names.amount(resource, resources));
    const recruited = ({ steps, price }: BoardFigures) =>
      track === null
        ? lines.artistFor(plain(names.hired(artist ?? 'any')), coins(names, price))
        : plain(names.steps(steps, track));
    return {
      name: capital(words.die(die).name),
      gloss: plain(names.any([[goods[resource].name], ...recruits.map((name) => [name])])),
      kind: lines.kinds.die,
      lines: [
        lines.dieResources(brought(low), brought(high)),
        lines.dieRecruits(recruited(low), recruited(high)),
        lines.anyDie(coins(names, figures.fiorini.die)),
        lines.anyValueWith(names.building(ANY_VALUE[die])),
        lines.tradesWith(names.building(TRADES[die])),
        words.source(sourceOf(figures.dice[die], low, high)),
      ],
      rules: ['R7.1', 'R7.2', track === null ? 'R7.4' : 'R7.3', 'R7.5', 'R11.3', 'R11.4'],
    };
  };
}

function goodEntry(words: Words, names: Names): Explain<Good> {
  const { lines, goods } = words;
  return (good, figures) => {
    const shared = { name: capital(goods[good].name), gloss: goods[good].gloss };
    if (good !== 'fiorini')
      return {
        ...shared,
        kind: words.resource,
        lines: resourceLines(words, names, figures, good),
        rules: ['R2.2', 'R2.3', 'R7.2'],
      };
    const { start, left } = figures;
    return {
      ...shared,
      kind: words.money,
      lines: [
        lines.coin,
        lines.start(coins(names, start.fiorini)),
        lines.left(coins(names, left.fioriniAPoint), words.points(1)),
        words.source(sourceOf(start, left)),
      ],
      rules: ['R1.3', 'R2.6', 'R2.7', 'R7.5', 'R10.2', 'R12.7'],
    };
  };
}

function resourceLines(
  { die: named, lines, source }: Words,
  names: Names,
  figures: Figures,
  resource: Resource,
): string[] {
  const brings = DIE_IDS.filter((die) => figures.dice[die].resource === resource);
  const artworks = ARTWORK_IDS.filter((artwork) => figures.artworks[artwork].cost[resource] > 0);
  const buildings = BUILDING_IDS.filter((building) => figures.buildings[building].cost[resource] > 0);
  const works = [
    ...artworks.map((artwork) => names.artwork(artwork).name),
    ...buildings.map((building) => names.building(building).name),
  ];
  const rows = [
    ...artworks.map((artwork) => figures.artworks[artwork]),
    ...buildings.map((building) => figures.buildings[building]),
  ];
  return [
    ...brings.map((die) => lines.broughtBy(named(die).the)),
    ...(works.length > 0 ? [lines.needed(listOf(names, works))] : []),
    source(sourceOf(...rows)),
  ];
}

const HIRE_RULES = ['R7.4', 'R9.1', 'R9.2', 'R9.3', 'R9.4'] as const satisfies readonly RuleNumber[];

function skillEntry(words: Words, names: Names): Explain<Skill> {
  const { lines, points, skills } = words;
  return (skill, { artist, artworks, dice }) => {
    const hires = DIE_IDS.filter((die) => dice[die].artist === skill);
    const works = ARTWORK_IDS.filter((artwork) => artworks[artwork].artists.includes(skill));
    return {
      name: capital(skills[skill].name),
      gloss: skills[skill].gloss,
      kind: words.typeOfArtist,
      lines: [
        ...hires.map((die) => lines.hiredWith(words.die(die).the)),
        ...(works.length > 0
          ? [
              words.worksOn(
                listOf(
                  names,
                  works.map((artwork) => names.artwork(artwork).name),
                ),
              ),
            ]
          : []),
        lines.artistAdds(points(artist.paid), points(artist.anonymous)),
        words.source(sourceOf(artist, ...works.map((artwork) => artworks[artwork]))),
      ],
      rules: HIRE_RULES,
    };
  };
}

function anonymousEntry(words: Words, names: Names): Explain<'anonymous'> {
  const { anonymous, lines, points, source, typeOfArtist } = words;
  return (_, { artist }) => ({
    name: capital(anonymous.name),
    gloss: anonymous.gloss,
    kind: typeOfArtist,
    lines: [
      lines.anonymous(names.building('casa')),
      lines.anonymousAdds(points(artist.anonymous)),
      source(artist.source),
    ],
    rules: ['R9.4', 'R11.5'],
  });
}

const AREA_RULES = {
  palazzo: ['R2.1', ...PALAZZO_RULES, 'R9.10', 'R13.7'],
  chiesa: ['R2.1', 'R4.1', ...CHIESA_RULES],
  rione: ['R1.4', 'R2.1', 'R8.2', 'R8.5', 'R12.3'],
  supply: ['R1.3', 'R2.4', 'R2.5', 'R2.6', 'R2.7'],
} as const satisfies Readonly<Record<Area, readonly RuleNumber[]>>;

function areaEntry(words: Words): Explain<Area> {
  const { areas, lines } = words;
  return (area, figures) => {
    const { round1, round2, round3, round4, round5, round6 } = figures.palazzoAlone;
    const more = {
      palazzo: [
        palazzoBonus(words, figures),
        lines.palazzoAlone([round1, round2, round3, round4, round5, round6]),
        words.source(sourceOf(figures.palazzo, figures.palazzoAlone)),
      ],
      chiesa: [chiesaBonus(words, figures), words.source(figures.brings.source)],
      rione: [],
      supply: [],
    }[area];
    return {
      name: capital(areas[area].name),
      gloss: areas[area].gloss,
      kind: lines.kinds.sheet,
      lines: [lines.areas[area], ...more],
      rules: AREA_RULES[area],
    };
  };
}

/** R13 */
function ghostEntry({ ghost, lines, options, points, source }: Words): Explain<'ghost'> {
  const { choices } = options.pope;
  return (_, { pope }) => ({
    name: ghost.name,
    gloss: ghost.gloss,
    kind: lines.kinds.opponent,
    lines: [
      ...lines.ghost,
      lines.ghostScores(POPE_LEVELS.map((level) => `${points(pope[level])} (${choices[level]})`).join(', ')),
      source(pope.source),
    ],
    rules: ['R13.1', 'R13.2', 'R13.3', 'R13.4', 'R13.5', 'R13.6', 'R13.8'],
  });
}
