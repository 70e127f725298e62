import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '@byline/shared-types/domain';
import { DEMO_PASSWORD, logIn } from './steps/console.ts';
import { LOTTE } from './steps/lotte.ts';
import { logIn as logInAsCandidate } from './steps/registration.ts';
import { openBrowser } from './support/browser.ts';
import { callsOf } from './support/calls.ts';
import { looksAsBefore } from './support/picture.ts';
import { runningProduct } from './support/product.ts';
import { visitor } from './support/visitor.ts';
import { consoleWords, portalWords } from './support/words.ts';

/** Paper shows a record of its own, whole, and other screens without their controls. */
const product = runningProduct();
const { urls } = product;
const NAME = 'Papierproef';
/** A4 between its margins. */
const PAPER = { width: 725, height: 1047 };
let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
});

/** Counts what the page asks to print, which no browser without a screen does. */
const countPrints = (): Promise<unknown> =>
  page.addInitScript(() => {
    const counted = window as unknown as { prints: number };
    counted.prints = 0;
    window.print = () => {
      counted.prints += 1;
    };
  });
const prints = (): Promise<number> => page.evaluate(() => (window as unknown as { prints: number }).prints);

/** Reads the screen as paper has it: its text, its controls, and the boxes that cut something off. */
async function onPaper(): Promise<{ text: string; controls: string[]; cut: string[] }> {
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print' });
  await page.waitForFunction(() => document.body.innerText.includes('Byline')); // what only paper says
  const found = await page.evaluate(() => {
    const isSeen = (node: Element): boolean => node.checkVisibility() && node.getBoundingClientRect().width > 1;
    const isCut = (node: Element): boolean => {
      const { overflowX, overflowY } = getComputedStyle(node);
      return (
        (overflowX !== 'visible' && node.scrollWidth > node.clientWidth + 1) ||
        (overflowY !== 'visible' && node.scrollHeight > node.clientHeight + 1)
      );
    };
    const named = (nodes: Element[]): string[] => nodes.map((node) => node.outerHTML.slice(0, 160));
    const all = [...document.querySelectorAll('body *')].filter(isSeen);
    const isControl = (node: Element): boolean =>
      node.matches('.MuiButtonBase-root, input[value=""], select, textarea') ||
      (node.matches('button') && !node.textContent.trim()) ||
      (node.matches(':focus-visible') && getComputedStyle(node).boxShadow !== 'none'); // the ring of the keyboard
    const { scrollWidth, clientWidth } = document.documentElement;
    return {
      text: document.body.innerText,
      controls: named(all.filter(isControl)),
      cut: [...named(all.filter(isCut)), ...(scrollWidth > clientWidth ? [`wider: ${scrollWidth}`] : [])],
    };
  });
  return found;
}

/** Leaves the paper. */
const onScreen = async (): Promise<void> => {
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 1280, height: 800 });
};
const isSettled = () => page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);

