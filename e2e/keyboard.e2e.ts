import type { Locator, Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { atConsole } from './steps/visits.ts';
import { callsOf } from './support/calls.ts';
import { mailTo } from './support/mailbox.ts';
import { runningProduct } from './support/product.ts';

/** A recruiter without a mouse, in Dutch, takes a candidate from the registration to a contract. */
const JO = { firstname: 'Jo', name: 'Klavier', email: 'jo.klavier@example.be', function: 'copywriter', language: 'nl' };
const NAME = `${JO.firstname} ${JO.name}`;
/** Maximum number of Tab presses on the way to a control. */
const NEAR = 8;

const product = runningProduct();
const call = await callsOf();
const first = async (path: string): Promise<string | undefined> =>
  (await call<{ records: { _id: string }[] }>('GET', path)).records[0]?._id;
const job = {
  ...{ title: 'Klavierboek', client: 'Klavier', function: 'copywriter', salary: 'EUR 1', languageId: 'nl' },
  employmentTypeId: await first('employmenttypes'),
  applicantLevelId: await first('applicantlevels'),
};
const { _id: jobId } = await call<{ _id: string }>('POST', 'jobs', job);
const { _id: candidateId } = await call<{ _id: string }>('POST', 'candidates', JO);
await call('POST', 'jobs/apply', { jobId, candidateId });
const { page, complaints, t } = await atConsole('nl', '/candidates');
await page.getByRole('table').waitFor();
afterEach(() => expect(complaints.splice(0)).toEqual([]));

const keys = async (...names: string[]): Promise<void> => {
  for (const name of names) await page.keyboard.press(name);
};
const type = (text: string): Promise<void> => page.keyboard.type(text);
const button = (name: string | RegExp, within: Page | Locator = page): Locator =>
  within.getByRole('button', { name, exact: true });
const hasFocus = (at: Locator): Promise<boolean> =>
  at.evaluateAll((all) => all.some((element) => element === document.activeElement));

/** Presses Tab, or another key, until a control has the focus. */
async function reach(at: Locator, key = 'Tab', most = NEAR): Promise<void> {
  await at.first().waitFor();
  await expect.poll(() => at.first().isEnabled()).toBe(true);
  const passed: string[] = [];
  while (!(await hasFocus(at))) {
    if (passed.length === most) throw new Error(`${String(at)} is not within ${most} of ${key}: ${passed.join(' | ')}`);
    await keys(key);
    passed.push(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120) ?? ''));
  }
}
const press = async (at: Locator): Promise<void> => {
  await reach(at);
  await keys('Enter');
};
/** Loads a page, and follows its skip links to a target. */
async function open(path: string, target?: 'content' | 'rows' | 'tabs'): Promise<void> {
  await page.goto(`${product.urls.console}${path}`);
  const link = (label: string): Locator => page.getByRole('link', { name: t(label) });
  await link('layout.skip').first().waitFor({ state: 'attached' });
  if (!target) return;
  await press(link('layout.skip'));
  if (target !== 'content') await press(link(target === 'rows' ? 'layout.toRows' : 'layout.toTabs'));
}
/** Opens a tab of the candidate by the arrow keys. */
async function openTab(label: string): Promise<void> {
  await open(`/candidates/${candidateId}?tab=interviews`, 'tabs');
  await reach(page.getByRole('tab', { selected: true }));
  await reach(page.getByRole('tab', { name: new RegExp(`^${t(label)}`) }), 'ArrowRight');
  await keys('Enter');
  await page.getByRole('tabpanel', { name: new RegExp(`^${t(label)}`) }).waitFor();
}
const said = (text: string): Promise<void> => page.getByText(text).first().waitFor();

it('finds a candidate, skips to the rows, and opens the profile', async () => {
  await open('/candidates');
  await page.getByRole('row').nth(1).waitFor();
  await keys('/');
  await type(JO.name);
  await keys('Enter');
  await page.waitForURL(/search=Klavier/);
  await page.getByRole('link', { name: NAME, exact: true }).waitFor();
  await open(page.url().slice(product.urls.console.length), 'rows');
  const row = page.getByRole('row').filter({ hasText: NAME });
  await reach(row);
  await keys('Enter');
  await page.waitForURL(/open=/);
  await reach(row);
  await press(page.getByRole('link', { name: NAME, exact: true }));
  await page.getByRole('heading', { level: 1, name: NAME }).waitFor();
});

