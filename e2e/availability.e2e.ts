import { expect } from 'vitest';
import { atConsole } from './steps/visits.ts';
import { openBrowser } from './support/browser.ts';
import { callsOf } from './support/calls.ts';
import { agencyDay } from './support/days.ts';
import { inOrder } from './support/in-order.ts';
import { looksRight } from './support/look.ts';
import { linkIn, mailTo, type Mail } from './support/mailbox.ts';

const LANGUAGES = ['nl', 'fr', 'en'] as const;
const COUNT = 12;

interface Person {
  _id: string;
  email: string;
}
interface Known {
  availability: { state: string; from: string | null; daysPerWeek: number | null; confirmedBy: string | null } | null;
}

const call = await callsOf();
const people: Person[] = [];
for (let place = 0; place < COUNT; place += 1) {
  const email = `asked.${place}@byline.example`;
  const names = { firstname: `Asked${place}`, name: 'Vraagman', email, language: LANGUAGES[place % 3] };
  people.push({ ...(await call<Person>('POST', 'candidates', names)), email });
}
const availabilityOf = async ({ _id }: Person): Promise<Known['availability']> =>
  (await call<Known>('GET', `candidates/${_id}`)).availability;
const mailOf = ({ email }: Person): Promise<Mail> => mailTo(email, /\?$/, 120);

const { page, complaints, t, open } = await atConsole('nl', '/candidates?search=Vraagman');
const dialog = page.getByRole('dialog');
const browser = await openBrowser();

/** Opens the link of a mail on a phone without scripts or a login, and answers. */
async function answerOn(person: Person, answer: string, day?: string): Promise<void> {
  const link = new URL(linkIn(await mailOf(person), '/available/'));
  link.searchParams.set('answer', answer);
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  const phone = await context.newPage();
  await phone.goto(link.href);
  if (day !== undefined) await phone.locator('#from').fill(day);
  else if (answer === 'yes') await phone.locator('input[name="daysPerWeek"][value="3"]').check();
  await phone.locator('button[type="submit"]').click();
  await phone.getByRole('status').waitFor();
  expect(await phone.locator('html').getAttribute('lang')).toBe(link.searchParams.get('lang'));
  await context.close();
}

const step = inOrder('a recruiter asks twelve people for their availability, three answer without logging in');

step('shows who gets the question, in their languages, and asks twelve', async () => {
  await page.getByRole('row').nth(10).waitFor();
  await page.getByRole('row').first().getByRole('checkbox').check();
  await page.getByRole('button', { name: t('bulk.selectAll', { count: String(COUNT) }) }).click();
  await page.getByRole('button', { name: t('bulk.more') }).click();
  await page.getByRole('menuitem', { name: t('bulk.ask') }).click();
  await dialog.getByText('Ben je beschikbaar, Asked', { exact: false }).first().waitFor();
  await dialog.getByText('Êtes-vous disponible, Asked', { exact: false }).first().waitFor();
  await looksRight(page, 'a question to many');
  await dialog.getByRole('button', { name: t('ask.send', { count: COUNT }) }).click();
  await page.getByText(t('bulk.done.askAvailability', { count: COUNT })).waitFor();
});

step('a scanner opens every link of a mail, and nothing changes', async () => {
  const [first] = people;
  if (!first) throw new Error('nobody was asked');
  const { html } = await mailOf(first);
  const links = [...html.matchAll(/href="([^"]*\/available\/[^"]+)"/g)].map(([, link = '']) => link);
  expect(links.length).toBeGreaterThanOrEqual(5);
  for (const link of links) expect((await fetch(link.replaceAll('&amp;', '&'))).status).toBe(200);
  expect(await availabilityOf(first)).toBeNull();
});

step('the recruiter opens the question to many, which nobody has answered yet', async () => {
  await open('/settings/operations');
  await page
    .getByRole('button', { name: t('bulk.done.askAvailability', { count: COUNT }) })
    .first()
    .click();
  await dialog.getByText(t('ask.answered', { answered: 0, asked: COUNT })).waitFor();
});

step('three answer in their language on a phone, one not until January', async () => {
  const [nl, fr, en] = people;
  if (!nl || !fr || !en) throw new Error('too few were asked');
  const january = `${new Date().getFullYear() + 1}-01-04`;
  await answerOn(nl, 'yes');
  await answerOn(fr, 'not_until', january);
  await answerOn(en, 'not_looking');
  expect(await availabilityOf(nl)).toMatchObject({ state: 'looking', daysPerWeek: 3, confirmedBy: 'mail' });
  expect(await availabilityOf(fr)).toMatchObject({ state: 'looking', from: january });
  expect(await availabilityOf(en)).toMatchObject({ state: 'not_looking' });
});

