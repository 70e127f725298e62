import type { Locator, Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '@byline/shared-types/domain';
import { atConsole, atPortal } from './steps/visits.ts';
import { callsOf } from './support/calls.ts';
import { printed } from './support/paper.ts';
import { looksAsBefore } from './support/picture.ts';
import { runningProduct } from './support/product.ts';

/** Paper shows a whole record (the test's own), and other screens without their controls. */
const { urls } = runningProduct();
const NAME = 'Papierproef';
/** The size of A4 without its margins, in pixels. */
const PAPER = { width: 725, height: 1047 };
const call = await callsOf();
// Sets this text, because other files edit it and its length changes the picture.
const info =
  'Je traduis pour des musées. Je travaille vite quand il le faut, et je le dis quand ce n’est pas possible. J’aime poser des questions.';
const search = `candidates?search=${encodeURIComponent('Camille Lefèvre')}`;
const { records } = await call<{ records: { _id: string }[] }>('GET', search);
await call('PATCH', `candidates/${records[0]?._id}`, { info });
const desk = await atConsole('fr', '/candidates', { dark: true });
await desk.page.getByRole('table').waitFor();
const person = await atPortal('en', '/profile', { dark: true });
await person.page.getByRole('button', { name: person.t('profile.editAbout') }).waitFor();

/** Reads the screen as it prints: its text, its controls, and the boxes that cut off content. */
async function onPaper(page: Page): Promise<{ text: string; controls: string[]; cut: string[] }> {
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print' });
  await page.waitForFunction(() => document.body.innerText.includes('Byline')); // waits for the footer that only paper shows
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
      node.matches('.MuiButtonBase-root, input:is([value=""], [type="checkbox"], [type="radio"]), select, textarea') ||
      (node.matches('button') && !node.textContent.trim()) ||
      (node.matches(':focus-visible') && getComputedStyle(node).boxShadow !== 'none'); // the focus ring
    const { scrollWidth, clientWidth } = document.documentElement;
    return {
      text: document.body.innerText,
      controls: named(all.filter(isControl)),
      cut: [...named(all.filter(isCut)), ...(scrollWidth > clientWidth ? [`wider: ${scrollWidth}`] : [])],
    };
  });
  return found;
}

/** Switches back to the screen. */
const onScreen = async (page: Page): Promise<void> => {
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 1280, height: 800 });
};
const isSettled = (page: Page) => page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);

