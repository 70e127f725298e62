import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { DEMO_PASSWORD } from './steps/console.ts';
import { somebody } from './steps/somebody.ts';
import { atConsole } from './steps/visits.ts';
import { callsOf } from './support/calls.ts';
import { looksRight } from './support/look.ts';
import { runningProduct } from './support/product.ts';

const product = runningProduct();
const KARIM = 'karim.benali@byline.example';
await fetch(`${product.urls.api}/api/v1/auth/login`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ email: KARIM, password: `${DEMO_PASSWORD}, not quite` }),
});
const lotte = await callsOf();
const { page, t, press } = await atConsole('fr', '/settings/recruiters');

it('can be found in the settings, filtered, opened and saved', async () => {
  await page.getByRole('link', { name: t('securityLog.title'), exact: true }).click();
  await page.getByRole('heading', { name: t('securityLog.title') }).waitFor();
  await page.getByRole('button', { name: new RegExp(`^${t('securityLog.what')}, `) }).click();
  await page.getByRole('menuitemradio', { name: t('securityLog.group.logins'), exact: true }).click();
  const refused = page.getByRole('row').filter({ hasText: `${t('securityLog.kind.login_refused')} · Karim Benali` });
  await refused.first().waitFor();
  await looksRight(page, 'security log');
  await refused.first().click();
  const panel = page.getByRole('complementary', { name: t('securityLog.event') });
  await panel.getByText('127.0.0.1').waitFor();
  await panel.getByText(t('securityLog.nobody')).waitFor();
  await looksRight(page, 'an event of the security log');
  const [download] = await Promise.all([page.waitForEvent('download'), press('securityLog.save')]);
  expect(download.suggestedFilename()).toMatch(/^security-log-\d{4}-\d\d-\d\d\.jsonl$/);
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\n');
  expect(lines.map((line) => (JSON.parse(line) as { kind: string }).kind)).toContain('login_refused');
});

it('is for super-admins; others have no link to it, and get a message', async () => {
  const { userId, email } = await somebody(lotte, 'security-log');
  await lotte('PATCH', 'users/role', { userId, role: 'recruiter' });
  const { page: theirs } = await atConsole('fr', '/settings/security-log', { email });
  await theirs.getByText(t('common.forbiddenText')).waitFor();
  expect(await theirs.getByRole('link', { name: t('securityLog.title') }).count()).toBe(0);
  await lotte('DELETE', `users/role?userId=${userId}&role=recruiter`);
});
