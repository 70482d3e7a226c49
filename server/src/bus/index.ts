export type { Bus } from './bus.ts';
export { localBus } from './local.ts';
export { redisBus, redisClient } from './redis.ts';