describe('the console', () => {
  const { page, t, press } = desk;
  /** The texts to write into the record. */
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
  /** A day without demo items. */
  const DAY = '2031-05-05';
  let candidate: string;
  const open = async (path: string): Promise<void> => {
    await desk.open(path);
    await page.locator('main h1').first().waitFor();
    await isSettled(page);
  };

  beforeAll(async () => {
    const made = async (path: string, body: object): Promise<string> =>
      (await call<{ _id: string }>('POST', path, body))._id;
    const pia = { firstname: 'Pia', name: NAME, email: 'pia.papierproef@example.be', language: 'fr' };
    const place = { postal: '9000', city: 'Gent', country: 'BE' };
    candidate = await made('candidates', { ...pia, ...place, function: 'translator' });
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
    const to = { name: `Pia ${NAME}`, email: pia.email };
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
    // Counts the calls of `print`, because a headless browser does not print.
    await page.addInitScript(() => {
      const counted = window as unknown as { prints: number };
      counted.prints = 0;
      window.print = () => {
        counted.prints += 1;
      };
    });
  });
  const prints = (): Promise<number> => page.evaluate(() => (window as unknown as { prints: number }).prints);
  beforeEach(() => onScreen(page));

  it('prints a whole candidate by Ctrl+P, after loading it, dark on white, on several pages', async () => {
    await open(`/candidates/${candidate}`);
    await page.keyboard.press('Control+p');
    await page.waitForURL(`${urls.console}/candidates/${candidate}/print`);
    await expect.poll(prints).toBe(1);
    const { text, controls, cut } = await onPaper(page);
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

  it('names the parts that failed to load, prints them after a retry, and omits forbidden parts', async () => {
    await page.route('**/api/v1/notes?*', (route) => route.fulfill({ status: 500 }));
    await page.route('**/api/v1/tests?*', (route) => route.fulfill({ status: 403 }));
    await open(`/candidates/${candidate}`);
    // The name of the account's menu may also say how many actions can be undone.
    await press('profile.actions');
    await page.getByRole('menuitem', { name: t('profile.print'), exact: true }).click();
    await page.getByText(t('profile.unread', { parts: t('notes.tab') })).waitFor();
    expect(await prints()).toBe(0);
    expect((await onPaper(page)).text).toContain(t('profile.unread', { parts: t('notes.tab') }));
    await onScreen(page);
    await page.unroute('**/api/v1/notes?*');
    await page.getByRole('button', { name: t('state.retry') }).click();
    await expect.poll(prints).toBe(1);
    const { text } = await onPaper(page);
    expect(text).toContain(SAID.note);
    expect(text).not.toContain(SAID.remark);
    await onScreen(page);
    await page.unroute('**/api/v1/tests?*');
    await page.getByRole('link', { name: t('history.back', { name: `Pia ${NAME}` }) }).click();
    await page.waitForURL(`${urls.console}/candidates/${candidate}`);
  });

  it('prints the page below a question or menu, without those', async () => {
    const isPrinted = (over: Locator): Promise<boolean> =>
      over.evaluate((node) => node.checkVisibility({ opacityProperty: true }));
    const opened = {
      'profile.archive': page.getByRole('dialog', { name: t('profile.archiveQuestion', { name: `Pia ${NAME}` }) }),
      'profile.actions': page.getByRole('menu'),
    };
    for (const [label, over] of Object.entries(opened)) {
      await open(`/candidates/${candidate}`);
      await desk.press(label);
      await over.waitFor();
      await onPaper(page);
      expect({ label, printed: await isPrinted(over) }).toEqual({ label, printed: false });
      await onScreen(page);
      expect({ label, shown: await isPrinted(over) }).toEqual({ label, shown: true });
    }
  });

  it('prints folded overdue tasks by Ctrl+P, and says on paper that they are missing without it', async () => {
    const { _id: me } = await call<{ _id: string }>('GET', 'users/me');
    const { records } = await call<{ records: { title: string }[] }>(
      'GET',
      `tasks?filter[assignedTo]=${me}&filter[completed]=false&filter[deadline][to]=${new Date().toISOString()}`,
    );
    const [late = ''] = records.map(({ title }) => title);
    await open('/tasks');
    await page.getByRole('button', { name: t('tasks.overdue'), expanded: false }).waitFor();
    const folded = await onPaper(page);
    expect(folded.text).toContain(t('tasks.notOnPaper'));
    expect(folded.text).not.toContain(late);
    expect({ controls: folded.controls, cut: folded.cut }).toEqual({ controls: [], cut: [] });
    await onScreen(page);
    await page.keyboard.press('Control+p');
    await expect.poll(prints).toBe(1);
    const { text } = await onPaper(page);
    expect(text).toContain(late);
    expect(text).not.toContain(t('tasks.notOnPaper'));
  });

  it('prints lists with their filters, the agenda with early items, and the statistics', async () => {
    const cases = {
      [`/candidates?tile=active&search=${NAME}`]: [`Pia ${NAME}`, t('tile.active')],
      [`/tasks?search=${NAME}`]: [NAME, t('tasks.which.unfinished')],
      [`/agenda?date=${DAY}`]: [`Tôt ${NAME}`],
      [`/settings/stats?from=2020-01-01&name=${NAME}`]: [t('statistics.registrations')],
    };
    for (const [path, texts] of Object.entries(cases)) {
      await onScreen(page);
      await open(path);
      const { text, controls, cut } = await onPaper(page);
      for (const said of texts) expect(text).toContain(said);
      expect({ path, controls, cut }).toEqual({ path, controls: [], cut: [] });
    }
  });

  it('prints charts above their table, whose head stands on each sheet and whose total stands once', async () => {
    for (const path of ['/settings/stats', '/settings/stats?per=day', '/settings/stats/availability']) {
      await open(path);
      await page.locator('.MuiBarChart-label').first().waitFor();
      const { sheets, overlaps } = await printed(page);
      const totals = sheets.join(' ').match(new RegExp(`\\b${t('statistics.all')}\\b`, 'g'))?.length;
      expect({ path, overlaps, totals }).toEqual({ path, overlaps: [], totals: await page.locator('tfoot').count() });
      if (path.endsWith('day')) for (const sheet of sheets) expect(sheet).toContain(t('statistics.registrations'));
    }
  });

  it('prints a job with the state of each application, a pair of duplicates and the day, without ways to act or go on', async () => {
    type Found = { records: { _id: string; jobId: string }[] };
    const pending = await call<Found>('GET', 'jobapplications?filter[status]=pending&limit=1');
    const twin = { firstname: 'Nora', name: NAME, language: 'fr', postal: '9000', city: 'Gent', country: 'BE' };
    for (const number of [1, 2]) await call('POST', 'candidates', { ...twin, email: `nora${number}@paper.example` });
    const pairs = () => call<Found>('GET', 'candidates/duplicates?limit=1').then(({ records }) => records);
    await expect.poll(pairs).toHaveLength(1);
    const [pair] = await pairs();
    const cases = {
      [`/jobs/${pending.records[0]?.jobId}`]: { shown: t('application.pending'), hidden: 'common.copyLink' },
      [`/settings/duplicates?pair=${pair?._id}`]: { shown: `✓ ${t('duplicates.stays')}`, hidden: 'duplicates.title' },
      '/day': { shown: t('day.title'), hidden: 'day.all' },
    };
    for (const [path, { shown, hidden }] of Object.entries(cases)) {
      await onScreen(page);
      await open(path);
      const { sheets, overlaps } = await printed(page);
      expect({ path, overlaps }).toEqual({ path, overlaps: [] });
      expect(sheets.join(' ')).toContain(shown);
      const { controls, cut } = await onPaper(page);
      expect({ path, controls, cut }).toEqual({ path, controls: [], cut: [] });
      const ways = page.getByText(t(hidden), { exact: true }).filter({ visible: true });
      expect({ path, ways: await ways.count() }).toEqual({ path, ways: 0 });
    }
  });

  it('prints the open record of a list alone, whole, without ways to act', async () => {
    type Found = { records: { _id: string; title: string; mailCount: number }[] };
    const first = async (list: string): Promise<string> =>
      (await call<Found>('GET', `${list}limit=1`)).records[0]?._id ?? '';
    const threads = await call<Found>('GET', 'conversations?limit=50');
    const thread = threads.records.find(({ mailCount }) => mailCount > 1)?._id ?? '';
    type Mail = { sent: { message: string } | null; received: { html: string } | null };
    const { mails } = await call<{ mails: Mail[] }>('GET', `conversations/${thread}`);
    const { _id: job } = await call<{ _id: string }>('POST', 'jobs', {
      ...{ title: NAME, client: NAME, function: 'translator', salary: 'EUR 1', languageId: 'fr' },
      employmentTypeId: await first('employmenttypes?'),
      applicantLevelId: await first('applicantlevels?'),
      introduction: `<p>${'La dernière phrase de l’introduction. '.repeat(9)}Fin.</p>`,
    });
    const task = await first(`tasks?search=${NAME}&`);
    const longestWord = (html: string): string =>
      [...html.matchAll(/\p{L}+/gu)]
        .map(([word]) => word)
        .reduce((one, word) => (word.length > one.length ? word : one), '');
    const cases = {
      [`/mail?open=${thread}`]: mails.map(({ sent, received }) => longestWord(sent?.message ?? received?.html ?? '')),
      [`/candidates?search=${NAME}&open=${candidate}`]: [`Pia ${NAME}`, t('candidate.status')],
      [`/jobs?open=${job}`]: [t('job.introduction'), 'Fin.'],
      [`/jobs/${job}?panel=edit`]: [t('job.introduction'), 'Fin.'],
      [`/tasks?open=${task}`]: [t('tasks.description')],
      [`/settings/mediums?open=${await first('mediums?search=Taalbank&')}`]: [t('mediums.campaigns')],
    };
    for (const [path, texts] of Object.entries(cases)) {
      await onScreen(page);
      await open(path);
      await page.locator('aside').waitFor();
      await isSettled(page);
      const { sheets, overlaps } = await printed(page);
      expect({ path, overlaps }).toEqual({ path, overlaps: [] });
      for (const said of texts) expect(sheets.join(' ')).toContain(said);
      const { controls, cut } = await onPaper(page);
      expect({ path, controls, cut }).toEqual({ path, controls: [], cut: [] });
      const others = page.locator('main > section, main > aside').filter({ visible: true });
      expect({ path, panes: await others.count() }).toEqual({ path, panes: 1 });
      const later = page.getByText(t('conversations.later'), { exact: true }).filter({ visible: true });
      const folded = page.getByRole('list', { name: t('conversations.mails') }).locator('> li > button');
      expect({ path, later: await later.count(), folded: await folded.count() }).toEqual({ path, later: 0, folded: 0 });
    }
  });

  it('prints a profile with its tab from the menu of the browser, without an empty sheet and without an empty filter', async () => {
    await open(`/candidates/${candidate}?tab=interviews`);
    const { sheets, overlaps } = await printed(page);
    expect(overlaps).toEqual([]);
    expect(sheets.filter((sheet) => /^\d+ \/ \d+$/.test(sheet.trim()))).toEqual([]);
    expect(sheets.join(' ')).not.toContain(t('interviews.allTypes'));
  });
});

describe('the portal', () => {
  const { page, t } = person;

  it('prints a profile, and the public page with its address', async () => {
    const link = page.getByRole('link', { name: t('profile.viewPublic') });
    const address = (await link.getAttribute('href')) ?? '';
    await onScreen(page);
    await isSettled(page);
    const profile = await onPaper(page);
    expect(profile.text).toContain('Camille Lefèvre');
    expect({ controls: profile.controls, cut: profile.cut }).toEqual({ controls: [], cut: [] });
    expect(await page.getByRole('button', { name: t('profile.editAbout') }).isVisible()).toBe(false);
    await looksAsBefore(page, page.locator('body'), 'print-profile');
    await onScreen(page);
    await page.goto(`${urls.portal}${address}`);
    const { controls, cut, text } = await onPaper(page);
    expect({ controls, cut }).toEqual({ controls: [], cut: [] });
    expect(text).toContain(`${urls.portal}/public/candidate/`);
  });
});
