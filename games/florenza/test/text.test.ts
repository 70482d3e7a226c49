import { FAMILY_NAMES } from '@signoria/common';
import { chance, LANGUAGES, plain, questionFor, seedFromText } from '@signoria/engine';
import { momentsOf, PLAYER_NAMES } from '@signoria/testkit';
import { speech } from '@signoria/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { ANY_PREACHER_IDS, ARTIST_IDS, ARTISTS, PREACHERS, UNNAMED_ARTIST_IDS } from '../src/characters.ts';
import { ARTWORK_IDS, ARTWORKS, SKILLS, WORKSHOP_IDS, WORKSHOPS } from '../src/components.ts';
import { GOODS } from '../src/goods.ts';
import type { Ask, GameEvent, Move, Options, State, Step } from '../src/index.ts';
import { florenza } from '../src/index.ts';
import { SCORE_LINES } from '../src/score.ts';
import { lively } from '../src/testkit.ts';
import { florenzaText } from '../src/text/index.ts';
import { VERBS } from '../src/verbs.ts';
import { EVERY_REASON } from './reasons.ts';

const fresh = (seats: number, name: string, input: Partial<Options> = {}): State => {
  const options = florenza.readOptions(input, seats);
  return florenza.setup(options.ok ? options.value : expect.fail(), seats, seedFromText(name));
};
const wholeGame = (state: State, name: string) => [
  ...momentsOf(florenza, state, chance(seedFromText(name), 'text'), lively),
];

const opening = fresh(5, 'opening');
/** Goods for every promise, so that artworks are completed and pay income. */
const PLENTY = { start: { marble: 60, wood: 60, metal: 60, textile: 60, spice: 60, gold: 60, fiorini: 9000 } } as const;
const moments = [
  ...wholeGame(fresh(5, 'words for 5', { figures: PLENTY }), 'words for 5'),
  ...wholeGame(fresh(4, 'words for 4'), 'words for 4'),
  ...wholeGame(fresh(3, 'words for 3', { noDie: true, figures: PLENTY }), 'words for 3'),
  ...wholeGame(fresh(2, 'words for 2', { limitedCubes: true }), 'words for 2'),
];

const named = (rows: Readonly<Record<string, { readonly name: string }>>) =>
  Object.values(rows).map(({ name }) => name);

speech({
  rules: florenza,
  text: florenzaText,
  opening,
  moments,
  everyReason: EVERY_REASON,
  met: { moves: 27, events: 38, reasons: 23 },
  wishesEvery: 5,
  components: [
    ...[
      ...WORKSHOP_IDS,
      ...ARTWORK_IDS,
      ...ARTIST_IDS,
      ...UNNAMED_ARTIST_IDS,
      ...ANY_PREACHER_IDS,
      ...SKILLS,
      ...GOODS,
    ],
    ...['workers', 'prestige', 'influence', 'certificate', 'captain', 'bishop', 'cardinal'],
    ...['market', 'work', 'pulpit', 'palazzo', 'chiesa'],
  ],
  scoreLines: SCORE_LINES,
  articled: [...WORKSHOP_IDS, ...ARTWORK_IDS],
  keepsHouseStyle: true,
  properNames: [
    ...[...named(WORKSHOPS), ...named(ARTWORKS), ...named(ARTISTS), ...named(PREACHERS)],
    ...Object.values(ARTWORKS).map(({ place }) => place),
    ...Object.values(FAMILY_NAMES),
  ],
  shared: {
    de: 'altar an antonios art bank bonus brancacci bronze clairvaux david die falls farnese fast fiorini florenza gold gonzaga hand in man mantua marco marker markers option padua parma perseus phase prestige prior renaissance san so statue still thomas venus vicenza was'.split(
      ' ',
    ),
    it: 'all bonus brancacci come complete david decide far farnese fiorini florenza gonzaga in marco parma per piacenza produce round san statue summa uffizi vicenza'.split(
      ' ',
    ),
  },
});

const told = (event: GameEvent) =>
  LANGUAGES.map((language) => plain(florenzaText[language].event(event, opening, PLAYER_NAMES)));
const said = (move: Move) => LANGUAGES.map((language) => plain(florenzaText[language].move(move, opening, 0)));

