import { toFamily } from '@signoria/common/text/it';
import type { Words } from '../en/words.ts';

export const VERBS: Words['verbs'] = {
  plain: {
    take: 'Prendi una carta',
    give: 'Cedi un mattone',
    suffer: 'Accetta',
    ignore: 'Ignora',
    raise: 'Alza',
    found: 'Nuova torre',
    lower: 'Abbassa una torre',
    spare: 'Salva una torre',
    fulfil: 'Soddisfa',
    dedicate: 'Cedi una torre',
    discard: 'Scarta',
    dismiss: 'Scarta celebrazione',
    wholesale: 'Scegli la carta',
    play: 'Gioca il personale',
    done: 'Fatto',
  },
  under: { exchange: (bricks) => `${bricks} per`, swap: 'Scambia', rob: 'Prendi a', sabotage: 'Abbassa una torre' },
  exchange: (colour) => `Scambio: ${colour}`,
  swap: (colour) => `Scambia ${colour}`,
  rob: (family) => `Prendi ${toFamily(family)}`,
  sabotage: (family) => `Torre: ${family}`,
  free: 'gratis',
  thisTurn: 'alzata in questo turno',
  to: (height) => `a ${height}`,
};
