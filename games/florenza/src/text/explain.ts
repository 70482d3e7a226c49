import type { Explained } from '@signoria/engine';
import { at, capital, plain } from '@signoria/engine';
import type { AnyArtist, AnyPreacher, Artist, UnnamedArtist } from '../characters.ts';
import { ANY_PREACHER_IDS, ARTIST_IDS, UNNAMED_ARTIST_IDS } from '../characters.ts';
import type { Artwork, Skill, Workshop } from '../components.ts';
import { ARTWORK_IDS, SKILLS, WORKSHOP_IDS } from '../components.ts';
import { artworkFacts } from '../facts/artworks.ts';
import { prestigeRangeOf } from '../facts/lives.ts';
import { worksFor } from '../facts/work.ts';
import type { SomeGains } from '../goods.ts';
import { RESOURCES, someOf } from '../goods.ts';
import type { State } from '../state.ts';
import type { RuleNumber } from './en/rules.ts';
import type { Words } from './en/words.ts';
import { goodEntry, placeEntry, tokenEntry } from './explainGoodsAndPlaces.ts';
import type { Names } from './names.ts';
import { sharedId } from './printed.ts';

/** An explanation whose rule citations are type-checked. */
export interface Entry extends Explained {
  readonly rules: readonly RuleNumber[];
}
export type Explain<Id> = (id: Id, state: State) => Entry;

/** Returns all explanations by id, with the figures of the table. */
export function explainIn(words: Words, names: Names): Record<string, (state: State) => Entry> {
  const book: Record<string, (state: State) => Entry> = {};
  const enter = <Id extends string>(ids: readonly Id[], explain: Explain<Id>) => {
    for (const id of ids) book[id] = (state) => explain(id, state);
  };
  enter(WORKSHOP_IDS, workshopEntry(words, names));
  enter(ARTWORK_IDS, artworkEntry(words, names));
  enter(ARTIST_IDS, artistEntry(words, names));
  enter(UNNAMED_ARTIST_IDS, unnamedEntry(words));
  enter(ANY_PREACHER_IDS, preacherEntry(words, names));
  enter(SKILLS, skillEntry(words));
  enter([...RESOURCES, 'fiorini'], goodEntry(words, names));
  enter(['workers', 'prestige', 'influence', 'certificate', 'captain', 'bishop', 'cardinal'], tokenEntry(words));
  enter(['market', 'work', 'pulpit', 'palazzo', 'chiesa'], placeEntry(words, names));
  return book;
}

function workshopEntry(words: Words, names: Names): Explain<Workshop> {
  const { lines, kinds, glosses } = words;
  const said = (some: SomeGains) => plain(names.bundle(some));
  return (id, { figures, table }) => {
    const { name, kind, copies, isOpening, cost, reward, pay, gain, income, source } = figures.workshops[id];
    const takes = someOf(pay);
    const use =
      kind === 'residence'
        ? lines.everyRound(said(someOf(income)))
        : Object.keys(takes).length > 0
          ? lines.formula(said(takes), said(someOf(gain)))
          : lines.use(said(someOf(gain)));
    return {
      name,
      gloss: glosses[sharedId(id)],
      kind: capital(kinds[kind].name),
      lines: [
        use,
        lines.cost(said(someOf(cost))),
        ...(reward.prestige > 0 ? [lines.built(said(someOf(reward)))] : []),
        lines.copies(copies, at(table.supply, WORKSHOP_IDS.indexOf(id))),
        ...(isOpening ? [lines.opening] : []),
        words.source(source),
      ],
      rules: kind === 'residence' ? ['R3.5', 'R6.4', 'R6.6'] : ['R6.4', 'R6.5', 'R6.6', 'R8.3', 'R8.4'],
    };
  };
}

function artworkEntry(words: Words, names: Names): Explain<Artwork> {
  const { lines, kinds, glosses } = words;
  const said = (some: SomeGains) => plain(names.bundle(some));
  return (id, state) => {
    const { name, place, area, skills, cost, reward, income, sale, price, source } = state.figures.artworks[id];
    const { failures } = state.figures;
    const earns = someOf(income);
    const { crest, commission } = artworkFacts(state, id, 0);
    const isShared = area !== 'district';
    return {
      name: `${name} (${place})`,
      gloss: glosses[sharedId(id)],
      kind: capital(kinds[area].name),
      lines: [
        lines.artworkCost(said(someOf(cost))),
        words.needsArtist(names.any(skills.map((skill) => words.skills[skill].name))),
        lines.reward(said(someOf(reward))),
        ...(Object.keys(earns).length > 0 ? [lines.income(said(earns))] : []),
        ...(price > 0 ? [lines.sale(said(someOf(sale)), plain(names.amount('fiorini', price)))] : []),
        ...(isShared && crest !== null ? [lines.completedBy(names.family(crest))] : []),
        ...(isShared && commission !== null
          ? [lines.promisedBy(names.family(commission.seat), plain(names.character(commission.artist)))]
          : []),
        lines.failure(words.prestige(failures[area]), String(failures[area] + failures.named)),
        words.source(source),
      ],
      rules: ['R6.7', 'R9.2', 'R9.3', ...(area === 'district' ? (['R9.4'] as const) : []), 'R9.9'],
    };
  };
}

