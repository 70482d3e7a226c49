import { toFamily } from '@signoria/common/text/it';
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
  under: { exchange: (bricks) => `${bricks} per`, swap: 'Scambia', rob: 'Prendi a', sabotage: 'Abbassa torre' },
  exchange: (colour) => `Scambio: ${colour}`,
  swap: (colour) => `Scambia ${colour}`,
  rob: (family) => `Prendi ${toFamily(family)}`,
  sabotage: (family) => `Torre: ${family}`,
  free: 'gratis',
  thisTurn: 'alzata in questo turno',
  to: (height) => `a ${height}`,
};
