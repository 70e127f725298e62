import type { Locator, Page } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import { somebody } from './steps/somebody.ts';
import { atConsole, NOOR } from './steps/visits.ts';
import { callsOf, type Call } from './support/calls.ts';
import { inOrder } from './support/in-order.ts';
import { looksRight } from './support/look.ts';
import { startOwnConsoles } from './support/own-console.ts';

/** Lotte uses one console with its API process, her colleague another one. */
const [ours, other] = await startOwnConsoles();

const call = await callsOf(undefined, ours.api);
const colleague = await somebody(call, 'live');
await call('PATCH', 'users/role', { userId: colleague.userId, role: 'recruiter' });
afterAll(() => call('DELETE', `users/role?userId=${colleague.userId}&role=recruiter`));
const theirs = await callsOf(colleague.email, other.api);
async function addCandidate(as: Call, firstname: string): Promise<string> {
  const email = `${firstname.toLowerCase()}.levendig@example.be`;
  const made = await as<{ _id: string }>('POST', 'candidates', { firstname, name: 'Levendig', email, city: 'Gent' });
  return made._id;
}
const id = await addCandidate(call, 'Oona');
const bas = await addCandidate(call, 'Bas');
const lotte = await atConsole('en', `/candidates/${id}`, { base: ours.console });
const { page, t, complaints } = lotte;
await page.getByRole('heading', { level: 1, name: 'Oona Levendig' }).waitFor();
const more = page.getByRole('button', { name: t('live.more', { count: 1 }) });
const zonet = t('live.changed', { name: colleague.firstname });

const step = inOrder('a recruiter sees what a colleague does at another API process');

interface Session {
  user: { _id: string };
}

interface Application {
  _id: string;
  version: number;
  jobId: string;
}

/** Waits until one of the tabs reads the stream. */
const follows = (tab: Page) =>
  expect
    .poll(
      () => tab.evaluate(async () => (await navigator.locks.query()).held?.some(({ name }) => /live/.test(name ?? ''))),
      { timeout: 10_000 },
    )
    .toBe(true);

/** Moves within the app, as the browser's way back does, so the connection stays. */
const go = (tab: Page, path: string): Promise<void> =>
  tab.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Runs the colleague's act and expects its result soon: within two seconds on a quiet machine (decision 12). */
async function shows(result: Locator, act: () => Promise<unknown>): Promise<void> {
  await act();
  await result.waitFor({ timeout: 6_000 });
}

async function theyChange(fields: object, of = id): Promise<void> {
  const { version } = await theirs<{ version: number }>('GET', `candidates/${of}`);
  await theirs('PATCH', `candidates/${of}`, { version, ...fields });
}

step('shows an open candidate, and says who changed it', async () => {
  await follows(page);
  await shows(page.getByText('Brugge').first(), () => theyChange({ city: 'Brugge' }));
  await page.getByText(t('live.profile', { name: colleague.firstname })).waitFor();
});

step('keeps what is being typed, and merges both when it is saved', async () => {
  await lotte.choose(t('profile.actions'), 'profile.edit');
  await lotte.labelled('candidateField.street').fill('Kaai 3');
  const read = page.waitForResponse((answer) => answer.url().endsWith(`/candidates/${id}`), { timeout: 6_000 });
  await theyChange({ city: 'Aalst' });
  await (await read).finished();
  expect(await lotte.labelled('candidateField.street').inputValue()).toBe('Kaai 3');
  await lotte.press('common.save');
  await page.getByText('Aalst').first().waitFor();
  expect(await call('GET', `candidates/${id}`)).toMatchObject({ street: 'Kaai 3', city: 'Aalst' });
});

step('shows a change in its row of the list, and leaves the row in its place', async () => {
  await go(page, '/candidates?search=Levendig');
  const row = page.getByRole('row', { name: /Bas Levendig/ });
  await row.waitFor();
  await shows(row.getByText(t('status.test')), () => theyChange({ status: 'test' }, bas));
  await row.getByText(zonet).waitFor();
  await shows(more, () => addCandidate(theirs, 'Cas'));
  expect(await page.getByRole('row', { name: /Cas Levendig/ }).count()).toBe(0);
  await looksRight(page, 'live, list');
  await more.click();
  await page.getByRole('row', { name: /Cas Levendig/ }).waitFor();
});

