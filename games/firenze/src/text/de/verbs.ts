import type { Words } from '../en/words.ts';

export const VERBS: Words['verbs'] = {
  plain: {
    take: 'Karte nehmen',
    give: 'Stein abgeben',
    suffer: 'Hinnehmen',
    ignore: 'Entgehen',
    raise: 'Erhöhen',
    found: 'Neuer Turm',
    lower: 'Turm senken',
    spare: 'Turm erhalten',
    fulfil: 'Erfüllen',
    dedicate: 'Turm hergeben',
    discard: 'Ablegen',
    dismiss: 'Feier ablegen',
    wholesale: 'Zu einer Karte',
    play: 'Personal spielen',
    done: 'Fertig',
  },
  under: { exchange: 'Tausch für', swap: 'Tausche', rob: 'Nimm von den', sabotage: 'Turm der' },
  exchange: (colour) => `Tausch: ${colour}`,
  swap: (colour) => `Tausche ${colour}`,
  rob: (family) => `Von den ${family}`,
  sabotage: (family) => `Turm: ${family}`,
  free: 'gratis',
  today: 'heute',
  to: (height) => `auf ${height}`,
};