describe('articles and cases', () => {
  test('R6.7 sentences about unnamed artists use the right case', () => {
    expect(told({ type: 'artistHired', seat: 0, artwork: 'signoria-salone', artist: 'unnamed-painter' })).toEqual([
      'Anna hires an unnamed painter for the Salone of the Palazzo della Signoria.',
      'Anna stellt einen unbekannten Maler für den Salone des Palazzo della Signoria ein.',
      'Anna ingaggia un pittore anonimo per il Salone del Palazzo della Signoria.',
    ]);
    const scored = { type: 'artistScored', artwork: 'duomo-abside', skill: 'painter', number: 1 } as const;
    expect(
      told({ ...scored, seat: 0, artist: 'unnamed-painter', prestige: -1, isMasterpiece: false }).slice(1),
    ).toEqual(['Der unbekannte Maler kostet Anna 1 Prestige.', 'Il pittore anonimo costa ad Anna 1 punto prestigio.']);
    expect(told({ ...scored, seat: 1, artist: 'masaccio', prestige: 4, isMasterpiece: true })).toEqual([
      'Masaccio creates a masterpiece: 4 prestige for Bruno.',
      'Masaccio gelingt ein Meisterwerk: 4 Prestige für Bruno.',
      'Masaccio crea un capolavoro: 4 punti prestigio per Bruno.',
    ]);
  });

  test('R4.1, R6.10 families and pulpits have the right articles and cases', () => {
    expect(said({ do: 'detainWorker', of: 3 })).toEqual([
      'Detain one of the Strozzi’s workers',
      'Setze einen Arbeiter der Strozzi fest',
      'Trattieni un operaio degli Strozzi',
    ]);
    expect(said({ do: 'convert', of: 1 })[2]).toBe('Converti un operaio dei Pazzi');
    expect(said({ do: 'charity', pulpit: 'duomo' })).toEqual([
      'Give charity at the pulpit of the Duomo',
      'Gib Almosen an der Kanzel des Doms',
      'Fai l’elemosina al pulpito del Duomo',
    ]);
    expect(said({ do: 'open', workshop: 'erbolaio' })).toEqual([
      'Start with the Erbolaio',
      'Beginne mit dem Erbolaio',
      'Comincia con l’Erbolaio',
    ]);
  });

  test('R8.3 the source of an effect has its article', () => {
    const zecca = { type: 'produced', seat: 0, owner: 0, space: 4, workshop: 'zecca' } as const;
    expect(told({ ...zecca, paid: { gold: 2 }, gained: { fiorini: 500 } })).toEqual([
      'Anna pays 2 gold at the Zecca and gains 500 fiorini.',
      'Anna zahlt bei der Zecca 2 Gold und erhält 500 Fiorini.',
      'Anna usa la Zecca: paga 2 oro e ottiene 500 fiorini.',
    ]);
    expect(told({ type: 'income', seat: 0, from: 'ospedale-chiostro', gained: { workers: 1 } })[2]).toBe(
      'Anna riceve 1 operaio dal Chiostro dell’Ospedale.',
    );
  });
});

test('R1.6 every named character has years of life and a note about their work, in every language', () => {
  const notes = LANGUAGES.flatMap((language) => Object.values(florenzaText[language].words.notes));
  for (const { years, note } of notes) {
    expect(years).toMatch(/^1\d{3}–1\d{3}$/);
    expect(note.length).toBeGreaterThan(80);
    expect(note.length).toBeLessThan(140);
  }
  expect(new Set(notes.map(({ note }) => note)).size).toBe(3 * 40);
  for (const language of LANGUAGES) {
    const { gloss, lines } = florenzaText[language].explain('mantegna', opening);
    expect(gloss).toContain('1431–1506');
    expect(lines[0]).toBe(florenzaText[language].words.notes.mantegna.note);
  }
});

test('R6.4 two workshops of one name are told apart by their space', () => {
  const state = fresh(2, 'twins');
  const [first] = state.table.players;
  if (first === undefined) expect.fail('nobody');
  const picconiere = { workshop: 'picconiere', isBuilt: true, worker: null } as const;
  first.spaces = [picconiere, null, picconiere, null, null, null, null, null];
  const objects = [0, 2].map((space) => florenzaText.en.object({ do: 'operate', owner: 0, space }, state, 1).name);
  expect(objects).toEqual(['Picconiere (1)', 'Picconiere (3)']);
});

/** The phase of each question, as the rulebook counts them. */
const PHASES: Readonly<Record<Ask, number>> = {
  ...{ opening: 0, atrio: 1, captain: 2, bishop: 3, place: 4, artist: 4, preacher: 4, market: 5, trade: 5 },
  ...{ activity: 6, artworks: 7, skill: 7, incentive: 7, roll: 7 },
};

test('R2.1 the stage names the current phase', () => {
  const met = new Set<Ask>();
  for (const { state, seat } of moments) {
    const ask = questionFor<Step>(state.table.agenda, seat)?.ask ?? expect.fail('nothing is asked');
    const phase = PHASES[ask];
    met.add(ask);
    const { setup, phase: inWords } = florenzaText.it.words.stages;
    const name = florenzaText.it.words.phases[phase - 1]?.name ?? '';
    expect([ask, florenzaText.it.stage(state)]).toEqual([
      ask,
      phase === 0 ? setup : `Round ${state.table.round} di 8 · ${inWords(phase, name)}`,
    ]);
  }
  expect(met.size).toBe(Object.keys(PHASES).length);
});

test('R6.4, R6.7 verbs are short enough to stand before their choices', () => {
  for (const language of LANGUAGES) {
    const names = VERBS.flat().map((verb) => florenzaText[language].verb(verb, opening).name);
    expect(names.filter((name) => name.length > 20)).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  }
  const other = LANGUAGES.map((language) => florenzaText[language].verb('operate 3', opening).name);
  expect(other).toEqual(['Strozzi workshops', 'Bei den Strozzi', 'Botteghe: Strozzi']);
});

test('R6.7 the explanation of an available artist names the city artworks that could still be completed', () => {
  const here = opening.table.lives.find(({ character }) => character in ARTISTS) ?? expect.fail('no artist');
  const skills = opening.figures.derived.skillsOf[here.character as keyof typeof ARTISTS].map(({ skill }) => skill);
  const serves = ARTWORK_IDS.filter(
    (id) => ARTWORKS[id].area !== 'district' && ARTWORKS[id].skills.some((skill) => skills.includes(skill)),
  );
  const line = florenzaText.en.explain(here.character, opening).lines.find((one) => one.startsWith('Could still'));
  for (const id of serves) expect(line).toContain(`${ARTWORKS[id].name} (${ARTWORKS[id].place})`);
  expect(line?.split(', ').length).toBe(serves.length);
});
