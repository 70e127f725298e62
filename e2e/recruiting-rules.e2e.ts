import type { Locator } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { expectErrors, expectFields } from './steps/form-actions.ts';
import { atConsole } from './steps/visits.ts';
import { callsOf } from './support/calls.ts';
import { agencyDay } from './support/days.ts';

/** The rules of docs/domain/rules.md#messages for lists, jobs, applications and settings: every form with bad input, every question and message. */

interface Record {
  _id: string;
}

const call = await callsOf();
const visit = await atConsole('en', '/candidates');
const { page, complaints, t, open, button, press, field, empty, box, form, said, answer, choose } = visit;
const WINDOW = { width: 1280, height: 900 };
const [MIN, REQUIRED, PAST] = [t('field.min_chars'), t('field.required'), t('field.date_in_past')];
const group = (label: string): Locator => page.getByRole('group', { name: t(label), exact: true });
await page.getByRole('table').waitFor();
afterEach(() => expect(complaints.splice(0)).toEqual([]));

it('the candidates have eight tiles, pages of 5, 10 or 25, and a search that waits until one stops typing', async () => {
  await open('/candidates');
  const tiles = ['active', 'newApplicant', 'recruiter', 'phoneInterview', 'test', 'liveInterview', 'offer', 'archived'];
  const shown = page.getByRole('toolbar', { name: t('candidates.interviewStatus') }).getByRole('button');
  await expect
    .poll(async () => (await shown.allTextContents()).map((text) => text.replace(/[\d,]+$/, '')))
    .toEqual(tiles.map((tile) => t(`tile.${tile}`)));
  await page.getByRole('button', { name: `${t('common.rowsPerPage')}, 10` }).click();
  expect(await page.getByRole('menuitemradio').allTextContents()).toEqual(['5', '10', '25']);
  await page.getByRole('menuitemradio', { name: '5', exact: true }).click();
  await page.getByText(/^1–5 of /).waitFor();
  const searched: string[] = [];
  page.on('request', (request) => {
    const search = new URL(request.url()).searchParams.get('search');
    if (request.url().includes('/candidates?') && search) searched.push(search);
  });
  await page.getByRole('searchbox', { name: t('candidates.search') }).pressSequentially('dewitte', { delay: 30 });
  await page.getByRole('link', { name: 'Noor Dewitte', exact: true }).waitFor();
  expect(new Set(searched)).toEqual(new Set(['dewitte']));
});

it('a new candidate is English and Belgian until somebody says otherwise, and is refused in the form', async () => {
  await open('/candidates');
  await press('candidates.add');
  const candidate = form('candidates.add');
  expect(await page.getByRole('combobox', { name: t('candidateField.language') }).textContent()).toBe('English');
  expect(await box('candidateField.country').inputValue()).toBe('Belgium');
  await press('candidates.create');
  await expect
    .poll(() => field('candidateField.firstname').evaluate((input) => input === document.activeElement))
    .toBe(true);
  const [email, name] = [t('candidateField.email'), t('candidateField.name')];
  await expectErrors(candidate, { [t('candidateField.firstname')]: REQUIRED, [name]: REQUIRED, [email]: REQUIRED });
  await field('candidateField.firstname').fill('Noor');
  await field('candidateField.name').fill('Dewitte');
  await field('candidateField.email').fill('noor@');
  await expectErrors(candidate, { [email]: t('field.invalid_email') });
  await field('candidateField.email').fill('noor@dewitte.example');
  await press('candidates.create');
  await press('duplicates.addAnyway', {}, candidate);
  await candidate.getByText(t('candidates.fill_in_user_create_fields')).waitFor();
  await expectErrors(candidate, { [email]: t('field.email_taken') });
  await press('common.cancel', {}, candidate);
});

