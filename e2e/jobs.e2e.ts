import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { atConsole } from './steps/visits.ts';
import { callsOf } from './support/calls.ts';
import { inOrder } from './support/in-order.ts';
import { looksRight } from './support/look.ts';
import { runningProduct } from './support/product.ts';
import { visitor } from './support/visitor.ts';

interface Record {
  _id: string;
}

const TITLE = 'Vertaler voor de haven';
const APPLICANTS = ['Ada', 'Bo', 'Cas'].map((firstname) => ({
  firstname,
  name: 'Havenmans',
  email: `${firstname.toLowerCase()}.havenmans@example.be`,
}));
const product = runningProduct();
const call = await callsOf();
const { browser, page, complaints, t, button, press, form, field, confirm, choose } = await atConsole('nl', '/jobs');
await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.urls.console });

const pick = async (label: string, option: string): Promise<void> => {
  await page.getByRole('combobox', { name: t(label) }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};
const rowOf = (title: string): Locator => page.getByRole('row', { name: new RegExp(`^${title}`) });

const step = inOrder('a job is made, edited, applied for, decided on, copied and removed');

step('adds a job with nothing but what it has to have, by keyboard', async () => {
  await button('jobs.add').press('Enter');
  await field('job.title').fill(TITLE);
  await field('job.client').fill('Havenhuis');
  await field('job.salary').fill('€ 0,14 per woord');
  await pick('job.function', 'Vertaler');
  await pick('job.employmentTypeId', 'Freelance');
  await pick('job.applicantLevelId', 'Senior');
  await field('job.to').fill('');
  await page.keyboard.press('Control+Enter');
  await page.getByText(t('jobForm.added', { title: TITLE })).waitFor();
  await form('jobs.add').waitFor({ state: 'detached' });
  // A job without dates is on the last page, so the list goes to that page.
  await page.locator('[data-made]').getByText(TITLE).waitFor();
  await page.getByRole('searchbox', { name: t('jobs.search') }).fill('havenhuis');
  await expect.poll(() => page.getByRole('row').count()).toBe(2);
  expect(await rowOf(TITLE).textContent()).toContain(t('jobState.none'));
});

step('edits it beside the list: days, a campaign, a tag, a text', async () => {
  await rowOf(TITLE).focus();
  await page.keyboard.press('Enter');
  await field('job.to').fill('31/12/2035');
  await page.getByRole('combobox', { name: t('job.tags') }).fill('Haven');
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: t('job.campaigns') }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: t('job.introduction') }).press('Enter');
  await page.getByRole('textbox', { name: t('job.introduction') }).waitFor();
  await page.keyboard.type('Kom aan boord.');
  // On a phone, the message of success covers the buttons of the form for six seconds.
  await page.getByText(t('jobForm.added', { title: TITLE })).waitFor({ state: 'detached' });
  await looksRight(page, 'jobs');
  await press('jobForm.save');
  await form('jobs.edit').waitFor({ state: 'detached' });
  await rowOf(TITLE).getByText(t('jobState.ongoing')).waitFor();
});

step('has an apply link for its campaign, which leads to the portal', async () => {
  await page.getByRole('link', { name: TITLE, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
  await page.getByRole('button', { name: new RegExp(`^${t('common.copyLink')}`) }).click();
  await page.getByRole('button', { name: new RegExp(`^${t('common.copied')}`) }).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const { page: portal } = await visitor(browser, 'nl');
  await portal.goto(link);
  await portal.getByRole('heading', { level: 1, name: TITLE }).waitFor();
  await portal.getByText('Kom aan boord.').waitFor();
  await portal.context().close();
});

step('has its texts in wide editors, beside the job as a visitor reads it', async () => {
  await page.getByRole('link', { name: t('jobs.editTexts') }).click();
  const view = page.getByRole('region', { name: t('jobs.stranger') });
  await view.getByText('Kom aan boord.').waitFor();
  await field('job.offer').click();
  await page.keyboard.type('Een vaste kade.');
  await view.getByText('Een vaste kade.').waitFor();
  await looksRight(page, 'the texts of a job');
  await press('jobForm.save');
  await page.getByRole('heading', { level: 1, name: TITLE, exact: true }).waitFor();
  await page.getByText('Een vaste kade.').waitFor();
});

step('decides on its applications beside it: one approved, two declined with a mail each', async () => {
  const [, jobId = ''] = /jobs\/(\w+)/.exec(page.url()) ?? [];
  for (const applicant of APPLICANTS) {
    const candidate = await call<Record>('POST', 'candidates', applicant);
    await call('POST', 'jobs/apply', { jobId, candidateId: candidate._id });
  }
  await page.reload();
  const decide = (label: string, firstname: string): Locator =>
    page.getByRole('button', { name: t(label, { name: `${firstname} Havenmans` }) });
  await decide('applications.approveOf', 'Ada').click();
  await confirm('applications.approve');
  await rowOf('.*Ada').getByText(t('application.successful')).waitFor();
  await press('nextStep.open');
  await press('nextStep.mail');
  expect(await field('emails.subject').inputValue()).toContain(TITLE);
  await looksRight(page, 'a mail as the next step');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('common.cancel') })
    .click();
  for (const firstname of ['Bo', 'Cas']) {
    await page.getByRole('checkbox', { name: t('common.selectRow', { name: `${firstname} Havenmans` }) }).click();
  }
  await looksRight(page, 'job');
  await press('applications.decline');
  await press('applications.send', { count: 2 });
  await rowOf('.*Cas').getByText(t('application.rejected')).waitFor();
  await page.getByRole('button', { name: `${t('applications.actions')}: Cas Havenmans` }).click();
  expect(await page.getByRole('menuitem', { name: t('applications.decline') }).isDisabled()).toBe(true);
  await page.keyboard.press('Escape');
});

step('is copied as a new one, and removed with its copy left', async () => {
  await choose(t('jobs.actions'), 'jobs.copyAsNew');
  await field('job.title').fill(`${TITLE}, kopie`);
  await press('jobForm.save');
  await page.getByText(t('jobForm.added', { title: `${TITLE}, kopie` })).waitFor();
  await page.goBack();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
  await choose(t('jobs.actions'), 'common.remove');
  await page.getByText(t('jobs.removeText', { count: 3 })).waitFor();
  await confirm('common.remove');
  await page.getByRole('searchbox', { name: t('jobs.search') }).fill('havenhuis');
  await expect.poll(() => page.getByRole('row').count()).toBe(2);
  await rowOf(`${TITLE}, kopie`).waitFor();
  expect(complaints).toEqual([]);
});
