import { CATALOGUE } from '@signoria/catalogue/all';
import type { AnyGame, AnyRules } from '@signoria/engine';
import { advance, begin, chance, pick, seedOf, withoutFigures } from '@signoria/engine';
import type { Opaque } from '@signoria/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import type { Store } from '../src/store/index.ts';
import { openStore } from '../src/store/index.ts';
import type { CheckVerdict } from '../torture/checker.ts';
import { check, emptyVerdict } from '../torture/checker.ts';
import type { Told } from '../torture/told.ts';
import { noteView, nothingTold } from '../torture/told.ts';
import { SEED } from './seed.ts';
import { temporaryFolder } from './testServer.ts';

const { rules } = CATALOGUE.card ?? expect.fail('the catalogue has no Card Game');
const DECISIONS = 20;
let store: Store;

afterEach(() => store.close());

/** Creates a table with a few decisions, all acknowledged to their players. */
async function storedAndTold(): Promise<Told> {
  store = await openStore({ dataDir: temporaryFolder() });
  const options = rules.readOptions({}, 2);
  if (!options.ok) return expect.fail();
  const { id } = await store.createTable({
    game: 'card',
    rulesVersion: rules.rulesVersion,
    options: options.value,
    host: null,
    seats: [{ kind: 'open' }, { kind: 'open' }],
    visibility: 'link',
    clock: { kind: 'none' },
    seed: SEED,
    seedHash: '',
    rematchOf: null,
  });
  const told = nothingTold(id);
  let game: AnyGame = begin(rules as AnyRules, options.value, 2, SEED);
  const draw = chance(seedOf(SEED, 'torture', 0), 'moves');
  for (let number = 0; number < DECISIONS; number++) {
    const seat = rules.pending(game.state)[0] ?? expect.fail();
    const move = pick(draw, rules.moves(game.state, seat)) as Opaque;
    game = advance(rules as AnyRules, game, seat, move).game;
    await store.appendDecision(id, number, seat, move);
    const version = number + 1;
    const view = noteView(told, seat, version, withoutFigures(rules.view(game.state, seat)) as unknown as Opaque);
    told.sent.push({ version: number, seat, move });
    told.acknowledged.push({ version, seat, view });
    told.steps.add(version);
  }
  return told;
}

async function verdictOn(told: Told): Promise<Omit<CheckVerdict, 'findings'>> {
  const verdict = emptyVerdict();
  await check(store, told, verdict);
  const { findings: _, ...numbers } = verdict;
  return numbers;
}

describe('the torture checker compares acknowledged messages with the store', () => {
  const clean = { acknowledged: DECISIONS, lost: 0, doubled: 0, divergent: 0 };

  test('finds nothing in a consistent history', async () => {
    expect(await verdictOn(await storedAndTold())).toEqual(clean);
  });

  test('detects a lost decision', async () => {
    const told = await storedAndTold();
    await store.truncateDecisions(told.table, DECISIONS - 1);
    expect(await verdictOn(told)).toEqual({ ...clean, lost: 1 });
  });

  test('detects a lost decision that was replaced by another', async () => {
    const told = await storedAndTold();
    const last = told.acknowledged.at(-1) ?? expect.fail();
    told.acknowledged.splice(-1, 1, { ...last, view: 'another position' });
    expect(await verdictOn(told)).toEqual({ ...clean, lost: 1 });
  });

  test('accepts that undone decisions are missing and possibly undone ones are present', async () => {
    const told = await storedAndTold();
    await store.truncateDecisions(told.table, DECISIONS - 2);
    told.undone.set(DECISIONS + 1, 2);
    expect(await verdictOn(told)).toEqual(clean);
    told.undone.clear();
    told.undoAsked.add(DECISIONS);
    expect(await verdictOn(told)).toEqual(clean);
    told.undoAsked.clear();
    expect(await verdictOn(told)).toEqual({ ...clean, lost: 2 });
  });

  test('detects unsent decisions, conflicting positions and duplicate chat lines', async () => {
    const told = await storedAndTold();
    told.sent.pop();
    expect(await verdictOn(told)).toEqual({ ...clean, lost: 1, doubled: 1 });
    noteView(told, 0, told.acknowledged.find(({ seat }) => seat === 0)?.version ?? 0, { another: 'position' });
    for (const text of ['once', 'twice', 'twice']) await store.appendChat(told.table, null, text);
    for (const text of ['once', 'twice', 'never']) told.chat.push({ text, heard: true });
    expect(await verdictOn(told)).toEqual({ acknowledged: DECISIONS + 3, lost: 2, doubled: 2, divergent: 1 });
  });
});
