import { COMMON } from '@signoria/common/text/de';
import type { TerminalWords } from '../en/terminal.ts';

const { initial } = COMMON;
const LETTERS = { spare: 'r', resource: 'm', die: 'w', captain: 'H', bishop: 'B', preacher: 'P' };

export const TERMINAL = {
  letters: LETTERS,
  artist: 'Künstler',
  triumph: 'Florenz gehört dir.',
  legend: `Nutze Würfel für Materialien, Personen oder Geld, markiere die Symbole deines Blatts, stelle Künstler ein und baue: Wer die meisten Siegpunkte hat, gewinnt. Auf dem Blatt ist ■ markiert und □ offen, ▸ steht, wo etwas möglich ist oder ein Künstler fehlt, ✓ ist vollendet; die Zahl vor einem Namen nennt seine Siegpunkte, ${initial('architect')}, ${initial('sculptor')} und ${initial('painter')} sind die Künstler, die infrage kommen. Auf den Leisten ist × markiert, f sind 100 Fiorini, ${LETTERS.spare} ein Reservematerial, ★ ein Stern, ${LETTERS.resource} ein Material, ${LETTERS.die} ein Würfel, ${LETTERS.captain}, ${LETTERS.bishop} und ${LETTERS.preacher} ein Schritt auf dieser Leiste, eine Zahl Siegpunkte.`,
} satisfies TerminalWords;