step('the recruiter sees the answers as they come, and when the others can be reminded', async () => {
  await dialog.getByText(t('ask.answered', { answered: 3, asked: COUNT })).waitFor();
  await expect
    .poll(() => dialog.getByRole('button', { name: t('ask.remind', { count: COUNT - 3 }) }).isDisabled())
    .toBe(true);
  await looksRight(page, 'the answers to a question');
});

step("a job's period names them, and an approval books one", async () => {
  const [free, january, notLooking] = people;
  if (!free) throw new Error('nobody was asked');
  const option = async (path: string) => (await call<{ records: { _id: string }[] }>('GET', path)).records[0]?._id;
  const work = { workFrom: agencyDay(1), workTo: agencyDay(2) };
  const job = await call<{ _id: string }>('POST', 'jobs', {
    ...{ title: 'Vraaggids', client: 'Museum', function: 'copywriter', salary: '€ 400', languageId: 'nl', workDays: 2 },
    ...{ employmentTypeId: await option('employmenttypes'), applicantLevelId: await option('applicantlevels') },
    ...work,
  });
  for (const person of [free, january, notLooking])
    await call('POST', 'jobs/apply', { jobId: job._id, candidateId: person?._id });
  await open(`/jobs/${job._id}`);
  const named = page.getByRole('link', { name: t('jobs.freeHere', { free: 1, count: 3 }) });
  await named.waitFor();
  await page.getByText(t('fit.not_looking'), { exact: false }).first().waitFor();
  await looksRight(page, 'a job with a period of work');
  await named.click();
  await page.waitForURL(/\/candidates\?/);
  const rows = page.getByRole('row').filter({ hasText: 'Vraagman' });
  await expect.poll(() => rows.allInnerTexts()).toEqual([expect.stringContaining('Asked0')]);
  await open(`/jobs/${job._id}`);
  await page.getByRole('button', { name: t('applications.approveOf', { name: 'Asked0 Vraagman' }) }).click();
  await dialog
    .getByText(t('applications.books', { count: 1, name: '', days: '' }).split(':')[0]?.trim() ?? '', { exact: false })
    .waitFor();
  await dialog.getByRole('checkbox', { name: t('applications.ownWork') }).click();
  await dialog.getByLabel(t('job.workTo')).waitFor();
  await looksRight(page, 'an approval with a period of work of its own');
  await dialog.getByRole('button', { name: t('applications.approve') }).click();
  await page.getByRole('link', { name: t('jobs.freeHere', { free: 0, count: 3 }) }).waitFor();
  await open(`/candidates/${free._id}`);
  await page.getByRole('link', { name: 'Vraaggids' }).first().waitFor();
  await looksRight(page, 'a booked candidate');
  expect(complaints).toEqual([]);
});

/** The names in the list of an address. */
async function found(address: string): Promise<string[]> {
  const answer = page.waitForResponse((one) => one.url().includes('/api/v1/candidates?') && one.ok());
  await open(`${address}&search=Vraagman`);
  const { records } = (await (await answer).json()) as { records: { firstname: string }[] };
  for (const { firstname } of records) await page.getByRole('link', { name: `${firstname} Vraagman` }).waitFor();
  return records.map(({ firstname }) => firstname).sort();
}

step('the filter finds the right ones', async () => {
  const year = new Date().getFullYear() + 1;
  expect(await found(`/candidates?freeBetween=${year}-01-05..${year}-01-29`)).toEqual(['Asked0', 'Asked1']);
  expect(await found(`/candidates?freeBetween=${year - 1}-12-29..${year}-01-29`)).toEqual(['Asked0']);
  expect(await found('/candidates?confirmedWithin=7')).toEqual(['Asked0', 'Asked1', 'Asked2']);
});

step('the share of fresh answers stands in the statistics', async () => {
  await open('/settings/stats/availability');
  const fresh = page.getByRole('table', { name: t('statistics.freshByFunction') });
  await fresh.getByRole('row').nth(1).waitFor();
  await looksRight(page, 'the statistics of availability');
  const answers = page.getByRole('table', { name: t('statistics.answersByHour') });
  const total = answers.getByRole('row').last().getByRole('cell');
  const [asked = 0, answered = 0] = (await total.allTextContents()).map((text) => parseInt(text.replace('.', ''), 10));
  expect(asked).toBeGreaterThanOrEqual(COUNT);
  expect(answered).toBeGreaterThanOrEqual(3);
  // Candidates of other files have functions without a fresh availability, and no link.
  const link = fresh.locator('a[href*="function="][href*="confirmedWithin=30"]').first();
  const count = parseInt((await link.textContent()) ?? '', 10);
  await link.click();
  await page.waitForURL(/\/candidates\?tile=active&function=\w+&confirmedWithin=30/);
  await expect.poll(() => page.getByText(new RegExp(`van ${count}$`)).count()).toBeGreaterThan(0);
  expect(complaints).toEqual([]);
});