describe('the console', () => {
  const t = consoleWords('fr');
  /** The texts of the record. */
  const SAID = {
    note: 'La note sur papier.',
    task: 'La tâche sur papier.',
    remark: 'La remarque sur papier.',
    answer: 'La réponse sur papier.',
    mail: 'Le courrier sur papier.',
    comment: 'Le jugement sur papier.',
    work: 'Employeur sur papier',
    degree: 'Diplôme sur papier',
  };
  /** A day that nothing of the demo is on. */
  const DAY = '2031-05-05';
  let candidate: string;
  const open = async (path: string): Promise<void> => {
    await page.goto(`${urls.console}${path}`);
    await page.locator('main h1').first().waitFor();
    await isSettled();
  };

  beforeAll(async () => {
    const call = await callsOf(product, LOTTE);
    const made = async (path: string, body: object): Promise<string> =>
      (await call<{ _id: string }>('POST', path, body))._id;
    const person = { firstname: 'Pia', name: NAME, email: 'pia.papierproef@example.be', language: 'fr' };
    const place = { postal: '9000', city: 'Gent', country: 'BE' };
    candidate = await made('candidates', { ...person, ...place, function: 'translator' });
    const of = { candidateId: candidate };
    const { _id: me } = await call<{ _id: string }>('GET', 'users/me');
    await made('notes', { ...of, description: `<p>${SAID.note}</p>`, score: 2 });
    const task = { title: NAME, type: 'call', description: `<p>${SAID.task}</p>`, deadline: `${DAY}T09:00:00Z` };
    await made('tasks', { ...task, ...of, assignedTo: me });
    const test = await made('tests', { ...of, name: `Test ${NAME}` });
    await call('PATCH', `tests/${test}`, { version: 0, scores: [{ score: 7, remark: SAID.remark }] });
    const asked = { question: 'Pourquoi ?', answer: SAID.answer };
    const template = await made('interviewtemplates', { type: `Z ${NAME}`, questions: [{ question: asked.question }] });
    await made('interviews', { ...of, templateId: template, questions: [asked] });
    await made('candidates/experience', { ...of, function: 'Traductrice', company: SAID.work, from: '2020-01-01' });
    await made('candidates/diplomas', { ...of, degree: SAID.degree, institute: 'UGent', from: 2010, to: 2014 });
    const tomorrow = new Date(Date.now() + DAY_MS).toISOString();
    const to = { name: `Pia ${NAME}`, email: person.email };
    const mail = { ...of, to, subject: NAME, message: `<p>${SAID.mail}</p>`, scheduledAt: tomorrow };
    await made('emails', mail);
    const category = await made('scorecardcategories', { label: NAME });
    const { items } = await call<{ items: { _id: string }[] }>('POST', `scorecardcategories/${category}`, {
      item: NAME,
    });
    const item = items[0]?._id ?? '';
    const card = await made('scorecards', { label: `Z ${NAME}`, categories: [{ _id: category, items: [item] }] });
    const scores = { [`${category}-${item}`]: 4 };
    await call('POST', `candidates/${candidate}/scorecards`, [{ _id: card, scores, comment: SAID.comment }]);
    const period = { startDate: `${DAY}T02:00:00Z`, endDate: `${DAY}T03:00:00Z` };
    await made('calendar', { ...period, title: `Tôt ${NAME}` });
    ({ page } = await visitor(browser, 'fr', { dark: true }));
    await countPrints();
    await page.goto(`${urls.console}/candidates?lang=fr`);
    await logIn(page, t, LOTTE);
    await page.getByRole('table').waitFor();
  });
  beforeEach(onScreen);
  afterAll(() => page.context().close());

  it('prints all of a candidate by Ctrl+P, once it is read, dark on white, on as many pages as it takes', async () => {
    await open(`/candidates/${candidate}`);
    await page.keyboard.press('Control+p');
    await page.waitForURL(`${urls.console}/candidates/${candidate}/print`);
    await expect.poll(prints).toBe(1);
    const { text, controls, cut } = await onPaper();
    for (const said of Object.values(SAID)) expect(text).toContain(said);
    expect(text).toContain(`Pia ${NAME}`);
    const [printed = ''] = t('layout.printed', { moment: '|', name: '' }).split('|');
    expect(text).toContain(printed);
    expect({ controls, cut }).toEqual({ controls: [], cut: [] });
    const ink = await page.getByRole('heading', { level: 1 }).evaluate((node) => getComputedStyle(node).color);
    const sheet = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    expect({ ink, sheet }).toEqual({ ink: 'rgb(27, 28, 32)', sheet: 'light' });
    expect((await page.pdf()).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThan(1);
    await looksAsBefore(page, page.locator('body'), 'print-candidate');
  });

  it('names what could not be read, prints it when asked again, and leaves out what one may not see', async () => {
    await page.route('**/api/v1/notes?*', (route) => route.fulfill({ status: 500 }));
    await page.route('**/api/v1/tests?*', (route) => route.fulfill({ status: 403 }));
    await open(`/candidates/${candidate}`);
    await page.getByRole('button', { name: t('profile.actions') }).click();
    await page.getByRole('menuitem', { name: t('profile.print') }).click();
    await page.getByText(t('profile.unread', { parts: t('notes.tab') })).waitFor();
    expect(await prints()).toBe(0);
    expect((await onPaper()).text).toContain(t('profile.unread', { parts: t('notes.tab') }));
    await onScreen();
    await page.unroute('**/api/v1/notes?*');
    await page.getByRole('button', { name: t('state.retry') }).click();
    await expect.poll(prints).toBe(1);
    const { text } = await onPaper();
    expect(text).toContain(SAID.note);
    expect(text).not.toContain(SAID.remark);
    await onScreen();
    await page.unroute('**/api/v1/tests?*');
    await page.getByRole('link', { name: t('history.back', { name: `Pia ${NAME}` }) }).click();
    await page.waitForURL(`${urls.console}/candidates/${candidate}`);
  });

  it('prints the page that a question or a menu lies over, without those', async () => {
    const isPrinted = (over: Locator): Promise<boolean> =>
      over.evaluate((node) => node.checkVisibility({ opacityProperty: true }));
    const button = (label: string): Locator => page.getByRole('button', { name: t(label), exact: true });
    const opened = {
      'profile.archive': page.getByRole('dialog', { name: t('profile.archiveQuestion', { name: `Pia ${NAME}` }) }),
      'profile.actions': page.getByRole('menu'),
    };
    for (const [label, over] of Object.entries(opened)) {
      await open(`/candidates/${candidate}`);
      await button(label).click();
      await over.waitFor();
      await onPaper();
      expect({ label, printed: await isPrinted(over) }).toEqual({ label, printed: false });
      await onScreen();
      expect({ label, shown: await isPrinted(over) }).toEqual({ label, shown: true });
    }
  });

  it('prints lists with what was asked for, the agenda with what is early, and the numbers', async () => {
    const cases = {
      [`/candidates?tile=active&search=${NAME}`]: [`Pia ${NAME}`, t('tile.active')],
      [`/tasks?search=${NAME}`]: [NAME, t('tasks.unfinished')],
      [`/agenda?date=${DAY}`]: [`Tôt ${NAME}`],
      [`/settings/stats?from=2020-01-01&name=${NAME}`]: [t('statistics.registrations')],
    };
    for (const [path, texts] of Object.entries(cases)) {
      await onScreen();
      await open(path);
      const { text, controls, cut } = await onPaper();
      for (const said of texts) expect(text).toContain(said);
      expect({ path, controls, cut }).toEqual({ path, controls: [], cut: [] });
    }
  });
});

describe('the portal', () => {
  const t = portalWords('en');

  beforeAll(async () => {
    ({ page } = await visitor(browser, 'en', { dark: true }));
    await page.goto(`${urls.portal}/profile?lang=en`);
    await logInAsCandidate(page, t, { email: 'camille.lefevre@byline.example', password: DEMO_PASSWORD });
    await page.getByRole('button', { name: t('profile.editAbout') }).waitFor();
    await isSettled();
  });
  beforeEach(onScreen);
  afterAll(() => page.context().close());

  it('prints a profile, and the public page with where its samples are', async () => {
    const link = page.getByRole('link', { name: t('profile.viewPublic') });
    const address = (await link.getAttribute('href')) ?? '';
    const profile = await onPaper();
    expect(profile.text).toContain('Camille Lefèvre');
    expect({ controls: profile.controls, cut: profile.cut }).toEqual({ controls: [], cut: [] });
    expect(await page.getByRole('button', { name: t('profile.editAbout') }).isVisible()).toBe(false);
    await looksAsBefore(page, page.locator('body'), 'print-profile');
    await onScreen();
    await page.goto(`${urls.portal}${address}`);
    const sample = page.locator('main li a[href]').first();
    const shown = (): Promise<string> => sample.evaluate((node) => getComputedStyle(node, '::after').content);
    expect(await shown()).toBe('none');
    const { controls, cut } = await onPaper();
    expect({ controls, cut }).toEqual({ controls: [], cut: [] });
    expect(await shown()).toContain('http');
  });
});