step('shows an item of the agenda, made and moved', async () => {
  const item = { title: 'Live overleg', startDate: '2027-11-03T09:00:00.000Z', endDate: '2027-11-03T10:00:00.000Z' };
  await go(page, '/agenda?date=2027-11-01');
  await page.getByRole('columnheader').first().waitFor();
  const shown = (time: string) => page.getByRole('button', { name: new RegExp(`^Live overleg.*${time}`) });
  let made = { _id: '', version: 0 };
  await shows(shown('10:00 – 11:00'), async () => (made = await theirs('POST', 'calendar', item)));
  const later = { startDate: '2027-11-03T13:00:00.000Z', endDate: '2027-11-03T14:00:00.000Z' };
  await shows(shown('14:00 – 15:00'), () =>
    theirs('PATCH', `calendar/${made._id}`, { version: made.version, ...later }),
  );
  await shown('14:00').getByText(zonet).waitFor();
});

step('shows a task, made and done, also in the history', async () => {
  await go(page, `/candidates/${id}?view=history&tab=tasks`);
  await page.getByRole('tab', { name: t('tasks.tab'), selected: true }).waitFor();
  const { user } = await page.evaluate(() => JSON.parse(localStorage.getItem('byline.session') ?? '{}') as Session);
  const task = { type: 'todo', title: 'Offerte nalezen', deadline: '2027-11-03T09:00:00.000Z' };
  let made = { _id: '', version: 0 };
  const card = page.getByRole('tabpanel', { name: new RegExp(`^${t('tasks.tab')}`) });
  await shows(card.getByText(task.title), async () => {
    made = await theirs('POST', 'tasks', {
      ...task,
      ...{ candidateId: id, assignedTo: user._id, description: '<p>Nakijken</p>' },
    });
  });
  await page.getByText(zonet).first().waitFor();
  await theirs('PATCH', `tasks/${made._id}`, { version: made.version, completed: true });
  const undone = page.getByRole('checkbox', { name: t('tasks.tick', task), checked: false });
  await undone.waitFor({ state: 'detached', timeout: 6_000 });
  const history = page.getByRole('tabpanel', { name: new RegExp(`^${t('timeline.view.history')}`) });
  const entries = history.getByRole('listitem').filter({ hasText: task.title });
  await entries.nth(1).waitFor({ timeout: 6_000 });
  expect(await entries.first().innerText()).toContain(t('timeline.act.task_completed', { title: task.title }));
  await looksRight(page, 'live, history');
  await entries.first().getByRole('link', { name: task.title }).click();
  await card.locator('[data-made]').getByText(task.title).waitFor();
  await history.getByRole('button', { name: new RegExp(`^${t('timeline.kind.change')}`) }).click();
  await entries.first().waitFor({ state: 'detached' });
  await page.getByRole('tab', { name: t('timeline.view.profile') }).click();
  await history.waitFor({ state: 'detached' });
});

step('marks a tab until it is looked at', async () => {
  const marked = page.getByText(t('live.unseen', { name: colleague.firstname }));
  await shows(marked, () => theirs('POST', 'notes', { candidateId: id, description: '<p>Belt maandag terug.</p>' }));
  await page.getByRole('tab', { name: new RegExp(`^${t('notes.tab')}`) }).click();
  await page.getByText('Belt maandag terug.').waitFor();
  await marked.waitFor({ state: 'detached' });
});

step('shows an application, the decision of a colleague, and the withdrawal of a candidate', async () => {
  const { records: jobs } = await call<{ records: { _id: string }[] }>(
    'GET',
    'jobs?filter[timeState]=ongoing&limit=100',
  );
  const { records: people } = await call<{ records: { _id: string }[] }>('GET', 'candidates?search=Noor%20Dewitte');
  const noor = people[0]?._id ?? '';
  const { records } = await call<{ records: Application[] }>(
    'GET',
    `jobapplications?limit=100&filter[candidateId]=${noor}`,
  );
  const job = jobs.find(({ _id }) => !records.some(({ jobId }) => jobId === _id))?._id ?? '';
  await go(page, `/jobs/${job}/applications`);
  await page.getByRole('searchbox', { name: t('applications.search') }).waitFor();
  // The count of the list tells later which applications are new.
  await page.getByRole('button', { name: new RegExp(`^${t('common.all')} ?\\d`) }).waitFor();
  const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
  let made: Application | undefined;
  await shows(row('Oona Levendig').or(more), async () => {
    made = await theirs('POST', 'jobs/apply', { candidateId: id, jobId: job });
  });
  // An empty list shows its first row at once.
  if (await more.isVisible()) await more.click();
  await shows(row('Oona Levendig').getByText(t('application.successful')), () =>
    theirs('PATCH', 'jobapplications/status/successful', { applications: [{ id: made?._id, version: made?.version }] }),
  );
  const own = await callsOf(NOOR, other.api);
  await shows(more, async () => {
    made = await own('POST', 'jobs/apply', { candidateId: noor, jobId: job });
  });
  await more.click();
  await shows(row('Noor Dewitte').getByText(t('application.withdrawn')), () =>
    own('DELETE', `jobapplications/${made?._id}`),
  );
});