function artistEntry(words: Words, names: Names): Explain<Artist> {
  const { lines, verbs } = words;
  return (id, state) => {
    const { name, life, source } = state.figures.artists[id];
    const here = state.table.lives.find(({ character }) => character === id);
    const skills = state.figures.derived.skillsOf[id];
    return {
      name,
      gloss: `${skills.map(({ skill }) => words.skills[skill].name).join(', ')}, ${words.notes[id].years}`,
      kind: lines.artist,
      lines: [
        words.notes[id].note,
        ...skills.map((one) => {
          const price = one.cost === 0 ? verbs.free : plain(names.amount('fiorini', one.cost));
          return lines.forSkill(
            words.skills[one.skill].name,
            price,
            words.prestigeRange(...prestigeRangeOf(state, id, one, null)),
          );
        }),
        here?.isMaster ? lines.masterpieceDone : lines.masterpiece(facesOf(skills)),
        here === undefined ? lines.notHere : lines.life(here.rounds),
        lines.lifeInAll(life),
        ...freeWorks(words, state, id),
        words.source(source),
      ],
      rules: ['R6.7', 'R9.2', 'R9.5', 'R9.7'],
    };
  };
}

/** R6.7  Returns the city artworks for which an available artist could be hired, with their prestige. */
function freeWorks({ lines }: Words, state: State, artist: AnyArtist): readonly string[] {
  const { artworks } = state.figures;
  const free = worksFor(state, state.table.captain ?? 0, artist).filter(
    ({ artwork }) => artworks[artwork].area !== 'district',
  );
  const ids = [...new Set(free.map(({ artwork }) => artwork))];
  const said = ids.map((id) => `${artworks[id].name} (${artworks[id].place}) +${artworks[id].reward.prestige}`);
  return said.length === 0 ? [] : [lines.couldWork(said.join(', '))];
}

function facesOf(skills: readonly { readonly masterpiece: readonly number[] }[]): string {
  return [...new Set(skills.flatMap(({ masterpiece }) => masterpiece))].join(', ');
}

function unnamedEntry(words: Words): Explain<UnnamedArtist> {
  const { lines, unnamed, verbs } = words;
  return (id, state) => {
    const { figures, table } = state;
    const { skill, copies, table: results, source } = figures.unnamed[id];
    return {
      name: unnamed[id],
      gloss: words.skills[skill].gloss,
      kind: lines.artist,
      lines: [
        lines.forSkill(
          words.skills[skill].name,
          verbs.free,
          words.prestigeRange(Math.min(...results), Math.max(...results)),
        ),
        lines.unnamed(copies, table.unnamed[skill]),
        ...freeWorks(words, state, id),
        words.source(source),
      ],
      rules: ['R1.7', 'R6.7', 'R9.8'],
    };
  };
}

function preacherEntry(words: Words, names: Names): Explain<AnyPreacher> {
  const { lines, glosses } = words;
  return (id, { figures, table }) => {
    const { name, life, copies, cost, gain, source } = figures.preachers[id];
    const here = table.lives.find(({ character }) => character === id);
    const { gained, lost } = names.gainsAndLosses(someOf(gain));
    const charity = lines.charity(plain(names.bundle(someOf(cost))), plain(gained), lost === null ? null : plain(lost));
    const rules: readonly RuleNumber[] = ['R6.10', 'R6.11', 'R6.12'];
    if (id === 'unnamed-preacher') {
      const left = lines.unnamed(copies, table.unnamed.preacher);
      return {
        ...{ name: words.unnamed[id], gloss: words.preacher.gloss, kind: lines.preacher, rules },
        lines: [charity, left, words.source(source)],
      };
    }
    const stays = here === undefined ? lines.notHere : lines.life(here.rounds);
    return {
      ...{ name, gloss: `${glosses[id]}, ${words.notes[id].years}`, kind: lines.preacher, rules },
      lines: [words.notes[id].note, charity, stays, lines.lifeInAll(life), words.source(source)],
    };
  };
}

function skillEntry({ skills, typeOfArtist, worksOn }: Words): Explain<Skill> {
  return (skill, { figures }) => ({
    name: capital(skills[skill].name),
    gloss: skills[skill].gloss,
    kind: typeOfArtist,
    lines: [
      worksOn(
        ARTWORK_IDS.map((id) => figures.artworks[id])
          .filter((artwork) => artwork.skills.includes(skill))
          .map(({ name, place }) => `${name} (${place})`)
          .join(', '),
      ),
    ],
    rules: ['R6.7', 'R9.2'],
  });
}
