/**
 * Takes the README's pictures from a running Byline (`make run` in another terminal):
 *   node tools/screenshots.ts [portal-profile ...]
 * Uses the same API_PORT, PORTAL_PORT and CONSOLE_PORT.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { DEMO_LOGINS } from '../demo/src/logins.ts';
import { launchBrowser } from './browser.ts';
import { demoLogins, logIn, pick, type Session } from './lib/demo-session.ts';
import { main } from './lib/main.ts';
import { root } from './lib/paths.ts';
import { UserError } from './lib/print.ts';
import { fixedPorts, urlsOf } from './lib/settings.ts';

interface Picture {
  name: string;
  url: string;
  /** Added to the address on a wide screen. */
  wide?: string;
  session?: Session;
}

const looks = [
  { suffix: '', width: 1440, height: 900, colorScheme: 'light' },
  { suffix: '-dark', width: 1440, height: 900, colorScheme: 'dark' },
  { suffix: '-phone', width: 390, height: 844, colorScheme: 'light' },
] as const;

const urls = urlsOf(fixedPorts());
const folder = join(root, 'docs/images');

async function pictures(): Promise<Picture[]> {
  const logins = demoLogins();
  const recruiter = await logIn(urls.api, logins.recruiter);
  const complete = await logIn(urls.api, logins.complete);
  const incomplete = await logIn(urls.api, logins.incomplete);
  const candidateId = complete.user.candidateId;
  if (!candidateId) throw new UserError('the demo candidate has no profile; run "make demo"');
  const noor = await logIn(
    urls.api,
    pick(DEMO_LOGINS, 'Noor', ({ email }) => email.startsWith('noor@')),
  );
  return [
    { name: 'portal-entry', url: `${urls.portal}/?lang=en` },
    { name: 'portal-wizard', url: `${urls.portal}/complete?lang=en`, session: incomplete },
    { name: 'portal-profile', url: `${urls.portal}/profile?lang=en`, session: complete },
    { name: 'portal-public', url: `${urls.portal}/public/candidate/${candidateId}` },
    {
      name: 'console-candidates',
      url: `${urls.console}/candidates?lang=en&sort=-modifiedAt&freelancer=yes&country=BE,NL,FR`,
      wide: `&open=${String(noor.user.candidateId)}`,
      session: recruiter,
    },
    { name: 'console-candidate', url: `${urls.console}/candidates/${candidateId}?lang=en`, session: recruiter },
  ];
}

async function take(browser: Browser, { name, url, wide = '', session }: Picture): Promise<void> {
  for (const { suffix, width, height, colorScheme } of looks) {
    const context = await browser.newContext({
      viewport: { width, height },
      colorScheme,
      reducedMotion: 'reduce',
      locale: 'en-GB',
      timezoneId: 'Europe/Brussels',
    });
    const stored: Record<string, string> = { 'byline.pageSize': '25' };
    if (session !== undefined)
      stored['byline.session'] = JSON.stringify({ ...session, user: { ...session.user, language: 'en' } });
    await context.addInitScript((items) => {
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
    }, stored);
    const page = await context.newPage();
    await page.goto(suffix === '-phone' ? url : url + wide, { waitUntil: 'networkidle' });
    await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.waitForTimeout(1_500); // the canvas with the CV's page
    await page.screenshot({ path: join(folder, `${name}${suffix}.png`) });
    await context.close();
  }
}

await main(async () => {
  const names = process.argv.slice(2);
  await mkdir(folder, { recursive: true });
  const browser = await launchBrowser();
  try {
    for (const picture of await pictures()) {
      if (names.length > 0 && !names.includes(picture.name)) continue;
      await take(browser, picture);
      console.log(picture.name);
    }
  } finally {
    await browser.close();
  }
  return 0;
});
