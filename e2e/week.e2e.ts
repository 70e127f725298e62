import type { Language } from '@byline/shared-types/domain';
import type { Locator } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { somebody } from './steps/somebody.ts';
import { atConsole, type AppVisit } from './steps/visits.ts';
import { callsOf } from './support/calls.ts';
import { looksRight } from './support/look.ts';
import { runningProduct } from './support/product.ts';
import { walk } from './support/in-order.ts';

/** The week of an agency, from a new job to a contract, once in each language. */
const { urls } = runningProduct();
const call = await callsOf();
const colleague = await somebody(call, 'week');
await call('PATCH', 'users/role', { userId: colleague.userId, role: 'recruiter' });
afterAll(() => call('DELETE', `users/role?userId=${colleague.userId}&role=recruiter`));
/** The colleague follows in another browser, in another language. */
const theirs = await atConsole('fr', '/agenda', { email: colleague.email });
const PEOPLE = ['Ann', 'Bo', 'Cas', 'Dora', 'Eva', 'Finn', 'Gus', 'Hanne', 'Ida', 'Jef'];

/** How a recruiter works a control. */
type Hand = (control: Locator) => Promise<unknown>;
const mouse: Hand = (control) => control.click();
/** Chooses an option with the arrows, as the focus stays in its field; presses any other control. */
const keys: Hand = async (control) => {
  const { keyboard } = control.page();
  await control.waitFor();
  if ((await control.getAttribute('role')) === 'option') {
    const isChosen = (): Promise<boolean> =>
      control.evaluate((option) => {
        const { activeElement } = document;
        return option === activeElement || activeElement?.getAttribute('aria-activedescendant') === option.id;
      });
    while (!(await isChosen())) await keyboard.press('ArrowDown');
    return keyboard.press('Enter');
  }
  await control.focus();
  return control.press((await control.getAttribute('type')) === 'checkbox' ? 'Space' : 'Enter');
};

interface Made {
  _id: string;
}

interface Week {
  language: Language;
  hand: Hand;
  /** The Monday of the appointment. */
  day: string;
  /** Leaves out the form of a job, the mails, and the list on the way to a profile. */
  quick?: boolean;
}

type Step = [title: string, act: () => Promise<void>];

async function makeJob(title: string): Promise<void> {
  const [employmentTypeId, applicantLevelId] = await Promise.all(
    ['employmenttypes', 'applicantlevels'].map(
      async (path) => (await call<{ records: Made[] }>('GET', path)).records[0]?._id,
    ),
  );
  await call('POST', 'jobs', {
    ...{ title, client: 'Weekhuis', function: 'copywriter', salary: '€ 400', languageId: 'en' },
    ...{ employmentTypeId, applicantLevelId },
  });
}

