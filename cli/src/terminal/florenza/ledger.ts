import { numeral } from '@signoria/engine';
import * as florenza from '@signoria/florenza';
import { goodsRow } from '../columns.ts';
import type { Seen } from '../drawing.ts';
import { paint } from '../paint.ts';
import { artworkName, characterName } from './signs.ts';
import type { FlorenzaWords } from './view.ts';
import { viewOf } from './view.ts';

/**
 * R8, R9  Draws the ledger: each payment in the order it falls due, the goods left at the end, and the goods missing.
 */
export function drawLedger(seen: Seen, words: FlorenzaWords): string[] {
  const { entries, end } = florenza.ledgerOf(viewOf(seen), seen.seat);
  if (entries.length === 0) return [];
  return [
    paint('head', words.terminal.promises),
    ...entries.map((entry) => pledgeRow(seen, words, entry)),
    goodsRow(
      words.terminal.atTheEnd,
      florenza.GOODS.map((good) => numeral(end[good])),
    ),
  ];
}

/** Draws the phase, in phase 6 also the space, and the change of each good. */
function pledgeRow(seen: Seen, words: FlorenzaWords, entry: florenza.LedgerEntry): string {
  const { phase, pledge, short, penalty, pays, brings } = entry;
  const due = pledge.do === 'artwork' ? `${phase}` : `${phase}·${pledge.space + 1}`;
  if (short !== null) {
    const cells = florenza.GOODS.map((good) => (short[good] === 0 ? '·' : `−${short[good]}`));
    const label = `${due.padEnd(4)}${pledgedItem(seen, pledge)}: ${words.terminal.failing(penalty)}`;
    return paint('lacking', goodsRow(label, cells));
  }
  const cells = florenza.GOODS.map((good) => {
    const change = (brings[good] ?? 0) - pays[good];
    return change === 0 ? paint('quiet', '·') : change > 0 ? paint('good', `+${change}`) : numeral(change);
  });
  const artist = pledge.do === 'artwork' ? `: ${characterName(viewOf(seen), words, pledge.artist)}` : '';
  return goodsRow(due.padEnd(4) + pledgedItem(seen, pledge) + artist, cells);
}

function pledgedItem(seen: Seen, pledge: florenza.PledgeSummary): string {
  const view = viewOf(seen);
  return pledge.do === 'artwork' ? artworkName(view, pledge.artwork) : view.figures.workshops[pledge.workshop].name;
}
