import { CATALOGUE } from '@signoria/catalogue/all';
import { advance, at, plain, questionFor } from '@signoria/engine';
import type * as firenze from '@signoria/firenze';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seriousFaults } from '../../support/axe.ts';
import { ASKED, confirm, segments, version } from '../../support/choosing.ts';
import type { RecordedTurn } from '../../support/clicks.ts';
import { archivedTurns, median } from '../../support/clicks.ts';
import { keep, keptGame } from '../../support/keptGames.ts';
import { serveBuiltPage } from '../../support/visit.ts';
import type { Action, Recorded } from './planned.ts';
import { actionsOf } from './planned.ts';

const { visit } = serveBuiltPage();
const { rules, text } = CATALOGUE.firenze ?? expect.fail('the catalogue has no Firenze');

/** The usual turns of the first seat in an archived game: others do not decide in between, and no personnel is played. */
const turns = archivedTurns(rules, 0, 1).filter(({ decisions, isInterrupted }) => {
  const isOwn = decisions.every(({ seat, move }) => seat === 0 && (move as firenze.Move).do !== 'play');
  return isOwn && !isInterrupted;
});
const actionsIn = ({ decisions }: RecordedTurn) => actionsOf(decisions as readonly Recorded[]);

async function open(page: Page, { before }: RecordedTurn): Promise<void> {
  await page.goto('/settings'); // the bots of the table before must not save it again
  await keep(page, keptGame(rules, before));
  await page.goto('/table/kept');
  await page.locator(ASKED).first().waitFor();
}

/** Carries an action out by clicks: `click` counts them. */
async function act(page: Page, { decisions, heights, edits }: Action, click: (on: Locator) => Promise<void>) {
  const { state, seat, move } = at(decisions, 0);
  const sheet = page.locator('.firenze-sheet');
  if (heights !== null)
    for (const { column, height } of heights)
      await click(
        sheet
          .locator('.column')
          .nth(column)
          .locator('.level')
          .filter({ hasText: new RegExp(`^${height}`) }),
      );
  else if (move.do === 'take' && !(await confirm(page).isEnabled()))
    await click(page.locator(`[data-target="row:${move.place}"]`));
  else if (move.do !== 'take' && (move.do !== 'give' || edits === null))
    await chooseInRow(page, state, seat, move, click);
  for (const { colour, change } of edits ?? []) {
    const stepper = sheet.getByRole('group', { name: new RegExp(`^${colour}$`, 'i') });
    await click(stepper.getByRole('button', { name: change === 1 ? /more/ : /fewer/ }));
  }
  await click(confirm(page));
}

/** Clicks the move in the row of choices, after its verb if verbs come first. */
async function chooseInRow(
  page: Page,
  state: firenze.State,
  seat: number,
  move: firenze.Move,
  click: (on: Locator) => Promise<void>,
) {
  const words = plain(text.en.move(move, state, seat));
  const verb = text.en.verb(rules.verb(move), state).name;
  const named = (title: string) => segments(page).and(page.locator(`[title="${title}"]`));
  if ((await named(words).count()) === 0) await click(named(verb));
  if (!(await confirm(page).isEnabled())) await click(named(words));
}

const saved = (page: Page) =>
  page.evaluate(
    () => JSON.parse(localStorage.getItem('signoria.game.kept') ?? '{}').record.decisions as { move: unknown }[],
  );

test('whole turns are played with the sheet: at most 8 clicks in the median, with the same result', {
  timeout: 200_000,
}, async () => {
  await visit(
    async ({ page }) => {
      const counted: number[] = [];
      for (const turn of turns) {
        await open(page, turn);
        let clicks = 0;
        let played = turn.before.decisions.length;
        for (const action of actionsIn(turn)) {
          await act(page, action, async (on) => {
            clicks++;
            await on.click();
          });
          played += action.decisions.length;
          await expect.poll(() => version(page), { interval: 20 }).toBeGreaterThanOrEqual(played);
        }
        const own = (await saved(page)).slice(turn.before.decisions.length, played);
        expect(playerAfter(turn, own)).toEqual(playerAfter(turn, turn.decisions));
        counted.push(clicks);
      }
      expect(counted.length).toBeGreaterThan(8);
      expect(median(counted)).toBeLessThanOrEqual(8);
    },
    { sheet: 'open' },
  );
});

/** Returns the first player after moves of a turn. The sheet may lay the same bricks in another order. */
function playerAfter({ before }: RecordedTurn, moves: readonly { readonly move: unknown }[]) {
  const { state } = moves.reduce((game, { move }) => advance(rules, game, 0, move).game, before);
  return (state as unknown as firenze.State).table.players[0];
}

/** Actions in which several bricks are laid and paid for. */
const buildingActions = turns.flatMap((turn) =>
  actionsIn(turn).filter(({ heights, decisions }) => heights !== null && decisions.length > 4),
);