it('a job has a title, a client, a function, a salary, a type and a level, and days from today on', async () => {
  await open('/jobs');
  const times = ['jobs.every', 'jobs.future', 'jobs.ongoing', 'jobs.finished', 'jobs.undated'];
  await expect
    .poll(async () =>
      (await group('jobs.time').getByRole('button').allTextContents()).map((one) => one.replace(/\d+$/, '')),
    )
    .toEqual(times.map((time) => t(time)));
  await press('jobs.add');
  const job = form('jobs.add');
  await expectFields(
    job,
    [
      ...['title', 'client', 'function', 'location', 'time', 'salary', 'languageId'],
      ...['employmentTypeId', 'applicantLevelId'],
      ...['from', 'to', 'answerDays', 'workFrom', 'workTo', 'workDays', 'tags', 'campaigns', 'texts'],
    ].map((label) => t(`job.${label}`)),
  );
  for (const label of ['introduction', 'description', 'about', 'offer'])
    await job.getByRole('button', { name: t(`job.${label}`) }).waitFor();
  const tomorrow = agencyDay(1).split('-').reverse().join('/');
  expect(await field('job.to').inputValue()).toBe(tomorrow);
  await button('common.chooseDate', {}, job).first().click();
  expect(await page.getByRole('button', { name: 'Previous month' }).isDisabled()).toBe(true);
  await page.keyboard.press('Escape');
  await field('job.from').fill('01/01/2020');
  await field('job.to').fill('soon');
  await field('job.workTo').fill('01/02/2035');
  await page.getByRole('button', { name: t('job.introduction') }).click();
  await field('job.introduction').fill('a');
  await press('jobForm.save');
  const required = ['title', 'client', 'function', 'salary', 'employmentTypeId', 'applicantLevelId'];
  await expectErrors(job, {
    ...Object.fromEntries(required.map((label) => [t(`job.${label}`), REQUIRED])),
    [t('job.from')]: PAST,
    [t('job.to')]: t('field.invalid_day'),
    [t('job.workFrom')]: REQUIRED,
    [t('job.introduction')]: MIN,
  });
  for (const label of ['title', 'client', 'salary']) await field(`job.${label}`).fill('Regels');
  await field('job.from').fill('02/01/2035');
  await field('job.to').fill('01/01/2035');
  await field('job.workFrom').fill('02/02/2035');
  await expectErrors(job, {
    ...Object.fromEntries(
      ['function', 'employmentTypeId', 'applicantLevelId'].map((label) => [t(`job.${label}`), REQUIRED]),
    ),
    [t('job.to')]: t('field.end_before_start'),
    [t('job.workTo')]: t('field.end_before_start'),
    [t('job.introduction')]: MIN,
  });
  await press('common.cancel', {}, job);
});

it('an application is approved or declined once, with a subject and a message, and deleted after a question', async () => {
  const job = await call<Record>('POST', 'jobs', {
    ...{ title: 'Regels, een job', client: 'Regels', function: 'translator', salary: 'EUR 1', languageId: 'nl' },
    ...(await ids()),
  });
  for (const firstname of ['Ann', 'Ben']) {
    const made = { firstname, name: 'Regels', email: `${firstname.toLowerCase()}.regels@example.be`, language: 'en' };
    const candidate = await call<Record>('POST', 'candidates', made);
    await call('POST', 'jobs/apply', { jobId: job._id, candidateId: candidate._id });
  }
  await open(`/jobs/${job._id}/applications`);
  const decide = (what: string, firstname: string): Locator =>
    page.getByRole('button', { name: t(`applications.${what}Of`, { name: `${firstname} Regels` }) });
  await decide('approve', 'Ann').click();
  await answer(t('applications.approveQuestion', { count: 1, name: 'Ann Regels' }), 'applications.approve');
  await page.getByText(t('applications.approved', { count: 1 })).waitFor();
  await expect.poll(() => decide('approve', 'Ann').isDisabled()).toBe(true);
  expect(await decide('decline', 'Ann').isDisabled()).toBe(false);
  await decide('decline', 'Ben').click();
  const dialog = page.getByRole('dialog');
  await field('applications.subject').fill('');
  await empty('applications.message');
  const send = dialog.getByRole('button', { name: t('applications.send', { count: 1 }) });
  await send.click();
  await expectErrors(dialog, { [t('applications.subject')]: REQUIRED, [t('applications.message')]: REQUIRED });
  await field('applications.subject').fill('Your application');
  await field('applications.message').fill('a');
  await expectErrors(dialog, { [t('applications.message')]: MIN });
  await field('applications.message').fill('Not this time.');
  await send.click();
  await page.getByText(t('applications.declined', { count: 1 })).waitFor();
  await expect.poll(() => decide('decline', 'Ben').isDisabled()).toBe(true);
  expect(await decide('approve', 'Ben').isDisabled()).toBe(false);
  // The status must keep a distance from the line between two rows.
  const decided = page.getByRole('row', { name: /Ben Regels/ });
  const [row, pill] = [await decided.boundingBox(), await decided.getByText(t('application.rejected')).boundingBox()];
  expect((pill?.y ?? 0) - (row?.y ?? 0)).toBeGreaterThan(4);
  const status = page.getByRole('group', { name: t('candidate.status') });
  const choices = (await status.getByRole('button').allTextContents()).map((text) => text.replace(/\d+$/, ''));
  expect(choices.toSorted()).toEqual(
    [
      'common.all',
      'application.pending',
      'application.rejected',
      'application.successful',
      'application.withdrawn',
    ].map((one) => t(one)),
  );
  await status.getByRole('button', { name: new RegExp(`^${t('application.rejected')}`) }).click();
  await decide('approve', 'Ann').waitFor({ state: 'detached' });
  await choose(`${t('applications.actions')}: Ben Regels`, 'common.delete');
  await answer(t('applications.removeQuestion', { name: 'Ben Regels' }), 'common.delete');
  await said(t('applications.removed', { name: 'Ben Regels' }));
  await decide('approve', 'Ben').waitFor({ state: 'detached' });
});

