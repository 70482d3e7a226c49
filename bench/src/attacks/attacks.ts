import type { Attack } from './attack.ts';
import { MESSAGE_ATTACKS } from './messages.ts';
import { REQUEST_ATTACKS } from './requests.ts';
import { TABLE_ATTACKS } from './tables.ts';

export const ATTACKS: readonly Attack[] = [
  { id: 'nothing', what: 'no attack', prepare: async () => async () => {} },
  ...MESSAGE_ATTACKS,
  ...REQUEST_ATTACKS,
  ...TABLE_ATTACKS,
];
