import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { DEMO_PASSWORD } from './steps/console.ts';
import { logIn as logInPortal } from './steps/registration.ts';
import { atConsole, CAMILLE } from './steps/visits.ts';
import { callsOf } from './support/calls.ts';
import { inOrder } from './support/in-order.ts';
import { mailTo } from './support/mailbox.ts';
import { runningProduct } from './support/product.ts';
import { visitor } from './support/visitor.ts';
import { portalWords } from './support/words.ts';

/**
 * A day of the agency, in French: from a medium and a job with only the required fields, through applications, an interview, a scorecard, a
 * decision and a task, to a contract and the statistics. Every step starts by loading its page.
 */
const MEDIUM = 'Le Courrier des traducteurs';
const CAMPAIGN = 'Automne';
const JOB = 'Rédaction d’un guide de la Meuse';
const TASK = 'Envoyer le contrat';
/** A new candidate, so that the statistics of the day include her. */
const ODILE = { firstname: 'Odile', name: 'Vandermeersch', email: 'odile.vandermeersch@example.be' };
const ids = { medium: '', campaign: '', job: '', odile: '' };

const call = await callsOf();
const { browser, page, complaints, t, open, press, confirm } = await atConsole('fr', '/');
await page.getByRole('grid').or(page.getByRole('table')).first().waitFor();

/** A field by the start of its label, because "(optional)" may follow. */
const field = (label: string): Locator => page.getByRole('textbox', { name: new RegExp(`^${t(label)}`) });
const said = (label: string, values?: Record<string, string | number>): Promise<void> =>
  page.getByText(t(label, values)).first().waitFor();
/** Searches in a field with suggestions and chooses the first match. */
async function find(label: string, text: string, option: RegExp | string): Promise<void> {
  await page.getByRole('combobox', { name: t(label) }).fill(text);
  await page.getByRole('option', { name: option }).first().click();
}
/** Waits for the action, and returns the id of the record that it creates. */
async function made(path: string, act: Promise<void>): Promise<string> {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith(path) && response.status() === 201),
    act,
  ]);
  return ((await answer.json()) as { data: { _id: string } }).data._id;
}

const step = inOrder('a day of the agency, from a medium to the statistics');

step('adds a medium with a name alone, and a campaign of it with a title alone', async () => {
  await open('/settings/mediums');
  await page
    .getByRole('link', { name: t('mediums.add') })
    .or(page.getByRole('button', { name: t('mediums.add') }))
    .click();
  await field('medium.name').fill(MEDIUM);
  ids.medium = await made('/mediums', press('mediums.save'));
  await said('mediums.created', { name: MEDIUM });
  await open(`/settings/${ids.medium}/campaigns?panel=new`);
  await field('campaign.title').fill(CAMPAIGN);
  ids.campaign = await made('/campaigns', press('campaigns.save'));
  await said('campaigns.created', { title: CAMPAIGN });
});

step('opens a job in it, with no text and no days', async () => {
  await open('/jobs');
  await press('jobs.add');
  await field('job.title').fill(JOB);
  await field('job.client').fill('Maison du Fleuve');
  await field('job.salary').fill('45 € l’heure');
  for (const label of ['job.function', 'job.employmentTypeId', 'job.applicantLevelId']) {
    await page.getByRole('combobox', { name: t(label) }).click();
    // Takes the second option, because the first one is empty.
    await page.getByRole('option').nth(1).click();
  }
  await field('job.to').fill('');
  await find('job.campaigns', CAMPAIGN, new RegExp(CAMPAIGN));
  ids.job = await made('/jobs', press('jobForm.save'));
  await said('jobForm.added', { title: JOB });
});

