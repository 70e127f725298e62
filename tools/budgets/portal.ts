import type { Browser } from 'playwright-core';
import { spreadOf, type Row } from '../bench/row.ts';
import type { Urls } from '../lib/settings.ts';
import { slowDown } from './slow.ts';

const ROUNDS = 5;
const MOST = { painted: 1200, ready: 2200, shift: 50 };
/** By then the layout has settled. */
const SETTLED_MS = 3000;

interface Seen {
  painted: number;
  ready: number;
  shift: number;
}

/** Notes, in the page, when its largest part was painted, when its first field answered to a script, and how far things moved. */
function watch(): void {
  const seen: Seen = { painted: 0, ready: 0, shift: 0 };
  Object.assign(window, { seen });
  const on = (type: string, note: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  on('largest-contentful-paint', ({ startTime }) => (seen.painted = startTime));
  on('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.shift += value;
  });
  const isAwake = (field: Element): boolean => Object.keys(field).some((key) => key.startsWith('__reactProps'));
  const look = (): void => {
    const field = document.querySelector('input');
    if (field && isAwake(field)) seen.ready = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function onPhone(browser: Browser, url: string): Promise<Seen> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'fr',
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  await slowDown(page);
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLED_MS);
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  await context.close();
  return seen;
}

interface FirstScreen {
  name: string;
  path: string;
  /** Whether there is something to type into. */
  form: boolean;
}

async function pages({ api }: Urls): Promise<FirstScreen[]> {
  const first = async <Row>(path: string, is: (row: Row) => boolean = () => true): Promise<Row> => {
    const { records } = (await (await fetch(`${api}/api/v1/website/${path}`)).json()) as { records: Row[] };
    const row = records.find(is);
    if (!row) throw new Error(`the demo answers nothing at website/${path}`);
    return row;
  };
  const jobOf = async (timeState: 'ongoing' | 'finished'): Promise<string> => {
    const { campaigns, _id } = await first<{ _id: string; campaigns: string[] }>(
      `jobs?limit=100&filter[timeState]=${timeState}`,
      ({ campaigns }) => campaigns.length > 0,
    );
    return `/apply/${campaigns[0]}/${_id}?lang=fr`;
  };
  const candidate = await first<{ _id: string }>('candidates?limit=1');
  return [
    { name: 'entry', path: '/?lang=fr', form: true },
    { name: 'apply link', path: await jobOf('ongoing'), form: true },
    { name: 'closed apply link', path: await jobOf('finished'), form: false },
    { name: 'public page', path: `/public/candidate/${candidate._id}`, form: false },
  ];
}

/** Measures the first screens of the portal on a poor phone with an empty cache. */
export async function portal(browser: Browser, urls: Urls): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { name, path, form } of await pages(urls)) {
    const seen: Seen[] = [];
    for (let round = 0; round < ROUNDS; round += 1) seen.push(await onPhone(browser, `${urls.portal}${path}`));
    const add = (what: string, key: keyof Seen, unit: string, times = 1): void => {
      const value = spreadOf(seen.map((one) => one[key] * times));
      rows.push({ what: `portal, ${name}: ${what}`, value, unit, goal: { atMost: MOST[key] } });
    };
    add('painted', 'painted', 'ms');
    if (form) add('ready to type', 'ready', 'ms');
    add('shifted', 'shift', '‰', 1000);
  }
  return rows;
}
