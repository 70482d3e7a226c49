import type { AnyRules } from '@signoria/engine';
import { at, begin, LANGUAGES, seedFromText } from '@signoria/engine';
import * as florenza from '@signoria/florenza';
import { florenzaTerminal, florenzaText } from '@signoria/florenza/text';
import { describe, expect, test } from 'vitest';
import type { Seen } from '../src/terminal/drawing.ts';
import { drawFlorenza } from '../src/terminal/florenza/index.ts';
import { widthOf } from '../src/terminal/paint.ts';
import type { TerminalGame } from '../src/terminal/session.ts';
import { seenBySession } from '../src/terminal/session.ts';
import { WORDS } from '../src/terminal/words/index.ts';
import { ones, playWith } from './playing.ts';
import { folder, signoria } from './program.ts';

const names = ['Medici', 'Pazzi', 'Pitti'];

/** Returns a table of three as the Medici see it, who must place a worker. `change` modifies it first. */
function seenAt(change: (table: florenza.Table) => void, language: Seen['language'] = 'en'): Seen {
  const rules = florenza.florenza as unknown as AnyRules;
  const options = rules.readOptions({ firstGame: true }, 3);
  if (!options.ok) throw new Error(options.error.message);
  const dealt = begin(rules, options.value, 3, seedFromText('drawn'));
  const { table } = dealt.state as unknown as florenza.State;
  Object.assign(table, { phase: 4, order: [0, 1, 2], agenda: { steps: [{ ask: 'place', seat: 0 }], lanes: [] } });
  change(table);
  const session = { rules, game: dealt, seat: 0, names, language, text: florenzaText[language] };
  return seenBySession(session as unknown as TerminalGame);
}

function drawn(seen: Seen): string {
  return drawFlorenza
    .table(seen, 80)
    .flatMap(({ lines }) => lines)
    .join('\n');
}

const space = (workshop: florenza.Workshop, worker: number | null = null, isBuilt = true): florenza.PlacedWorkshop => ({
  workshop,
  worker,
  isBuilt,
});
const filled = (...spaces: readonly florenza.PlacedWorkshop[]) =>
  Array.from({ length: 8 }, (_, index) => spaces[index] ?? null);
const life = (character: florenza.Character, rounds: number, more: Partial<florenza.Life> = {}): florenza.Life => ({
  ...{ character, rounds, isMaster: false, tile: 'card' },
  ...more,
});
const goods = (fiorini: number) => ({ marble: 2, wood: 2, metal: 0, textile: 0, spice: 0, gold: 1, fiorini });

/**
 * Sets up a table: the Medici have promised more than they can pay, Masaccio works for the Pazzi, Giotto is detained.
 */
function busy(table: florenza.Table): void {
  const [medici, pazzi] = table.players;
  if (medici === undefined || pazzi === undefined) throw new Error('nobody');
  Object.assign(medici, {
    goods: goods(150),
    spaces: filled(space('fabbro', 0), space('biblioteca', 0, false), space('casa')),
    artworks: ['palazzo-ritratto'],
    commissions: [{ artwork: 'duomo-altare', artist: 'unnamed-painter' }],
  });
  Object.assign(pazzi, {
    spaces: filled(space('zecca', 0), space('picconiere'), space('picconiere')),
    commissions: [{ artwork: 'signoria-salone', artist: 'masaccio' }],
    prestige: 7,
    certificates: 4,
  });
  Object.assign(table, { captain: 1, bishop: 2 });
  table.lives = [
    life('masaccio', 1, { tile: 'placed' }),
    life('giotto', 2, { tile: 'detained' }),
    life('buonarroti', 7, { isMaster: true }),
    life('antonio-da-padova', 3),
  ];
  table.crests = table.crests.with(florenza.CITY_ARTWORKS.indexOf('banco-atrio'), 2);
}

test.each(LANGUAGES)('a complete game of Florenza is played to the end, scored and saved: %s', (language) => {
  const data = folder();
  const game = ['--game', 'florenza', '--language', language, '--seats', '4', '--seed', 'whole'];
  const { code, out, err } = playWith(ones, data, ...game);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain(WORDS[language].over);
  expect(out).toMatch(new RegExp(`^${WORDS[language].total}( +−?\\d+){4}$`, 'm'));
  expect(signoria('replay', `${data}/play-florenza.json`).code).toBe(0);
});