/** Any type of employment and any level. */
async function ids(): Promise<object> {
  const [types, levels] = await Promise.all(
    ['employmenttypes', 'applicantlevels'].map((path) => call<{ records: Record[] }>('GET', path)),
  );
  return { employmentTypeId: types?.records[0]?._id, applicantLevelId: levels?.records[0]?._id };
}

it('a medium has a name, its campaigns a title and days from today on; both are removed after a question', async () => {
  await open('/settings/mediums');
  await page.getByRole('button', { name: `${t('mediums.country')}, ${t('mediums.allCountries')}` }).click();
  const countries = page.getByRole('menuitemradio');
  await countries.filter({ hasText: 'Belgium' }).waitFor();
  expect(await countries.first().textContent()).toBe(t('mediums.allCountries'));
  await page.keyboard.press('Escape');
  await press('mediums.add');
  const medium = form('mediums.add');
  await expectFields(
    medium,
    ['name', 'url', 'street', 'postal', 'city', 'country', 'startPrice', 'remarks'].map((label) =>
      t(`medium.${label}`),
    ),
  );
  await field('medium.url').fill('regels .example');
  await field('medium.startPrice').fill('much');
  await field('medium.remarks').fill('a');
  await press('mediums.save');
  await expectErrors(medium, {
    [t('medium.name')]: REQUIRED,
    [t('medium.url')]: t('field.invalid_url'),
    [t('medium.startPrice')]: t('field.number'),
    [t('medium.remarks')]: MIN,
  });
  await field('medium.name').fill('Regels');
  await field('medium.url').fill('https://regels.example');
  await field('medium.startPrice').fill('10');
  await field('medium.remarks').fill('Weekly');
  await press('mediums.save');
  await said(t('mediums.created', { name: 'Regels' }));
  await page.getByRole('link', { name: t('mediums.campaignsOf', { name: 'Regels' }) }).click();
  await press('campaigns.add');
  const campaign = form('campaigns.add');
  await expectFields(
    campaign,
    ['title', 'start', 'end', 'budget', 'remarks'].map((label) => t(`campaign.${label}`)),
  );
  await field('campaign.start').fill('01/01/2020');
  await field('campaign.remarks').fill('a');
  await press('campaigns.save');
  await expectErrors(campaign, {
    [t('campaign.title')]: REQUIRED,
    [t('campaign.start')]: PAST,
    [t('campaign.remarks')]: MIN,
  });
  await field('campaign.title').fill('Spring');
  await field('campaign.start').fill('02/01/2035');
  await field('campaign.end').fill('01/01/2035');
  await empty('campaign.remarks');
  await expectErrors(campaign, { [t('campaign.end')]: t('field.end_before_start') });
  await field('campaign.end').fill('01/02/2035');
  await press('campaigns.save');
  await said(t('campaigns.created', { title: 'Spring' }));
  await page.getByRole('row', { name: /^Spring/ }).click();
  await press('common.remove', {}, form('campaigns.edit'));
  await answer(t('campaigns.removeQuestion', { title: 'Spring' }), 'common.remove');
  await said(t('campaigns.removed', { title: 'Spring' }));
  await open('/settings/mediums');
  await page.getByRole('row', { name: /Regels/ }).click();
  await press('mediums.edit');
  await press('common.remove', {}, form('mediums.edit'));
  await answer(t('mediums.removeQuestion', { name: 'Regels' }), 'common.remove');
  await said(t('mediums.removed', { name: 'Regels' }));
});

