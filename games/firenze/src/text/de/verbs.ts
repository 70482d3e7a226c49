import type { Words } from '../en/words.ts';

export const VERBS: Words['verbs'] = {
  plain: {
    take: 'Karte nehmen',
    give: 'Stein abgeben',
    suffer: 'Hinnehmen',
    ignore: 'Abwenden',
    raise: 'Erhöhen',
    found: 'Neuer Turm',
    lower: 'Turm senken',
    spare: 'Turm retten',
    fulfil: 'Erfüllen',
    dedicate: 'Turm hergeben',
    discard: 'Ablegen',
    dismiss: 'Feier ablegen',
    wholesale: 'Karte zum Tauschen',
    play: 'Personal spielen',
    done: 'Fertig',
  },
  under: { exchange: (bricks) => `${bricks} gegen`, swap: 'Tauschen', rob: 'Nehmen von', sabotage: 'Turm senken' },
  exchange: (colour) => `Tausch: ${colour}`,
  swap: (colour) => `${colour} tauschen`,
  rob: (family) => `Von den ${family}`,
  sabotage: (family) => `Turm: ${family}`,
  free: 'gratis',
  thisTurn: 'in diesem Zug erhöht',
  to: (height) => `auf ${height}`,
};
