import type { VerbGroup } from '@signoria/engine';
import { byVerb, idOf, plain } from '@signoria/engine';
import type { MoveChoice } from './choice.ts';
import { legalOf, listedOf, NOTHING, undecided } from './choice.ts';
import { explainedOf, isExplained } from './explained.ts';
import type { TableSnapshot } from './tableTypes.ts';
import type { ImpossibleWish } from './whyNot.ts';

/**
 * The row lists all moves at once if there are no more moves or no more verbs than this; otherwise verbs come first.
 */
const FEW_MOVES = 9;
const FEW_VERBS = 3;

/** One segment of the row: a verb with its moves, or one move. */
export interface RowItem {
  readonly key: string;
  readonly label: string;
  /** A price or a count, in smaller type. */
  readonly note: string;
  /** The full text, for the tooltip and screen readers. */
  readonly words: string;
  /** One move is picked by a click; several open the next level; none shows the reason. */
  readonly moves: readonly unknown[];
  /** Its verb; several if a group of verbs is one segment. */
  readonly verbs: readonly string[];
}

/** A group of related segments, with or without a heading. */
export interface RowGroup {
  readonly key: string;
  readonly heading: string;
  readonly items: readonly RowItem[];
}

/** Returns for each group the number of items in the groups before it. */
export function itemsBefore(groups: readonly RowGroup[]): readonly number[] {
  return groups.map((_, index) => groups.slice(0, index).reduce((sum, { items }) => sum + items.length, 0));
}

/** Returns the verb whose moves are shown: the verb of the choice, or that of the chosen move if verbs come first. */
export function shownVerb(snapshot: TableSnapshot, choice: MoveChoice): string | null {
  const { rules } = snapshot;
  if (choice.verb !== null || choice.chosen === null) return choice.verb;
  const groups = byVerb(rules, listedOf(legalOf(snapshot), choice));
  const own = groups.find(({ verb }) => verb === rules.verb(choice.chosen));
  return verbsFirst(groups) && own !== undefined && own.moves.length > 1 ? own.verb : null;
}

/** Returns the current groups of the row. Verbs in `impossible` without a legal move keep their place. */
export function rowOf(
  snapshot: TableSnapshot,
  choice: MoveChoice,
  impossible: readonly ImpossibleWish[],
): readonly RowGroup[] {
  const verb = shownVerb(snapshot, choice);
  const groups = byVerb(snapshot.rules, listedOf(legalOf(snapshot), { ...choice, verb }));
  if (verb !== null) return groups.map(({ moves }) => objectsOf(snapshot, verb, moves, ''));
  if (!verbsFirst(groups)) return objectGroups(snapshot, groups);
  const none = choice.pointed.length > 0 ? [] : emptyVerbs(snapshot, impossible);
  return verbGroups(snapshot, new Map([...none.map((one) => [one, []] as const), ...groups.map(pair)]));
}

/** A breadcrumb that leads back to an earlier level, within the question or by undoing decisions. */
export interface TrailStep {
  readonly key: string;
  /** Null for the level of all choices. */
  readonly words: string | null;
  readonly to: { readonly choice: MoveChoice } | { readonly undo: number };
}

/**
 * Returns the breadcrumbs: earlier decisions, the question, the verb, the targets. The last one is the current level.
 */
export function trailOf(snapshot: TableSnapshot, choice: MoveChoice): readonly TrailStep[] {
  const { text, imagined } = snapshot;
  const verb = shownVerb(snapshot, choice);
  const way = (pointed: readonly string[]) => ({ choice: { verb, pointed, chosen: null } });
  const verbStep = verb === null ? [] : [{ key: verb, words: text.verb(verb, imagined).name, to: way([]) }];
  const { pointed } = undecided(legalOf(snapshot), { ...choice, verb });
  const things = pointed.flatMap((target, index) => {
    if (!isExplained(snapshot, idOf(target))) return [];
    const words = explainedOf(snapshot, idOf(target)).name;
    return [{ key: `${index} ${target}`, words, to: way(pointed.slice(0, index + 1)) }];
  });
  return [...stepsUnderWay(snapshot), { key: 'all', words: null, to: { choice: NOTHING } }, ...verbStep, ...things];
}

/**
 * Returns breadcrumbs for decisions that are not carried out before this question is answered, if they can be undone.
 */