it('a folder has a name, and finds candidates by theirs, four at a time', async () => {
  await open('/settings/folders');
  await press('folders.add');
  await expectErrors(form('folders.newFolder'), { [t('folders.name')]: REQUIRED });
  await field('folders.name').fill('Regels');
  await press('folders.add');
  await page.getByRole('heading', { name: 'Regels' }).waitFor();
  const candidate = box('folders.addCandidate');
  await candidate.fill('zzyzx');
  await page.getByText(t('field.no_candidate_found')).waitFor();
  await candidate.fill('an');
  await expect.poll(() => page.getByRole('option').count()).toBe(4);
  await candidate.fill('Dewitte');
  await page.getByRole('option', { name: /^Noor Dewitte/ }).click();
  await said(t('folders.putIn', { name: 'Noor Dewitte' }));
  await press('folders.delete');
  await answer(t('folders.deleteQuestion', { name: 'Regels' }), 'folders.delete');
  await page.getByText(t('folders.deleted', { name: 'Regels' })).waitFor();
});

it('an interview template has a type, and questions with words that are removed after a question', async () => {
  await open('/settings/interviews');
  await press('interviewTemplates.add');
  const template = form('interviewTemplates.add');
  await press('common.add', {}, template);
  await expectErrors(template, { [t('interviewTemplates.type')]: REQUIRED });
  await field('interviewTemplates.type').fill('Phone interview');
  await press('common.add', {}, template);
  await template.getByText(t('interviewTemplates.exists')).waitFor();
  await page.setViewportSize({ width: 360, height: 720 });
  await field('interviewTemplates.type').fill('Regels');
  await press('common.add', {}, template);
  // On a phone the template replaces the list and takes the focus.
  await expect
    .poll(() => button('interviewTemplates.all').evaluate((all) => all === document.activeElement))
    .toBe(true);
  await page.setViewportSize(WINDOW);
  await press('interviewTemplates.addQuestion');
  const question = form('interviewTemplates.newQuestion');
  await expectErrors(question, { [t('interviewTemplates.newQuestion')]: REQUIRED });
  await field('interviewTemplates.newQuestion').fill('Why?');
  await press('interviewTemplates.addQuestion');
  await expect.poll(() => field('interviewTemplates.newQuestion').inputValue()).toBe('');
  await page.getByRole('button', { name: t('interviewTemplates.removeOne', { number: 1 }) }).click();
  await answer(t('interviewTemplates.sureRemoveOne'), 'common.remove');
  await press('common.delete');
  await answer(t('interviewTemplates.removeQuestion', { type: 'Regels' }), 'common.remove');
  await said(t('interviewTemplates.removed', { type: 'Regels' }));
});

it('a category and a skill have labels in three languages, are there once, and are removed after a question', async () => {
  const labels = ['english', 'dutch', 'french'].map((language) => `specialisations.${language}`);
  const write = async (text: string): Promise<void> => {
    for (const label of labels) await field(label).fill(text);
  };
  await open('/settings/specialisations');
  await press('specialisations.newCategory');
  const category = form('specialisations.newCategory');
  await press('common.add', {}, category);
  await expectErrors(category, Object.fromEntries(labels.map((label) => [t(label), REQUIRED])));
  await write('Regels');
  await press('common.add', {}, category);
  await said(t('specialisations.added', { name: 'Regels' }));
  const of = (label: string, values: { [name: string]: string }): Locator =>
    page.getByRole('button', { name: t(`specialisations.${label}`, values), exact: true });
  await of('addSkill', { category: 'Regels' }).click();
  await write('Rules of play');
  await page.keyboard.press('Enter');
  await said(t('specialisations.added', { name: 'Rules of play' }));
  await write('RULES of Play');
  await page.keyboard.press('Enter');
  await page.getByText(t('specialisations.exists')).waitFor();
  await press('common.cancel');
  await page.getByRole('searchbox', { name: t('specialisations.search') }).fill('rules OF play');
  await of('remove', { name: 'Rules of play' }).click();
  await answer(t('specialisations.removeSkillQuestion', { name: 'Rules of play' }), 'common.remove');
  await said(t('specialisations.removed', { name: 'Rules of play' }));
  await page.getByRole('searchbox', { name: t('specialisations.search') }).fill('');
  await of('remove', { name: 'Regels' }).click();
  await answer(t('specialisations.removeCategoryQuestion', { name: 'Regels' }), 'common.remove');
});

