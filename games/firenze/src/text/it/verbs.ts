import { toFamily } from '@signoria/common/text/it';
import { capital } from '@signoria/engine';
import type { Words } from '../en/words.ts';

export const VERBS: Words['verbs'] = {
  plain: {
    take: 'Prendi carta',
    give: 'Cedi mattone',
    suffer: 'Accetta',
    ignore: 'Ignora',
    raise: 'Alza',
    found: 'Nuova torre',
    lower: 'Abbassa torre',
    spare: 'Salva torre',
    fulfil: 'Soddisfa',
    dedicate: 'Cedi torre',
    discard: 'Scarta',
    dismiss: 'Scarta celebrazione',
    wholesale: 'Scegli la carta',
    play: 'Gioca personale',
    done: 'Fatto',
  },
  under: { exchange: 'Scambia per', swap: 'Scambia', rob: 'Prendi', sabotage: 'Abbassa torre' },
  exchange: (colour) => `Scambio: ${colour}`,
  swap: (colour) => `Scambia ${colour}`,
  rob: (family) => capital(toFamily(family)),
  sabotage: (family) => `Torre: ${family}`,
  free: 'gratis',
  thisTurn: 'alzata in questo turno',
  to: (height) => `a ${height}`,
};