it('opens a candidate and a screen from the palette, and learns the keys', async () => {
  await open('/jobs');
  await keys('Control+k');
  const palette = page.getByRole('combobox', { name: t('keys.palette') });
  await expect.poll(() => hasFocus(palette)).toBe(true);
  await type(NAME);
  await page.getByRole('option', { name: new RegExp(NAME), selected: true }).waitFor();
  await keys('Enter');
  await page.getByRole('heading', { level: 1, name: NAME }).waitFor();
  await keys('Control+k');
  await type(t('layout.agenda'));
  await page
    .getByRole('option', { name: t('layout.agenda'), selected: true })
    .first()
    .waitFor();
  await keys('Enter');
  await page.waitForURL(/\/agenda/);
  await keys('?');
  await page.getByRole('dialog').getByRole('heading', { level: 2 }).first().waitFor();
  await keys('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

it('passes the tiles with one Tab, and moves between them with the arrows', async () => {
  await open('/candidates', 'content');
  const tiles = page.getByRole('toolbar', { name: t('candidates.interviewStatus') }).getByRole('button');
  await reach(tiles.first());
  await reach(tiles.last(), 'ArrowLeft', 1);
  await keys('Enter');
  await page.waitForURL(/tile=/);
  await reach(page.getByRole('searchbox', { name: t('candidates.search') }), 'Tab', 3);
});

it('sets the filters from the start of the form', async () => {
  await open('/candidates', 'rows');
  const filter = button(new RegExp(`^${t('candidates.filter')}`));
  await reach(filter, 'Shift+Tab');
  await keys('Enter');
  await page.getByRole('dialog').waitFor();
  await type(t('function.copywriter').slice(0, 6));
  await keys('Enter', 'Control+Enter');
  await page.waitForURL(/function=copywriter/);
});

it('holds an interview, and scores with the arrows', async () => {
  await openTab('interviews.tab');
  await press(button(t('interviews.start')));
  await reach(page.getByRole('menuitem').first(), 'ArrowDown');
  await keys('Enter');
  const list = page.getByRole('list', { name: t('interviews.tab') });
  await expect.poll(() => hasFocus(list.getByRole('textbox'))).toBe(true);
  await type('Zeven jaar klavier.');
  await list
    .getByRole('status')
    .filter({ hasText: /\d\d:\d\d/ })
    .first()
    .waitFor();
  await openTab('scorecards.tab');
  await press(button(t('scorecards.add')));
  await page.getByRole('dialog').getByRole('checkbox').first().waitFor();
  await reach(page.getByRole('dialog').getByRole('checkbox'));
  await keys('Space', 'Control+Enter');
  await said(t('scorecards.added', { count: 1 }));
  const cards = page.getByRole('list', { name: t('scorecards.tab') });
  await reach(cards.getByRole('radio'));
  await keys('Space', 'ArrowRight', 'ArrowRight');
  await cards
    .getByRole('status')
    .filter({ hasText: /\d\d:\d\d/ })
    .first()
    .waitFor();
  expect(await cards.getByRole('radio', { checked: true }).count()).toBe(1);
});

it('writes a note, a mail and a task, each sent by Ctrl+Enter', async () => {
  await openTab('notes.tab');
  await press(button(t('notes.add')));
  await type('Speelt zonder muis.');
  await keys('Control+Enter');
  await page
    .getByRole('list', { name: t('notes.tab') })
    .getByText('Speelt zonder muis.')
    .waitFor();
  await openTab('emails.tab');
  await press(button(t('emails.write')));
  await type('Uw kandidatuur');
  await reach(page.getByRole('textbox', { name: t('emails.message') }));
  await type('Tot morgen.');
  await keys('Control+Enter');
  await said(t('emails.email_sent_title'));
  await openTab('tasks.tab');
  await press(button(t('tasks.add')));
  await type('Het contract sturen');
  await press(button(t('common.tomorrow')));
  await reach(page.getByRole('textbox', { name: t('tasks.description') }));
  await type('Per post.');
  await keys('Control+Enter');
  await page.getByRole('checkbox', { name: /Het contract sturen/ }).waitFor();
  await mailTo(JO.email, /Uw kandidatuur/);
});

it('approves the application and gives a contract', async () => {
  await open(`/jobs/${jobId}/applications`, 'rows');
  await press(button(t('applications.approveOf', { name: NAME })));
  await page.getByRole('dialog').waitFor();
  await keys('Control+Enter');
  await said(t('applications.approved', { count: 1 }));
  await open(`/candidates/${candidateId}`, 'content');
  await press(button(t('candidate.statusIs', { status: t('status.none') })));
  await reach(page.getByRole('menuitemradio', { name: t('status.contract') }), 'ArrowUp');
  await keys('Enter');
  await button(t('candidate.statusIs', { status: t('status.contract') })).waitFor();
});