it('a scorecard has a name, items with a number as weight, and asks before it, a category or an item goes', async () => {
  await open('/settings/scorecards');
  const named = (label: string, values: { [name: string]: string }): Locator =>
    page.getByRole('button', { name: t(`scorecardEditor.${label}`, values), exact: true });
  await press('scorecardEditor.add');
  const card = form('scorecardEditor.add');
  await press('common.add', {}, card);
  await expectErrors(card, { [t('scorecardEditor.name')]: REQUIRED });
  await field('scorecardEditor.name').fill('Regels');
  await press('common.add', {}, card);
  await press('scorecardEditor.addCategory');
  await field('scorecardEditor.newCategory').fill('Play');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: `${t('scorecardEditor.addItem')}: Play` }).click();
  await page.getByRole('textbox', { name: t('scorecardEditor.newItem', { category: 'Play' }) }).fill('Fairness');
  await page.keyboard.press('Enter');
  const weight = page.getByRole('textbox', { name: t('scorecardEditor.weightOf', { name: 'Fairness' }) });
  expect(await weight.inputValue()).toMatch(/^1(\.0)?$/);
  await weight.fill('heavy');
  await page.getByText(t('scorecardEditor.wrongWeight', { max: 1_000 })).waitFor();
  await weight.press('Escape');
  await named('takeOff', { name: 'Fairness' }).click();
  await named('removeItem', { name: 'Fairness' }).click();
  await answer(t('scorecardEditor.removeItemQuestion', { name: 'Fairness' }), 'scorecardEditor.removeForGood');
  await named('takeOff', { name: 'Play' }).click();
  await answer(t('scorecardEditor.takeOffCategory', { name: 'Play' }), 'common.remove');
  await press('common.delete');
  await answer(t('scorecardEditor.removeQuestion', { label: 'Regels' }), 'common.remove');
  await said(t('scorecardEditor.removed', { label: 'Regels' }));
});

it('a list or a number that does not load says so in its place, and in no dialog', async () => {
  const failing = { status: 503, title: 'Service Unavailable', code: 'unavailable', detail: 'Down.' };
  for (const [path, calls] of [
    ['/jobs', '**/api/v1/jobs?*'],
    ['/settings/stats', '**/api/v1/registrations?*'],
  ] as const) {
    await page.route(calls, (route) => route.fulfill({ status: 503, json: failing }));
    await open(path);
    await page.getByRole('alert').getByText('503 Service Unavailable').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.unroute(calls);
    await page.getByRole('alert').getByRole('button').click();
    await page.getByRole('alert').waitFor({ state: 'detached' });
  }
});

it('a recruiter’s role is taken, and a QR made, after a question; nobody takes their own', async () => {
  await open('/settings/recruiters');
  const of = (action: string, name: string): Locator =>
    page.getByRole('button', { name: `${t(`recruiters.${action}`)}: ${name}` });
  const row = page.getByRole('row').filter({ hasText: 'Thomas Lemaire' });
  await row.getByText('thomas.lemaire@byline.example').waitFor();
  await of('remove', 'Thomas Lemaire').click();
  await answer(t('recruiters.removeQuestion', { name: 'Thomas Lemaire' }), 'common.cancel');
  await of('generateQr', 'Thomas Lemaire').click();
  await answer(t('recruiters.qrQuestion', { name: 'Thomas Lemaire' }), 'common.cancel');
  expect(await of('remove', 'Lotte Janssens').isDisabled()).toBe(true);
  await button('recruiters.add').waitFor();
});
