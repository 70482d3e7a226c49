import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { introduce, setTable } from '../support/guests.ts';
import { openServer } from '../support/visit.ts';
import type { Visitor, VisitorSettings } from '../support/visitor.ts';

const { address, newVisitor } = openServer();

async function visit(at: string, act: (one: Visitor) => Promise<void>, wanted?: VisitorSettings): Promise<void> {
  const one = await newVisitor(wanted, at);
  try {
    await act(one);
    expect(one.consoleMessages).toEqual([]);
  } finally {
    await one.close();
  }
}

/** Adds Chromium's virtual authenticator, which accepts every request. Passkeys need a host name. */
async function authenticator(page: Page) {
  const line = await page.context().newCDPSession(page);
  await line.send('WebAuthn.enable');
  const { authenticatorId } = await line.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const keys = async () => (await line.send('WebAuthn.getCredentials', { authenticatorId })).credentials;
  const add = (credential: Awaited<ReturnType<typeof keys>>[number]) =>
    line.send('WebAuthn.addCredential', { authenticatorId, credential });
  return { keys, add };
}

/** Loads own figures for a table from a file with this content. */
function loadFigures(page: Page, content: string): Promise<void> {
  return page
    .locator('.drop input')
    .setInputFiles({ name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(content) });
}

describe('accounts, invitations and own figures', { retry: 2 }, () => {
  test('a name is changed, protected by a passkey, signed out and restored on another device', async () => {
    await visit(address(), async ({ page }) => {
      const first = await authenticator(page);
      await introduce(page, 'Anna');
      await page.getByLabel('Your name').fill('Anna di Ser Piero');
      await page.getByRole('button', { name: 'Change my name' }).click();
      await page.getByText('Saved.').waitFor();
      await page.getByRole('button', { name: 'Create a passkey' }).click();
      await page.getByText('One passkey is set up for this name.').waitFor();
      const [key] = await first.keys();
      if (key === undefined) throw new Error('no passkey was made');
      await page.getByRole('button', { name: 'Sign out', exact: true }).click();
      await page.getByText('You have not chosen a name yet.').waitFor();
      await visit(address(), async ({ page: telephone }) => {
        const second = await authenticator(telephone);
        await second.add(key); // simulates a passkey synchronized between devices
        await telephone.goto('/me');
        await telephone.getByRole('button', { name: 'Sign in with a passkey' }).click();
        await expect.poll(() => telephone.getByLabel('Your name').inputValue()).toBe('Anna di Ser Piero');
        await telephone.getByRole('button', { name: 'Remove: Created on' }).click();
        const asked = telephone.getByRole('dialog', { name: 'Remove this passkey?' });
        await asked.getByText('It is your only one.').waitFor();
        await asked.getByRole('button', { name: 'Remove it' }).click();
        await telephone.getByText('A passkey lets you use this name').waitFor();
        await telephone.getByRole('button', { name: 'Sign out everywhere' }).click();
        await telephone.getByRole('button', { name: 'Sign out for good' }).click();
        await telephone.getByText('You have not chosen a name yet.').waitFor();
      });
    });
  });

  test('signing out without a passkey asks for confirmation', async () => {
    await visit(address(), async ({ page }) => {
      await introduce(page, 'Otto');
      await page.getByRole('button', { name: 'Sign out', exact: true }).click();
      const asked = page.getByRole('dialog', { name: 'Give up the name Otto?' });
      await asked.getByRole('button', { name: 'Stay signed in' }).click();
      await page.reload();
      await expect.poll(() => page.getByLabel('Your name').inputValue()).toBe('Otto');
      await page.getByRole('button', { name: 'Sign out', exact: true }).click();
      await asked.getByRole('button', { name: 'Sign out for good' }).click();
      await page.getByText('You have not chosen a name yet.').waitFor();
    });
  });

  test('signing out in one window makes the other windows spectators', async () => {
    const { page, close } = await newVisitor();
    try {
      await introduce(page, 'Otto');
      const id = await setTable(page, { seats: [{ kind: 'person' }, { kind: 'local', name: 'Bruno' }] });
      const table = await page.context().newPage();
      await table.goto(`/with/${id}`);
      await table.getByRole('button', { name: 'Start game' }).click();
      await table.locator('.curtain button').click();
      await table.locator('.ask').waitFor();
      await page.getByRole('button', { name: 'Sign out', exact: true }).click();
      await page.getByRole('button', { name: 'Sign out for good' }).click();
      await table.getByText('You are watching').waitFor();
    } finally {
      await close();
    }
  });

  test('an invitation shows host, game and duration, and a long name stays within the page', async () => {
    const long = 'Maximilian'.repeat(4);
    await visit(address(), async ({ page }) => {
      await introduce(page, long);
      const id = await setTable(page, { visibility: 'link', seats: [{ kind: 'person' }, { kind: 'invited' }] });
      await page.goto(`/with/${id}`);
      const link = await page.getByLabel('Link for your friends').inputValue();
      await visit(
        address(),
        async ({ page: guest, overflows }) => {
          await guest.goto(link);
          await guest.getByText(`${long} invites you to play`).waitFor();
          await guest.getByRole('heading', { name: 'The Card Game' }).waitFor();
          for (const fact of ['Renaissance Florence', '2 players', 'about 60 minutes'])
            await guest.getByText(fact).waitFor();
          expect(await guest.locator('main a[href="/rules/card"]').count()).toBe(1);
          expect((await guest.locator('.tableSeats svg').first().boundingBox())?.width).toBe(28);
          expect(await overflows()).toBe(false);
        },
        { width: 390 },
      );
    });
  });

  test('a page at an IP address explains that passkeys are not available', async () => {
    await visit(address().replace('localhost', '127.0.0.1'), async ({ page }) => {
      await introduce(page, 'Otto');
      await page.getByRole('button', { name: 'Create a passkey' }).click();
      await page.getByText('Passkeys need a domain name').waitFor();
    });
  });

  test('own figures: errors are shown with their path, and valid overrides are shown to all players', async () => {
    await visit(address(), async ({ page }) => {
      await page.goto('/friends/card');
      await page.getByText('Game values: sources').click();
      await page.getByText('All 145 rows of values').waitFor();
      await loadFigures(page, '{"artists":');
      await page.getByText('mine.json is not JSON.').waitFor();
      await loadFigures(page, '{"artists":{"donatello-sculptor":{"cost":-1}}}');
      await page.getByText('Value out of range at figures.artists.donatello-sculptor.cost').waitFor();
      await loadFigures(page, '{"artists":{"donatello-sculptor":{"hair":1}}}');
      await page.getByRole('alert').getByText('figures.artists').waitFor();
      await loadFigures(page, ' '.repeat(1024 * 1024 + 1));
      await page.getByText('The file is larger than 1 MB.').waitFor();
      await loadFigures(page, '{"artists":{"donatello-sculptor":{"cost":150}}}');
      await page.getByText('instead of 200').waitFor();
      await expect.poll(() => page.getByRole('alert').count()).toBe(0);
      await page.getByLabel('Your name').fill('Anna');
      await page.getByText('Anyone: listed publicly').click();
      await page.getByRole('button', { name: 'Set up the table and get the link' }).click();
      await page.getByText('This table uses custom values.').waitFor();
      const link = await page.getByLabel('Link for your friends').inputValue();
      await visit(address(), async ({ page: guest }) => {
        await guest.goto('/tables');
        await guest.getByText('custom values').waitFor();
        await guest.goto(link);
        await guest.getByText('Donatello').waitFor();
        await guest.getByText('instead of 200').waitFor();
        await guest.getByLabel('Your name').fill('Otto');
        await guest.getByRole('button', { name: 'Join the table' }).click();
        await page.getByRole('button', { name: 'Start game' }).click();
        await guest.locator('.participantsLine').getByText('This table uses custom values.').waitFor();
        await guest.getByRole('button', { name: 'About this table' }).click();
        await guest.locator('dialog').getByText('instead of 200').waitFor();
      });
    });
  });

  test('errors in a file are reported in the language of the page, in whole sentences', async () => {
    await visit(
      address(),
      async ({ page }) => {
        await page.goto('/new/card');
        await page.locator('.figures summary').click();
        for (const [file, message] of [
          [
            '{"artists":{"donatello-sculptor":{"cost":-1}}}',
            'erwartet wird eine ganze Zahl von 0 bis 100000, gefunden wurde -1',
          ],
          ['{"artists":[]}', 'erwartet wird ein Objekt, gefunden wurde […]'],
          ['{"hand":{"opening":50}}', '150 gebraucht, aber nur'],
        ] as const) {
          await loadFigures(page, file);
          await page.getByRole('alert').getByText(message).waitFor();
        }
      },
      { language: 'de' },
    );
  });

  test('the rules accept the template of the figures unchanged', async () => {
    await visit(address(), async ({ page }) => {
      await page.goto('/new/card');
      await page.getByText('Game values: sources').click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download all values as a template' }).click(),
      ]);
      const template = readFileSync(await download.path(), 'utf8');
      expect(Object.keys(JSON.parse(template) as object)).toEqual(
        expect.arrayContaining(['cards', 'artists', 'monuments', 'locations', 'supply']),
      );
      await loadFigures(page, template);
      await page.getByText('This file contains only original values').waitFor();
      await loadFigures(page, template.replace('"opening": 5', '"opening": 4'));
      await page.getByText('instead of 5').waitFor();
      await expect.poll(() => page.getByText('instead of').count()).toBe(1); // only the corrected value
      await page.getByRole('button', { name: 'Start game' }).click();
      await page.locator('.bar').getByText('custom values').waitFor();
    });
  });
});

test('a link without a table shows a message', async () => {
  const { page, close } = await newVisitor();
  try {
    await page.goto('/with/nothing-here');
    await page.getByText('This table does not exist').waitFor();
  } finally {
    await close();
  }
});