step('says that a colleague writes an answer in the open conversation', async () => {
  const to = { name: 'Oona Levendig', email: 'oona.levendig@example.be' };
  const mail = { candidateId: id, to, subject: 'Kennismaking', message: '<p>Past dinsdag?</p>' };
  const { conversationId } = await theirs<{ conversationId: string }>('POST', 'emails', mail);
  await go(page, `/candidates/${id}?tab=mail&conversation=${conversationId}`);
  await page.getByRole('button', { name: t('conversations.answer'), exact: true }).waitFor();
  const name = `${colleague.firstname} ${colleague.name}`;
  const answering = page.getByText(t('conversations.answering', { count: 1, names: name }));
  const path = `conversations/${conversationId}/writers/me`;
  await shows(answering, () => theirs('PUT', path));
  await theirs('DELETE', path);
  await answering.waitFor({ state: 'detached', timeout: 6_000 });
});

step('names the colleagues who look at the same candidate, until they leave', async () => {
  await go(page, `/candidates/${id}`);
  const browser = await atConsole('nl', '/candidates', { email: colleague.email, base: other.console });
  await browser.page.getByRole('table').waitFor();
  const name = `${colleague.firstname} ${colleague.name}`;
  const here = page.getByRole('group', { name: t('live.hereNames', { names: name }) });
  await shows(here, () => go(browser.page, `/candidates/${id}`));
  await browser.page.getByRole('group', { name: browser.t('live.hereNames', { names: 'Lotte Janssens' }) }).waitFor();
  await shows(page.getByText('Damme').first(), () => theyChange({ city: 'Damme' }));
  await looksRight(page, 'live, profile');
  await browser.page.close();
  await here.waitFor({ state: 'detached', timeout: 6_000 });
  await browser.context.close();
});

step('says since when it is behind, and no longer once it caught up', async () => {
  await page.context().setOffline(true);
  await page.getByText(/^Not live since \d\d:\d\d$/).waitFor({ timeout: 20_000 });
  await theyChange({ city: 'Ronse' });
  await page.context().setOffline(false);
  await page.getByText('Ronse').first().waitFor({ timeout: 5_000 });
  await page.getByText(/^Not live since/).waitFor({ state: 'detached' });
});

step(
  'holds one connection for all tabs of a browser, which the next tab takes over and the end of the session ends',
  async () => {
    const second = await page.context().newPage();
    const streams: string[] = [];
    second.on('request', (request) => {
      if (request.headers().accept === 'text/event-stream') streams.push(request.url());
    });
    await second.goto(page.url());
    // The tab does not listen yet, so it reads this change afterwards.
    await shows(second.getByText('Eeklo').first(), () => theyChange({ city: 'Eeklo' }));
    const waiting = () => second.evaluate(async () => (await navigator.locks.query()).pending?.length);
    await expect.poll(waiting).toBe(1);
    expect(streams).toEqual([]);
    const taken = second.waitForRequest((request) => request.headers().accept === 'text/event-stream');
    await page.goto('about:blank');
    await taken;
    await shows(second.getByText('Lokeren').first(), () => theyChange({ city: 'Lokeren' }));
    const ended = second.waitForEvent('requestfailed', (request) => request.url().endsWith('/changes'));
    await second.getByRole('button', { name: t('layout.account', { name: 'Lotte Janssens' }) }).click();
    await second.getByRole('menuitem', { name: t('layout.logOut') }).click();
    await ended;
    expect(complaints).toEqual([]);
  },
);