function weekOf({ page, t, open, field, box }: AppVisit, { language, hand, day, quick = false }: Week): Step[] {
  const family = `Weekman${language}`;
  const title = `Week ${language.toUpperCase()}`;
  const [ann, bo, cas] = ['Ann', 'Bo', 'Cas'].map((first) => `${first} ${family}`) as [string, string, string];
  const dialog = page.getByRole('dialog');
  const press = (label: string, values?: Parameters<typeof t>[1], within: Locator = page.locator('body')) =>
    hand(within.getByRole('button', { name: t(label, values), exact: true }));
  const pick = async (label: string): Promise<void> => {
    await hand(page.getByRole('combobox', { name: t(label) }));
    await hand(page.getByRole('option').nth(1));
  };
  const rowOf = (name: string): Locator => page.getByRole('row', { name: new RegExp(name) });
  const tick = (name: string) =>
    hand(page.getByRole('checkbox', { name: t('common.selectRow', { name }), exact: true }));
  const ids = new Map<string, string>();
  const openPerson = async (name: string): Promise<void> => {
    await open(quick ? `/candidates/${ids.get(name)}` : `/candidates?search=${family}`);
    if (!quick) await hand(page.getByRole('link', { name, exact: true }));
    await page.getByRole('heading', { level: 1, name }).waitFor();
  };
  let job = '';
  const standing = async (): Promise<number> => (await fetch(`${urls.portal}/jobs/apply/${job}`)).status;

  return [
    [
      'a job is made',
      async () => {
        const made = PEOPLE.map(async (firstname) => {
          const email = `${firstname}.${family}@example.be`.toLowerCase();
          const person = await call<Made>('POST', 'candidates', { firstname, name: family, language, email });
          ids.set(`${firstname} ${family}`, person._id);
        });
        await Promise.all(made);
        if (quick) return makeJob(title);
        await open('/jobs');
        await press('jobs.add');
        await field('job.title').fill(title);
        await field('job.client').fill('Weekhuis');
        await field('job.salary').fill('€ 400');
        for (const label of ['job.function', 'job.employmentTypeId', 'job.applicantLevelId']) await pick(label);
        await press('jobForm.save');
        await page.getByText(t('jobForm.added', { title })).waitFor();
      },
    ],
    [
      'ten are proposed',
      async () => {
        await open(`/candidates?search=${family}`);
        await expect.poll(() => page.getByRole('row').count()).toBe(PEOPLE.length + 1);
        await hand(page.getByRole('checkbox', { name: t('common.selectAll') }));
        await press('bulk.propose');
        await dialog.getByRole('combobox').fill(title);
        await hand(page.getByRole('option', { name: new RegExp(title) }));
        await hand(dialog.getByRole('checkbox'));
        await press('proposal.send', { count: PEOPLE.length }, dialog);
        await page.getByText(t('bulk.done.proposal', { count: PEOPLE.length, job: title })).waitFor();
      },
    ],
    [
      'three are invited by mail',
      async () => {
        if (quick) return;
        await open(`/candidates?search=${family}`);
        for (const name of [ann, bo, cas]) await tick(name);
        await press('bulk.mail');
        await field('bulkMail.subject').fill(title);
        await hand(field('bulkMail.message'));
        await page.keyboard.type('Tot {{firstname}}');
        await press('bulkMail.preview', {}, dialog);
        await press('bulkMail.send', { count: 3 }, dialog);
        await page.getByText(t('bulk.done.mail', { count: 3 })).waitFor();
      },
    ],
    [
      'one gets an appointment with two colleagues, who both see it move at once',
      async () => {
        await theirs.open(`/agenda?date=${day}`);
        await openPerson(ann);
        await hand(page.getByRole('link', { name: t('appointments.plan') }));
        await page.getByText(t('agenda.planning', { name: ann })).waitFor();
        await press('agenda.add');
        await field('agenda.title').fill(title);
        await box('agenda.with').fill(colleague.firstname);
        await hand(page.getByRole('option', { name: `${colleague.firstname} ${colleague.name}` }).first());
        const [year, month, date] = day.split('-');
        await field('agenda.start').fill(`${date}/${month}/${year} 14:00`);
        await field('agenda.end').fill(`${date}/${month}/${year} 15:00`);
        await press('agenda.save');
        await page.waitForURL(/\/candidates\//);
        await page.getByText(`${date}/${month}/${year} 14:00 – 15:00`).waitFor();
        const item = theirs.page.getByRole('button', { name: new RegExp(`^${title}.*14:00`) });
        await item.waitFor({ timeout: 6_000 });
        await item.focus();
        await theirs.page.keyboard.press('Alt+ArrowDown');
        await page.getByText(`${date}/${month}/${year} 14:15 – 15:15`).waitFor({ timeout: 6_000 });
      },
    ],
    [
      'one is declined, and one approved to contract with a task',
      async () => {
        await open('/jobs');
        await page.getByRole('searchbox', { name: t('jobs.search') }).fill(title);
        await hand(page.getByRole('link', { name: title, exact: true }));
        await page.getByRole('heading', { level: 1, name: title }).waitFor();
        job = /jobs\/(\w+)/.exec(page.url())?.[1] ?? '';
        await press('applications.declineOf', { name: bo });
        await press('applications.send', { count: 1 }, dialog);
        await rowOf(bo).getByText(t('application.rejected')).waitFor();
        await press('applications.approveOf', { name: cas });
        await press('applications.approve', {}, dialog);
        await rowOf(cas).getByText(t('application.successful')).waitFor();
        await press('nextStep.open');
        await press('nextStep.task', {}, dialog);
        await hand(dialog.getByRole('button', { name: t('common.tomorrow'), exact: false }));
        await field('tasks.description').click();
        await page.keyboard.type('Voor de ondertekening');
        await press('tasks.save', {}, dialog);
        await dialog.waitFor({ state: 'detached' });
        await hand(page.getByRole('button', { name: `${t('applications.actions')}: ${cas}` }));
        await hand(page.getByRole('menuitem', { name: t('nextStep.open') }));
        await press('nextStep.contract', {}, dialog);
        await dialog.waitFor({ state: 'detached' });
        expect(await call('GET', `candidates/${ids.get(cas)}`)).toMatchObject({ status: 'contract' });
        await openPerson(cas);
        await hand(page.getByRole('tab', { name: new RegExp(`^${t('tasks.tab')}`) }));
        await page.getByText(t('nextStep.taskTitle', { name: cas, job: title })).waitFor();
      },
    ],
    [
      'the job is closed',
      async () => {
        await open(`/jobs/${job}`);
        await hand(page.getByRole('button', { name: t('jobs.actions') }));
        await hand(page.getByRole('menuitem', { name: t('jobs.close') }));
        await dialog.getByText(t('jobs.closeText', { count: PEOPLE.length - 2 })).waitFor();
        await press('jobs.close', {}, dialog);
        await page.getByText(t('jobs.closed', { title })).waitFor();
        expect(await standing()).toBe(410);
        if (quick) return;
        await expect.poll(() => page.getByRole('button', { name: t('proposal.add') }).count()).toBe(0);
        await looksRight(page, 'a closed job');
        await press('jobs.reopen');
        await page.getByText(t('jobs.reopened', { title })).waitFor();
        expect(await standing()).toBe(200);
      },
    ],
  ];
}

it.each<Week>([
  { language: 'nl', hand: mouse, day: '2028-03-06' },
  { language: 'fr', hand: keys, day: '2028-03-13' },
  { language: 'en', hand: mouse, day: '2028-03-20', quick: true },
])('a week in $language', async (week) => {
  const visit = await atConsole(week.language, '/jobs');
  await visit.page.getByRole('table').waitFor();
  await walk(weekOf(visit, week));
  expect([...visit.complaints, ...theirs.complaints]).toEqual([]);
  await visit.context.close();
});
