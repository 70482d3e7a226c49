import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { answers, isOver, question } from '../../support/guests.ts';
import { openServer } from '../../support/visit.ts';

const { enter } = openServer();

test('two browsers play a whole game by a link, with a reload and a dropped connection in the middle', {
  timeout: 300_000,
}, async () => {
  const anna = await enter();
  const otto = await enter({ width: 390 });
  try {
    await anna.page.goto('/');
    await anna.page.locator('a[href="/friends/card"]', { hasText: 'With friends, by link' }).click();
    await anna.page.getByLabel('Your name').fill('Anna');
    await anna.page.getByRole('button', { name: 'Set up the table and get the link' }).click();
    await anna.picture('waiting-room');
    const link = await anna.page.getByLabel('Link for your friends').inputValue();

    await otto.page.goto(link);
    await otto.page.getByLabel('Your name').fill('Otto');
    await otto.page.getByRole('button', { name: 'Join the table' }).click();
    await anna.page.getByRole('button', { name: 'Start game' }).click();
    await question(otto.page).waitFor();

    for (let turn = 0; !(await isOver(anna.page)); turn++) {
      if (turn === 9) await otto.page.reload();
      if (turn === 15) await anna.page.context().setOffline(true);
      if (turn === 17) await anna.page.context().setOffline(false);
      const acted =
        (await answers(otto.page, turn)) || (turn !== 15 && turn !== 16 && (await answers(anna.page, turn)));
      if (!acted) await anna.page.waitForTimeout(50);
    }
    await otto.page.locator('.end').waitFor();
    const result = await anna.page.locator('.end h2').innerText();
    await expect.poll(() => otto.page.locator('.end h2').innerText()).toBe(result);
    expect(anna.complaints.filter((line) => !/ERR_INTERNET_DISCONNECTED/.test(line))).toEqual([]);
    expect(otto.complaints).toEqual([]);
    await anna.picture('together-end');

    await anna.page.locator('.end summary', { hasText: 'Fair cards and dice' }).click();
    await anna.page.getByText('the seed matches the fingerprint').waitFor();
    await anna.page.reload();
    await expect // the whole chart, although this page was opened after the game
      .poll(() => anna.page.locator('.scoreChart polyline').first().getAttribute('points'), { timeout: 20_000 })
      .toMatch(/^(\S+ ){20}/);
    await anna.page.goto('/me');
    const [download] = await Promise.all([
      anna.page.waitForEvent('download'),
      anna.page.getByRole('button', { name: 'Save my games' }).click(),
    ]);
    const { games } = JSON.parse(readFileSync(await download.path(), 'utf8')) as { games: { names: string[] }[] };
    expect(games.map(({ names }) => names)).toEqual([['Anna', 'Otto']]);
    await anna.page.getByRole('link', { name: 'Open a game from a file' }).click();
    await anna.page.locator('input[type=file]').setInputFiles(await download.path());
    await anna.page.getByRole('button', { name: 'Save this game in this browser' }).click();
    await anna.page.getByText('1 game was added').waitFor();
  } finally {
    await anna.leave();
    await otto.leave();
  }
});

test('a link without a table says so', async () => {
  const one = await enter();
  try {
    await one.page.goto('/with/nothing-here');
    await one.page.getByText('This table does not exist').waitFor();
  } finally {
    await one.leave();
  }
});
