import { GAME_IDS } from '@signoria/catalogue';
import { expect, test } from 'vitest';
import { version } from '../support/choosing.ts';
import { isOver, openReplay, sitDownByLink } from '../support/guests.ts';
import { openServer } from '../support/visit.ts';
import { answerSomehow } from '../support/wholeGame.ts';
import { cardTogether } from './card/together.ts';
import { diceTogether } from './dice/together.ts';
import { firenzeTogether } from './firenze/together.ts';
import { florenzaTogether } from './florenza/together.ts';
import type { Guests, TogetherPlan } from './togetherPlan.ts';

const { newVisitor } = openServer();

/** Plans of games that need more than choices of the list. */
const PLANS: Readonly<Record<string, () => TogetherPlan>> = {
  card: cardTogether,
  dice: diceTogether,
  firenze: firenzeTogether,
  florenza: florenzaTogether,
};
/** Retries of tests with a random deal, which absorb browser failures on a busy machine. The report lists them. */
const RETRIES: Readonly<Record<string, number>> = { dice: 1 };

/** Lets both guests answer until the game is over or the plan ends it. */
async function playTogether(guests: Guests, plan: TogetherPlan): Promise<void> {
  const { answer = async (page) => (await answerSomehow(page)) !== null } = plan;
  const pages = [guests.anna.page, guests.otto.page];
  for (let attempt = 0; !(await isOver(guests.anna.page)) && !plan.isEnough?.(); attempt++) {
    await plan.beforeAttempt?.(guests, attempt);
    // The pages alternate in answering first, so that neither waits for the other while a third player is active.
    const inOrder = attempt % 2 === 0 ? pages : pages.toReversed();
    let isAnswered = false;
    for (const page of inOrder) if (await answer(page, guests, attempt)) isAnswered = true;
    if (!isAnswered) await guests.anna.page.waitForTimeout(30);
    expect(attempt).toBeLessThan(2000);
  }
}

/** Expects the same result on both pages and a complete replay. */
async function checkEnd(guests: Guests, plan: TogetherPlan): Promise<void> {
  const { anna, otto } = guests;
  await otto.page.locator('.end').waitFor();
  const result = await anna.page.locator('.end h2').innerText();
  await expect.poll(() => otto.page.locator('.end h2').innerText()).toBe(result);
  await otto.page.setViewportSize({ width: 390, height: 844 });
  await openReplay(otto.page);
  await expect.poll(() => otto.page.locator('.replayPlace').innerText()).toMatch(/^(\d+) of \1\b/);
  await plan.atReplay?.(guests);
}

for (const id of GAME_IDS)
  test(`${id}: two browsers play a game by a link`, { timeout: 300_000, retry: RETRIES[id] ?? 0 }, () =>
    playByLink(id),
  );

async function playByLink(id: string): Promise<void> {
  const plan = PLANS[id]?.() ?? {};
  const guests = { anna: await newVisitor(), otto: await newVisitor({ width: 390 }) };
  const { anna, otto } = guests;
  try {
    await sitDownByLink(anna.page, otto.page, id, {
      setUp: () => plan.setUp?.(anna.page),
      whileWaiting: () => plan.whileWaiting?.(guests),
    });
    await playTogether(guests, plan);
    if (plan.isEnough === undefined) await checkEnd(guests, plan);
    else await expect.poll(async () => (await version(otto.page)) === (await version(anna.page))).toBe(true);
    const isExpected = (line: string) => plan.isExpected?.(line) ?? false;
    expect(anna.consoleMessages.filter((line) => !isExpected(line))).toEqual([]);
    expect(otto.consoleMessages).toEqual([]);
    await plan.afterwards?.(guests);
  } finally {
    await anna.close();
    await otto.close();
  }
}
