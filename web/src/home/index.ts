import { lazyPage } from '../shell/Loading.tsx';

/** The games of a returning player. The code is loaded only for players who have any. */
export const ReturningHome = lazyPage(() => import('./ReturningHome.tsx'));