function stepsUnderWay({ rules, text, imagined, seat, undoable }: TableSnapshot): readonly TrailStep[] {
  const begun = seat === null ? [] : rules.underWay(imagined, seat);
  if (undoable < begun.length) return [];
  return begun.flatMap((move, index) => {
    const undo = begun.length - index;
    const steps = [text.verb(rules.verb(move), imagined).name, text.object(move, imagined, seat ?? 0).name];
    return steps.flatMap((words) => (words === '' ? [] : [{ key: `${undo} ${words}`, words, to: { undo } }]));
  });
}

function pair({ verb, moves }: VerbGroup) {
  return [verb, moves] as const;
}

/** Returns true if the row lists verbs first: there are too many moves for one level. */
export function verbsFirst(groups: readonly VerbGroup[]): boolean {
  return groups.length > FEW_VERBS && groups.reduce((sum, { moves }) => sum + moves.length, 0) > FEW_MOVES;
}

/** Returns the verbs of impossible answers and asides for which there is no legal move. */
function emptyVerbs(
  { rules, moves, imagined, seat }: TableSnapshot,
  impossible: readonly ImpossibleWish[],
): readonly string[] {
  const possible = new Set(moves.map((move) => rules.verb(move)));
  const isMeant = (wish: unknown) => rules.isAnswer(imagined, seat ?? 0, wish) || rules.isAside(wish);
  const wished = impossible.flatMap(({ wish }) => (wish !== null && isMeant(wish) ? [rules.verb(wish)] : []));
  return [...new Set(wished)].filter((verb) => !possible.has(verb));
}

/** Groups the verbs. A group without any legal move becomes one segment. */
function verbGroups(snapshot: TableSnapshot, moves: ReadonlyMap<string, readonly unknown[]>): readonly RowGroup[] {
  const { rules, text, imagined } = snapshot;
  return rules.verbs.flatMap((group) => {
    const verbs = group.filter((verb) => moves.has(verb));
    const [first] = verbs;
    if (first === undefined) return [];
    const { under } = text.verb(first, imagined);
    const isNone = under !== '' && verbs.length > 1 && verbs.every((verb) => moves.get(verb)?.length === 0);
    if (isNone) return [{ key: first, heading: '', items: [{ ...emptyItem(first, under), verbs }] }];
    return [
      { key: first, heading: under, items: verbs.map((verb) => verbItem(snapshot, verb, moves.get(verb) ?? [])) },
    ];
  });
}

function emptyItem(verb: string, label: string): RowItem {
  return { key: verb, label, note: '0', words: label, moves: [], verbs: [verb] };
}

function verbItem(snapshot: TableSnapshot, verb: string, moves: readonly unknown[]): RowItem {
  const { name, short } = snapshot.text.verb(verb, snapshot.imagined);
  const [only] = moves;
  if (only === undefined) return { ...emptyItem(verb, short), words: name };
  if (moves.length > 1)
    return { key: verb, label: short, note: String(moves.length), words: name, moves, verbs: [verb] };
  return { ...moveItem(snapshot, verb, only, short), key: verb };
}

/** Lists all moves at once: verbs with several moves become a group of objects, single moves are named in full. */
function objectGroups(snapshot: TableSnapshot, groups: readonly VerbGroup[]): readonly RowGroup[] {
  const { text, imagined, rules } = snapshot;
  return rules.verbs.flatMap((together) => {
    const own = groups.filter(({ verb }) => together.includes(verb));
    const several = own.filter(({ moves }) => moves.length > 1);
    const single = own.filter(({ moves }) => moves.length === 1);
    const rows = several.map(({ verb, moves }) =>
      objectsOf(snapshot, verb, moves, groups.length > 1 ? text.verb(verb, imagined).name : ''),
    );
    const [first] = single;
    if (first === undefined) return rows;
    const items = single.map(({ verb, moves }) => verbItem(snapshot, verb, moves));
    return [...rows, { key: `${first.verb} alone`, heading: text.verb(first.verb, imagined).under, items }];
  });
}

function objectsOf(snapshot: TableSnapshot, verb: string, moves: readonly unknown[], heading: string): RowGroup {
  return { key: verb, heading, items: moves.map((move) => moveItem(snapshot, verb, move, '')) };
}

/** Names a move by its object, or by its verb if there is no object. */
function moveItem(snapshot: TableSnapshot, verb: string, move: unknown, before: string): RowItem {
  const { text, imagined, seat, rules } = snapshot;
  const { name, note } = text.object(move, imagined, seat ?? 0);
  const named = [before, name].filter((part) => part !== '').join(': ');
  const words = plain(text.move(move, imagined, seat ?? 0));
  const label = named === '' ? text.verb(verb, imagined).short : named;
  return { key: String(rules.key(move)), label, note, words, moves: [move], verbs: [verb] };
}
