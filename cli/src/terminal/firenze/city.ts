import * as firenze from '@signoria/firenze';
import { inARow } from '../layout.ts';
import { paint } from '../paint.ts';
import { churchName, colourHeads, colourRow } from './columns.ts';
import { SIGNS } from './signs.ts';
import type { DrawingInput } from './view.ts';

/** Shows the supplies beside the board, the next balconies, and the end of the game. */
export function supplyLines(input: DrawingInput): string[] {
  const { view, words, seen } = input;
  const { terminal, labels } = words;
  const { table, figures } = view;
  const balconies = firenze.commissions(view).flatMap(({ balcony, isOpen }) => (isOpen && balcony ? [balcony] : []));
  const last = (firenze.lastTurns(view) ?? []).map((seat) => seen.names[seat]);
  const parts = [
    labels.deck(firenze.deckSize(view)),
    labels.pouch(firenze.countBricks(table.pouch)),
    ...balconies.map((balcony) => terminal.balconyDue(figures.balconies[balcony].numeral)),
    table.endTile === null
      ? terminal.endTile(figures.endTile.points)
      : terminal.endTileTaken(seen.names[table.endTile] ?? ''),
    ...(last.length === 0 ? [] : [terminal.lastTurns(last.join(', '))]),
  ];
  return inARow(parts, '', input.width);
}

/** Draws the six towers from the top down, with level tiles on the left and churches on the right of their levels. */
export function city(input: DrawingInput): string[] {
  const { view, words } = input;
  const all = firenze.commissions(view);
  return [
    colourHeads(input, words.labels.city.toUpperCase()),
    colourRow(
      input,
      words.components.flag,
      firenze.flags(view).map((flag) => flagCell(input, flag)),
    ),
    ...firenze.LEVELS.toReversed().map((level) =>
      colourRow(
        input,
        levelLabel(input, level),
        all.filter((one) => one.level === level).map((one) => commissionCell(input, one)),
        churchesAt(input, level),
      ),
    ),
  ];
}

/** R13.3  Shows a flag's points, and the player who would win it now with their number of seals. */
function flagCell({ seen }: DrawingInput, { points, holder, seals }: firenze.FlagFacts): string {
  if (holder === null) return String(points);
  const short = (seen.names[holder] ?? '').slice(0, 3);
  return `${points} ${paint(holder === seen.seat ? 'good' : 'name', `${short}×${seals}`)}`;
}

function levelLabel({ view, words }: DrawingInput, level: number): string {
  const { levelTiles } = view.figures;
  const tile = firenze.LEVEL_TILE_IDS.find((one) => levelTiles[one].level === level);
  const isThere = tile !== undefined && firenze.isTileThere(view, tile);
  return ` ${level}${isThere ? `  ${words.terminal.first(levelTiles[tile].points)}` : ''}`;
}

/** Shows a commission's points and balcony, or the owner of its seal. */
function commissionCell({ view, seen, targets }: DrawingInput, facts: firenze.CommissionFacts): string {
  const { commission, colour, points, balcony, sealer, waitsFor } = facts;
  if (sealer === 'neutral') return paint('quiet', '×');
  if (sealer !== null) return paint(sealer === seen.seat ? 'good' : 'name', (seen.names[sealer] ?? '').slice(0, 7));
  const numeral = balcony === null ? '' : ` ${view.figures.balconies[balcony].numeral}`;
  if (targets.has(`commission:${commission}`)) return paint('highlight', `▸${points}${numeral}`);
  return paint(waitsFor === null ? colour : 'quiet', `${SIGNS[colour]}${points}${numeral}`);
}

/** R9.9, R12.11 */
function churchesAt(input: DrawingInput, level: number): string {
  const { view, words } = input;
  const { cards } = view.figures;
  return view.table.churches
    .filter((card) => cards[card].level === level)
    .map((card) => paint('church', `${churchName(input, words.cardNames[card])} +${cards[card].points}`))
    .join(' ');
}
