import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { staffCookie } from '#kernel/wire-staff';
import { withClient } from '../../harness/template';
import { violationsOf } from './axe';
import { expect } from './test';

/** Who of the demo chain work in the office, with their passwords. */
export const staffPasswords = {
  beheer: 'brink-beheer',
  redactie: 'brink-redactie',
  magazijn: 'brink-magazijn',
  personeel: 'brink-personeel',
  winkel: 'brink-winkel',
} as const;

/** Comes in by the office's door; ends at its first screen. */
export const enterOffice = async (
  page: Page,
  who: keyof typeof staffPasswords = 'beheer',
): Promise<void> => {
  await page.goto('/admin/login');
  await page.fill('#staff-email', `${who}@brink.example`);
  await page.fill('#staff-password', staffPasswords[who]);
  await page.click('button[type=submit]');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Dag');
};

/** The number of a page of the site, by its path. */
export const pageNumber = (page: Page, path: string): Promise<number> =>
  page.evaluate(async (at) => {
    const reply = await fetch(`/admin/api/rows/page?q=${encodeURIComponent(at)}&limit=200`);
    const { rows } = await reply.json();
    return rows.find((row: { href?: string }) => row.href === at).id;
  }, path);

/** Axe finds nothing on the screen, once it is there. */
export const expectCleanScreen = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
};

/** As when the password of a page's session was given some time ago: it is asked again. Those of other walks stay. */
export const ageProofs = async (page: Page): Promise<void> => {
  const cookies = await page.context().cookies();
  const secret = cookies.find(({ name }) => name === staffCookie(false))?.value ?? '';
  const id = createHash('sha256').update(secret).digest('base64url');
  await withClient(String(process.env.ETALAGE_E2E_DATABASE), async (client) => {
    const { rowCount } = await client.query(
      `update staff_sessions set proven_at = proven_at - interval '11 minutes' where id = $1`,
      [id],
    );
    expect(rowCount).toBe(1);
  });
};
