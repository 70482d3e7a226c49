import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

type Spot = { readonly x: number; readonly y: number };

/** Returns the centre of a visible element. */
export async function middle(thing: Locator): Promise<Spot> {
  const { x, y, width, height } = (await thing.boundingBox()) ?? expect.fail();
  return { x: x + width / 2, y: y + height / 2 };
}

export interface Pointer {
  /** Presses and moves without a pause: a resting finger would open an explanation. */
  drag(from: Spot, to: Spot): Promise<unknown>;
  release(): Promise<unknown>;
}

export const mouse = async ({ mouse: one }: Page): Promise<Pointer> => ({
  async drag(from, to) {
    await one.move(from.x, from.y);
    await one.down();
    await one.move(to.x, to.y, { steps: 5 });
  },
  release: () => one.up(),
});

/** Dispatches real touch events. */
export const finger = async (page: Page): Promise<Pointer> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Spot[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    drag: (from, to) =>
      Promise.all([
        touch('touchStart', from),
        touch('touchMove', { x: from.x, y: from.y - 30 }),
        touch('touchMove', { x: to.x + 3, y: to.y }),
        touch('touchMove', to),
      ]),
    release: () => touch('touchEnd'),
  };
};