describe('the table of Florenza', () => {
  const table = drawn(seenAt(busy));

  test('R6.7, R9.3 shows open artworks with costs, pledged ones with artists, and owners of the rest', () => {
    expect(table).toMatch(/^▸ {4}7p Facciata, Signoria {2}AS {2}↻1p +3 +· +1 +· +· +· +100$/m);
    expect(table).toMatch(/^ {5}7p Salone, Signoria {6}P ↻1p {4}Pazzi: Masaccio$/m);
    expect(table).toMatch(/^COMPLETE Atrio, Banco \(Pitti ↻gold\)$/m);
  });

  test('R1.6, R1.7, R9.7 shows characters in Florence with prices and numbers, and unavailable ones', () => {
    expect(table).toContain('I Masaccio P 150f [223334]★ (Pazzi)');
    expect(table).toContain('(detained)');
    expect(table).toContain('VII Buonarroti A 150f [223333] S 300f [455566] P 250f [345555]');
    expect(table).toContain('III Antonio da Padova 150f → 1 spice 1i 2w');
    expect(table).toMatch(/Unnamed sculptor ×2 S \[−1 0 0 0 0 1\]/);
  });

  test('R6.4, R8.4 shows the own district with workers and unfinished workshops', () => {
    expect(table).toContain('1 Fabbro → 1 metal ●');
    expect(table).toContain('2 Biblioteca ◌ 1 marble 2 wood 200f ●');
    expect(table).toMatch(/3 Casa ↻ 50f 1w +4, 5, 6, 7, 8 empty$/m);
    expect(table).toMatch(/^PALAZZO {2}✓ Ritratto$/m);
  });

  test('R8, R9.9 lists the pledges in the order they are due and marks those that will fail', () => {
    const ledger = table.slice(table.indexOf('PROMISES')).split('\n');
    expect(at(ledger, 1)).toMatch(/^6·1 Fabbro( +·){2} +\+1( +·){4}$/);
    expect(at(ledger, 2)).toMatch(/^6·1 Zecca/);
    expect(at(ledger, 3)).toMatch(/^6·2 Biblioteca: fails, −1( +·){6} +−50$/);
    expect(at(ledger, 4)).toMatch(/^7 {3}Altare, Duomo: fails, −3/);
    expect(at(ledger, 5)).toMatch(/^If everything is paid/);
  });

  test('R2.5, R10.7 shows tracks, offices and a summary of the other players', () => {
    expect(table).toMatch(/^Captain Pazzi · Bishop Pitti · Turn order: Medici → Pazzi → Pitti$/m);
    expect(table).toMatch(/^PRESTIGE Pazzi 7 \(certificates 4\) · Medici 0 · Pitti 0$/m);
    expect(table.replace(/\s+/g, ' ')).toContain('· Zecca ●Medici · Picconiere → 1 marble ·');
  });

  test('R1.11 hides the certificates of other players, if the option is on, until the game is over', () => {
    const hidden = (over: boolean) =>
      drawn(
        seenAt((table) => {
          busy(table);
          Object.assign(table, { hiddenCertificates: true, over });
        }),
      );
    expect(hidden(false)).toMatch(/^PRESTIGE Pazzi 7 · Medici 0/m);
    expect(hidden(true)).toMatch(/^PRESTIGE Pazzi 7 \(certificates 4\) · Medici 0/m);
  });

  test.each(LANGUAGES)('fits into 80 columns: %s', (language) => {
    const lines = drawn(seenAt(busy, language)).split('\n');
    expect(lines.filter((line) => widthOf(line) > 80)).toEqual([]);
    expect(lines).toContain(florenzaTerminal[language].district);
  });
});

describe('the choices of Florenza', () => {
  const seen = seenAt(busy);

  test('R6.4, R6.5 a workshop shows its space, its effect and its cost', () => {
    expect(drawFlorenza.choice({ do: 'operate', owner: 1, space: 2 }, seen)).toBe('3 Picconiere → 1 marble (−1p)');
    expect(drawFlorenza.choice({ do: 'build', workshop: 'zecca' }, seen)).toBe(
      'Zecca (1 marble 1 wood 2 metal) 2 gold → 500f',
    );
  });

  test('R6.7, R6.10 characters show their cost and their benefit', () => {
    expect(drawFlorenza.choice({ do: 'hire', artist: 'unnamed-architect' }, seen)).toBe(
      'Unnamed architect A [−1 0 0 0 0 1]',
    );
    expect(drawFlorenza.choice({ do: 'hear', preacher: 'antonio-da-padova' }, seen)).toBe(
      'Antonio da Padova 150f → 1 spice 1i 2w',
    );
  });
});
