import { CATALOGUE } from '@signoria/catalogue/all';
import type { AnyGame, AnyRules } from '@signoria/engine';
import { advance, begin, chance, derivedSeed, pick, withoutFigures } from '@signoria/engine';
import type { Opaque } from '@signoria/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import type { Store } from '../src/store/index.ts';
import { openStore } from '../src/store/index.ts';
import type { CheckVerdict } from '../torture/checker.ts';
import { check, emptyVerdict } from '../torture/checker.ts';
import type { Transcript } from '../torture/transcript.ts';
import { emptyTranscript, recordView } from '../torture/transcript.ts';
import { SEED } from './seed.ts';
import { TABLE } from './storeFixture.ts';
import { temporaryFolder } from './testServer.ts';

const { rules } = CATALOGUE.card ?? expect.fail('the catalogue has no Card Game');
const DECISIONS = 20;
let store: Store;

afterEach(() => store.close());

/** Creates a table with a few decisions, all acknowledged to their players. */
async function storedTranscript(): Promise<Transcript> {
  store = await openStore({ dataDir: temporaryFolder() });
  const options = rules.readOptions({}, 2);
  if (!options.ok) return expect.fail();
  const { id } = await store.createTable({ ...TABLE, options: options.value, seed: SEED });
  const transcript = emptyTranscript(id);
  let game: AnyGame = begin(rules as AnyRules, options.value, 2, SEED);
  const draw = chance(derivedSeed(SEED, 'torture', 0), 'moves');
  for (let number = 0; number < DECISIONS; number++) {
    const seat = rules.pending(game.state)[0] ?? expect.fail();
    const move = pick(draw, rules.moves(game.state, seat)) as Opaque;
    game = advance(rules as AnyRules, game, seat, move).game;
    await store.appendDecision(id, number, seat, move);
    const version = number + 1;
    const view = recordView(
      transcript,
      seat,
      version,
      withoutFigures(rules.view(game.state, seat)) as unknown as Opaque,
    );
    transcript.sent.push({ version: number, seat, move });
    transcript.acknowledged.push({ version, seat, view });
    transcript.steps.add(version);
  }
  return transcript;
}

async function verdictOn(transcript: Transcript): Promise<Omit<CheckVerdict, 'findings'>> {
  const verdict = emptyVerdict();
  await check(store, transcript, verdict);
  const { findings: _, ...numbers } = verdict;
  return numbers;
}

describe('the torture checker compares acknowledged messages with the store', () => {
  const clean = { acknowledged: DECISIONS, lost: 0, doubled: 0, divergent: 0 };

  test('finds nothing in a consistent history', async () => {
    expect(await verdictOn(await storedTranscript())).toEqual(clean);
  });

  test('detects a lost decision', async () => {
    const transcript = await storedTranscript();
    await store.truncateDecisions(transcript.table, DECISIONS - 1);
    expect(await verdictOn(transcript)).toEqual({ ...clean, lost: 1 });
  });

  test('detects a lost decision that was replaced by another', async () => {
    const transcript = await storedTranscript();
    const last = transcript.acknowledged.at(-1) ?? expect.fail();
    transcript.acknowledged.splice(-1, 1, { ...last, view: 'another position' });
    expect(await verdictOn(transcript)).toEqual({ ...clean, lost: 1 });
  });

  test('accepts missing decisions that were undone or may have been undone by an unanswered request', async () => {
    const transcript = await storedTranscript();
    await store.truncateDecisions(transcript.table, DECISIONS - 2);
    transcript.undone.set(DECISIONS + 1, 2);
    expect(await verdictOn(transcript)).toEqual(clean);
    transcript.undone.clear();
    transcript.undoAsked.add(DECISIONS);
    expect(await verdictOn(transcript)).toEqual(clean);
    transcript.undoAsked.clear();
    expect(await verdictOn(transcript)).toEqual({ ...clean, lost: 2 });
  });

  test('detects unsent decisions, conflicting positions and duplicate chat lines', async () => {
    const transcript = await storedTranscript();
    transcript.sent.pop();
    expect(await verdictOn(transcript)).toEqual({ ...clean, lost: 1, doubled: 1 });
    recordView(transcript, 0, transcript.acknowledged.find(({ seat }) => seat === 0)?.version ?? 0, {
      another: 'position',
    });
    for (const text of ['once', 'twice', 'twice']) await store.appendChat(transcript.table, null, text);
    for (const text of ['once', 'twice', 'never']) transcript.chat.push({ text, received: true });
    expect(await verdictOn(transcript)).toEqual({ acknowledged: DECISIONS + 3, lost: 2, doubled: 2, divergent: 1 });
  });
});