step('is applied for through its link: by a candidate in the portal, and by one who rang', async () => {
  const path = `/apply/${ids.campaign}/${ids.job}`;
  const { page: portal, context, complaints } = await visitor(browser, 'fr');
  await portal.goto(`${runningProduct().urls.portal}${path}?lang=fr`);
  await portal.getByRole('heading', { level: 1, name: JOB }).waitFor();
  await logInPortal(portal, portalWords('fr'), { email: CAMILLE, password: DEMO_PASSWORD }, 'apply.loginAndApply');
  await portal.waitForURL(/\/jobapplications/);
  await portal.getByText(JOB).first().waitFor();
  expect(complaints).toEqual([]);
  await context.close();
  await open('/candidates');
  await press('candidates.add');
  await field('candidateField.firstname').fill(ODILE.firstname);
  await field('candidateField.name').fill(ODILE.name);
  await field('candidateField.email').fill(ODILE.email);
  ids.odile = await made('/candidates', press('candidates.create'));
  await call('POST', 'jobs/apply', { jobId: ids.job, candidateId: ids.odile, campaignId: ids.campaign });
  await open(`/jobs/${ids.job}`);
  const rows = page.getByRole('row');
  await rows.filter({ hasText: 'Camille Lefèvre' }).waitFor();
  await rows.filter({ hasText: ODILE.name }).waitFor();
});

step('meets her: an interview in the agenda, asked and answered on her record', async () => {
  await open(`/agenda/${ids.odile}`);
  await press('agenda.add');
  await field('agenda.title').fill(`Entretien ${ODILE.firstname}`);
  await made('/calendar', press('agenda.save'));
  await said('agenda.calendar_item_added');
  await open(`/candidates/${ids.odile}`);
  await press('interviews.start');
  await page.getByRole('menuitem').first().click();
  await page.keyboard.type('Un guide, une rivière, dix villes.');
  await page
    .getByRole('status')
    .filter({ hasText: /\d\d:\d\d/ })
    .first()
    .waitFor();
});

step('scores her on a scorecard, with every item', async () => {
  await open(`/candidates/${ids.odile}?tab=scorecards`);
  await press('scorecards.add');
  await page.getByRole('dialog').getByRole('checkbox').first().check();
  await confirm('scorecards.addChosen', { count: 1 });
  await said('scorecards.added', { count: 1 });
  const card = page.getByRole('list', { name: t('scorecards.tab') });
  const items = card.getByRole('radiogroup');
  await items.first().waitFor();
  for (const item of await items.all()) await item.getByRole('radio', { name: '5' }).click();
  const percent = new Intl.NumberFormat('fr', { style: 'percent', minimumFractionDigits: 2 }).format(1);
  await card.getByText(percent).first().waitFor();
});

step('declines one with a mail and approves the other', async () => {
  await open(`/jobs/${ids.job}/applications`);
  await press('applications.declineOf', { name: 'Camille Lefèvre' });
  await press('applications.send', { count: 1 });
  await said('applications.declined', { count: 1 });
  await press('applications.approveOf', { name: `${ODILE.firstname} ${ODILE.name}` });
  await confirm('applications.approve');
  await said('applications.approved', { count: 1 });
  await mailTo(CAMILLE, new RegExp(JOB));
});

step('leaves a task about her, and ticks it off', async () => {
  await open('/tasks/add');
  await field('tasks.title').fill(TASK);
  await press('common.tomorrow');
  await find('tasks.candidate', ODILE.name, new RegExp(ODILE.email));
  await page.getByRole('textbox', { name: t('tasks.description') }).click();
  await page.keyboard.type('Avec le guide de style.');
  await made('/tasks', press('tasks.save'));
  await open(`/candidates/${ids.odile}?tab=tasks`);
  await page.getByRole('checkbox', { name: new RegExp(TASK) }).click();
  await said('tasks.done');
});

step('gives her a contract, and finds her in the statistics of the day', async () => {
  await open(`/candidates/${ids.odile}`);
  await press('candidate.statusIs', { status: t('status.none') });
  await page.getByRole('menuitemradio', { name: t('status.contract') }).click();
  await page.getByRole('button', { name: t('candidate.statusIs', { status: t('status.contract') }) }).waitFor();
  await open('/settings/stats');
  await press('statistics.day');
  await page
    .getByRole('row')
    .filter({ has: page.locator('a') })
    // Takes a row of a day, because the rows of months disappear.
    .filter({ hasText: /^(1er|\d+) \p{L}+ \d{4}/u })
    .first()
    .getByRole('link')
    .click();
  await page.getByRole('searchbox', { name: t('candidates.search') }).fill(ODILE.name);
  await page.getByRole('link', { name: `${ODILE.firstname} ${ODILE.name}`, exact: true }).waitFor();
  expect(complaints).toEqual([]);
});