test('the sheet opens by its button, plans by keyboard, and one undo takes the whole plan back', async () => {
  const action = at(buildingActions, 0);
  const { state } = at(action.decisions, 0);
  const turn =
    turns.find((one) => actionsIn(one).some(({ decisions }) => decisions[0]?.state === state)) ?? expect.fail();
  await visit(async ({ page, inBothThemes }) => {
    await open(page, turn);
    const click = (on: Locator) => on.click();
    const all = actionsIn(turn);
    const before = all.slice(
      0,
      all.findIndex(({ decisions }) => decisions[0]?.state === state),
    );
    for (const { decisions } of before)
      for (const one of decisions) await act(page, { decisions: [one], heights: null, edits: null }, click);
    const began = turn.before.decisions.length + before.flatMap(({ decisions }) => decisions).length;
    await expect.poll(() => version(page)).toBe(began);
    const sheet = page.getByRole('region', { name: 'Build and pay' });
    expect(await sheet.count()).toBe(0);
    await page.locator('.firenze-opener:visible').click();
    await sheet.waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => sheet.count()).toBe(0);
    await page.keyboard.press('Enter'); // the focus returned to the button
    await sheet.waitFor();
    for (const { column, height } of action.heights ?? []) {
      const level = sheet
        .locator('.column')
        .nth(column)
        .locator('.level')
        .filter({ hasText: new RegExp(`^${height}`) });
      await level.focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => level.getAttribute('aria-pressed')).toBe('true');
    }
    await expect.poll(() => page.locator('.preview').innerText()).toMatch(/^Place \d bricks/);
    await inBothThemes(async () => expect(await seriousFaults(page)).toEqual([]));
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => version(page)).toBeGreaterThan(began + 3);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(() => version(page)).toBe(began);
    await sheet.getByRole('button').first().focus();
    await page.keyboard.press('Escape');
    await expect.poll(() => sheet.count()).toBe(0);
  });
});

/** Decisions of archived games after which the first seat must pay for something other than construction. */
const beforePaying = archivedTurns(rules, 0, 4).flatMap(({ before, decisions, isInterrupted }) => {
  if (isInterrupted || at(decisions, 0).seat !== 0) return [];
  const paying = decisions.findIndex(({ state }) => {
    const step = questionFor<firenze.Step>((state as unknown as firenze.State).table.agenda, 0);
    return step?.ask === 'pay' && step.due !== 'construction';
  });
  if (paying < 1) return [];
  const played = decisions.slice(0, paying - 1);
  const game = played.reduce((one, { seat, move }) => advance(rules, one, seat, move).game, before);
  return [{ before: game, last: at(decisions, paying - 1) as Recorded }];
});

test('a payment other than for construction is offered by the open sheet right after the decision before it', async () => {
  const { before, last } = at(beforePaying, 0);
  await visit(
    async ({ page }) => {
      await open(page, { before, decisions: [], isInterrupted: false });
      await act(page, { decisions: [last], heights: null, edits: null }, (on) => on.click());
      const sheet = page.locator('.firenze-sheet.pay');
      await expect.poll(() => sheet.locator('.btn.go').isEnabled()).toBe(true);
      expect(await confirm(page).isEnabled()).toBe(true);
    },
    { sheet: 'open' },
  );
});

test('on every screen the sheet stays inside the window, and Confirm and the question stay in sight', async () => {
  const { state } = at(at(buildingActions, 0).decisions, 0);
  const turn =
    turns.find((one) => actionsIn(one).some(({ decisions }) => decisions[0]?.state === state)) ?? expect.fail();
  await visit(
    async ({ page, picture }) => {
      await open(page, turn);
      const first = actionsIn(turn)[0] ?? expect.fail();
      await act(page, first, (on) => on.click());
      await page.locator('.firenze-sheet.build').waitFor();
      await page.locator('.firenze-sheet .level.can').first().click();
      for (const [width, height] of [
        [390, 844],
        [844, 390],
        [1366, 768],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        expect(await page.evaluate(faultsOf), `${width}×${height}`).toEqual([]);
        await picture(`firenze-sheet-${height}`);
      }
    },
    { sheet: 'open' },
  );
});

/** Returns the parts of the sheet and of the frame that are out of sight or too small. Runs in the page. */
function faultsOf(): readonly string[] {
  const faults: string[] = [];
  const isInSight = (selector: string) => {
    const element = document.querySelector(selector);
    const { left, top, right, bottom, width, height } = element?.getBoundingClientRect() ?? new DOMRect(-9, -9);
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    return left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1 && element?.contains(above);
  };
  for (const one of ['.acts .go', '.ask h1', '.firenze-sheet h2', '.firenze-sheet .level.can', '.firenze-sheet .close'])
    if (!isInSight(one)) faults.push(`${one} is out of sight`);
  if (document.documentElement.scrollWidth > innerWidth) faults.push('the page can be scrolled sideways');
  for (const level of document.querySelectorAll('.firenze-sheet .level'))
    if (level.getBoundingClientRect().height < 24) faults.push('a height is lower than 24 pixels');
  return [...new Set(faults)];
}
