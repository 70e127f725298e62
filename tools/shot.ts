/**
 * Takes a picture of a page, for work on its design:
 *   node tools/shot.ts URL OUT.png [--width 1280] [--height 900] [--dark] [--full] [--scale 1] [--wait SELECTOR]
 *     [--session FILE.json]  the value of localStorage `byline.session`
 *     [--lang nl] [--click SELECTOR] [--delay MS]
 * Prints errors and failed requests of the page.
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { launchBrowser } from './browser.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', default: '1280' },
    height: { type: 'string', default: '900' },
    scale: { type: 'string', default: '1' },
    dark: { type: 'boolean', default: false },
    full: { type: 'boolean', default: false },
    wait: { type: 'string' },
    click: { type: 'string', multiple: true },
    session: { type: 'string' },
    lang: { type: 'string' },
    delay: { type: 'string', default: '300' },
  },
});
const [url, out] = positionals;
if (url === undefined || out === undefined) {
  console.error(
    'usage: node tools/shot.ts URL OUT.png [--width 1280] [--height 900] [--dark] [--full] [--wait SELECTOR]',
  );
  process.exit(2);
}

const browser = await launchBrowser();
try {
  const context = await browser.newContext({
    viewport: { width: Number(values.width), height: Number(values.height) },
    deviceScaleFactor: Number(values.scale),
    colorScheme: values.dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  const items: Record<string, string> = {};
  if (values.session !== undefined) items['byline.session'] = await readFile(values.session, 'utf8');
  if (values.lang !== undefined) items['byline.lang'] = values.lang;
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, items);
  const page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      console.error(`[${message.type()}] ${message.text()}`);
  });
  page.on('pageerror', (error) => console.error(`[page error] ${error.message}`));
  page.on('requestfailed', (request) =>
    console.error(`[failed] ${request.url()} ${request.failure()?.errorText ?? ''}`),
  );
  await page.goto(url, { waitUntil: 'load', timeout: 30_000 });
  if (values.wait !== undefined) await page.waitForSelector(values.wait, { timeout: 15_000 });
  for (const selector of values.click ?? []) await page.click(selector, { timeout: 10_000 });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForTimeout(Number(values.delay));
  await page.screenshot({ path: out, fullPage: values.full });
  console.log(out);
} finally {
  await browser.close();
}
