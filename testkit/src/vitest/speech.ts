import type { Language, Overview, Rulebook } from '@signoria/engine';
import { at, LANGUAGES, plain, ruleText, rulingsIn } from '@signoria/engine';
import { describe, expect, test } from 'vitest';
import { articleFaults, styleFaults } from '../houseStyle.ts';
import type { PeopleTypes } from '../table.ts';
import type { AnySpeech, Speech } from '../words.ts';
import {
  composedTexts,
  everyLine,
  faultFinder,
  figuresIn,
  filledIn,
  menuLines,
  PLAYER_NAMES,
  rulebookLines,
  vocabulary,
} from '../words.ts';

/** Fewer texts than this would leave patterns of sentences unchecked. */
const FEWEST_LINES = 2000;

/** Registers tests that a game has text for everything in every language. */
export function speech<G extends PeopleTypes>(game: Speech<G>): void {
  describe.each(LANGUAGES)('%s', (language) => {
    asksAndOffers(game, language);
    describesEvents(game, language);
    givesReasons(game, language);
    explains(game, language);
    hasRules(game, language);
    if (game.keepsHouseStyle === true)
      test('sentences, menu and labels follow the house style', () => {
        const lines = everyLine(game, language);
        const { labels = {} } = game.text[language];
        expect(lines.size).toBeGreaterThan(FEWEST_LINES);
        expect(styleFaults(language, [...lines, ...menuLines(game, language), ...filledIn(labels)])).toEqual([]);
      });
    if (game.articled !== undefined)
      test('names of components have the right article in sentences', () => {
        expect(articleFaults(language, composedTexts(game, language), new Set(game.articled))).toEqual([]);
      });
    if (game.articled !== undefined)
      test('explanations of components do not just repeat the name', () => {
        const { components, explain } = game.text[language];
        const explained = components.map((id) => explain(id, game.opening));
        const heading = (name: string) => name.replace(/ \(.*/, '').toLowerCase();
        const repeated = explained.filter(({ name, gloss }) => heading(name) === gloss.toLowerCase());
        expect(repeated.map(({ name }) => name)).toEqual([]);
      });
  });
  test('the other languages contain only the English words listed in `shared`', () => {
    const english = vocabulary(game, 'en');
    const sharedBy = (language: Language) => [...vocabulary(game, language)].filter((word) => english.has(word)).sort();
    const others = LANGUAGES.filter((language) => language !== 'en');
    expect(Object.fromEntries(others.map((language) => [language, sharedBy(language)]))).toEqual(game.shared);
  });
}

function asksAndOffers(
  { rules, text: texts, moments, kindOf = (move) => move.do, met }: AnySpeech,
  language: Language,
) {
  const text = texts[language];
  const faults = faultFinder(text);
  test('every question, stage and move has a text, and no two moves have the same', () => {
    const kinds = new Set<string>();
    for (const { state, seat, moves, after } of moments) {
      const question = text.question(state, seat, PLAYER_NAMES);
      const toNobody = plain(text.question(state, null, PLAYER_NAMES));
      const others = text.question(state, (seat + 1) % state.table.players.length, PLAYER_NAMES);
      const list = moves.map((move) => text.move(move, state, seat));
      expect(faults(question, others, text.question(after, null, PLAYER_NAMES), text.stage(state), ...list)).toEqual(
        [],
      );
      expect(plain(question)).toContain(at(PLAYER_NAMES, seat));
      for (const asked of rules.pending(state)) expect(toNobody).toContain(at(PLAYER_NAMES, asked));
      expect(new Set(list.map(plain)).size).toBe(moves.length);
      for (const move of moves) kinds.add(kindOf(move));
    }
    expect(kinds.size).toBe(met.moves);
  });

  test('every move has a verb, and an object that differs from the others of the verb', () => {
    const wrong = new Set<string>();
    for (const { state, seat, moves } of moments) {
      const said = new Set<string>();
      for (const move of moves) {
        const verb = rules.verb(move);
        const { name, short } = text.verb(verb, state);
        const object = text.object(move, state, seat);
        const whole = `${verb}: ${object.name} ${object.note}`;
        const left = [object.name, object.note].filter((one) => one !== '');
        for (const fault of faults(name, short, ...left)) wrong.add(`${verb}: ${fault}`);
        if (said.has(whole)) wrong.add(`twice ${whole}`);
        said.add(whole);
      }
    }
    expect([...wrong]).toEqual([]);
  });
}

function describesEvents({ rules, text: texts, opening, moments, neverSeen = [], met }: AnySpeech, language: Language) {
  const text = texts[language];
  const faults = faultFinder(text);
  test('every event has a text, also in its redacted form', () => {
    const types = new Set<string>();
    for (const { after, events } of moments)
      for (const event of [...events, ...neverSeen]) {
        types.add(event.type);
        const worded = [event, rules.redact(event, null)].map((one) => text.event(one, after, PLAYER_NAMES));
        expect(faults(...worded)).toEqual([]);
      }
    expect(types.size).toBe(met.events);
  });

  test('the text of an event does not depend on the position in which it is shown', () => {
    const worded = (event: PeopleTypes['event'], state: PeopleTypes['state']) =>
      plain(text.event(event, state, PLAYER_NAMES));
    const events = moments.flatMap(({ after, events: own }) => own.map((event) => ({ event, after })));
    expect(events.filter(({ event, after }) => worded(event, opening) !== worded(event, after))).toEqual([]);
  });
}

function givesReasons(game: AnySpeech, language: Language) {
  const { rules, opening, moments, wishesEvery = 1, everyReason, met } = game;
  const text = game.text[language];
  const faults = faultFinder(text);
  test('every illegal wish and its reason have a text, and the reason cites an existing rule', () => {
    const wrong = new Set<string>();
    const codes = new Set<string>();
    for (const { state, seat } of moments.filter((_, index) => index % wishesEvery === 0))
      for (const wish of rules.wishes(state, seat)) {
        const reason = rules.whyNot(state, seat, wish);
        if (reason === null) continue;
        codes.add(reason.code);
        for (const fault of faults(text.reason(reason, state), text.move(wish, state, seat))) wrong.add(fault);
        if (!(reason.rule in text.rules)) wrong.add(reason.rule);
      }
    expect([...wrong]).toEqual([]);
    expect(codes.size).toBeGreaterThanOrEqual(met.reasons);
  });

  test('every possible reason has a text, and no two have the same', () => {
    const said = Object.values(everyReason).map((reason) => text.reason(reason, opening));
    expect(faults(...said)).toEqual([]);
    expect(new Set(said.map(plain)).size).toBe(said.length);
  });
}

function explains({ rules, text: texts, opening, components, scoreLines }: AnySpeech, language: Language) {
  const text = texts[language];
  const faults = faultFinder(text);
  test('every component has an explanation, which cites only existing rules', () => {
    expect([...text.components].sort()).toEqual([...new Set(components)].sort());
    for (const id of text.components) {
      const { name, gloss, kind, lines, rules: cited } = text.explain(id, opening);
      expect(faults(name, gloss, kind, ...lines)).toEqual([]);
      expect(lines.length).toBeGreaterThan(0);
      expect(new Set(cited).size).toBe(cited.length);
      for (const rule of cited) expect(text.rules).toHaveProperty([rule]);
    }
    expect(() => text.explain('nothing-of-the-kind', opening)).toThrow();
  });

  test('score lines and options have names', () => {
    for (const id of scoreLines) expect(text.scoreLine(id)).not.toBe(id);
    expect(Object.keys(text.options)).toEqual(rules.options.map(({ id }) => id));
    for (const option of rules.options) {
      const { name, explained, choices = {} } = text.options[option.id] ?? expect.fail();
      expect(Object.keys(choices)).toEqual(option.kind === 'choice' ? option.choices : []);
      expect(faults(name, explained, ...Object.values(choices))).toEqual([]);
    }
    expect(faults(text.title, text.summary)).toEqual([]);
  });
}

function hasRules({ text: texts }: AnySpeech, language: Language) {
  const text = texts[language];
  test('the rules have the same numbers and the same figures as in English', () => {
    expect(Object.keys(text.rules)).toEqual(Object.keys(texts.en.rules));
    expect(faultFinder(text)(...rulebookLines(text))).toEqual([]);
    for (const [number, rule] of Object.entries(text.rules))
      expect([number, figuresIn(ruleText(rule))]).toEqual([number, figuresIn(ruleText(texts.en.rules[number] ?? ''))]);
  });

  test('the same sentences as in English are rulings, with a reason for the same ones', () => {
    const rulings = ({ rules }: Rulebook) =>
      Object.entries(rules).map(([number, rule]) => [number, ...rulingsIn(rule).map(({ reason }) => reason !== '')]);
    expect(rulings(text)).toEqual(rulings(texts.en));
  });

  test('the overview has as many steps and sources of points as in English, and the same figures', () => {
    const { round, points } = text.overview;
    const english = texts.en.overview;
    expect([round.steps.length, points.length]).toEqual([english.round.steps.length, english.points.length]);
    const figures = ({ aim, round, end, points }: Overview) =>
      [aim, ...round.steps, end, ...points].map((line) => figuresIn(line));
    expect(figures(text.overview)).toEqual(figures(english));
  });
}
