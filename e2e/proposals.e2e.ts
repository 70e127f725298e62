import { expect } from 'vitest';
import { somebody } from './steps/somebody.ts';
import { atConsole, atPortal } from './steps/visits.ts';
import { callsOf } from './support/calls.ts';
import { inOrder } from './support/in-order.ts';
import { looksRight } from './support/look.ts';

interface Made {
  _id: string;
}
interface Applications {
  records: { candidateId: string; proposed: boolean; status: string }[];
}

const TITLE = 'Gids voor het museum';
const call = await callsOf();
const dora = await somebody(call, 'proposals');
await call('PATCH', `candidates/${dora._id}`, { archived: false });
const name = `${dora.firstname} ${dora.name}`;
const [type, level] = await Promise.all(
  ['employmenttypes', 'applicantlevels'].map(async (path) => (await call<{ records: Made[] }>('GET', path)).records[0]),
);
const job = await call<Made>('POST', 'jobs', {
  ...{ title: TITLE, client: 'Museum', function: 'copywriter', salary: '€ 400', languageId: 'nl' },
  ...{ employmentTypeId: type?._id, applicantLevelId: level?._id },
});
const applicant = await call<Made>('POST', 'candidates', {
  ...{ firstname: 'Eva', name: 'Gidsen', email: 'eva.gidsen@byline.example' },
});
await call('POST', 'jobs/apply', { jobId: job._id, candidateId: applicant._id });
const applications = async (): Promise<Applications['records']> =>
  (await call<Applications>('GET', `jobapplications?filter[jobId]=${job._id}`)).records;

const { page, complaints, t, button, press, confirm, open } = await atConsole('nl', `/jobs/${job._id}`);
const dialog = page.getByRole('dialog');

const step = inOrder('candidates are proposed from a job and a profile, undone, told and withdrawn');

step('names who has applied, proposes the other with a mail, and undoes both', async () => {
  await press('proposal.add');
  for (const typed of ['Eva Gidsen', name]) {
    await dialog.getByRole('combobox').fill(typed);
    await page
      .getByRole('option', { name: new RegExp(typed) })
      .first()
      .click();
  }
  await dialog.getByText(t('proposal.applied', { count: 1 })).waitFor();
  await dialog.getByText(TITLE).first().waitFor();
  await looksRight(page, 'a proposal');
  await confirm('proposal.send', { count: 1 });
  await page.getByText(t('bulk.done.proposal', { count: 1, job: TITLE })).waitFor();
  await page
    .getByRole('row', { name: new RegExp(name) })
    .getByText('door Lotte')
    .waitFor();
  expect(await applications()).toHaveLength(2);
  await press('bulk.undo.proposal');
  await page.getByText(t('bulk.undone.proposal', { count: 1, job: TITLE })).waitFor();
  await expect.poll(() => page.getByRole('row', { name: new RegExp(name) }).count()).toBe(0);
  expect(await applications()).toHaveLength(1);
});

step('proposes from the profile without a mail, and leads back to the job', async () => {
  await open(`/candidates/${dora._id}`);
  await press('proposal.open');
  await dialog.getByRole('combobox').fill(TITLE);
  await page.getByRole('option', { name: new RegExp(TITLE) }).click();
  await dialog.getByRole('checkbox').click();
  await confirm('proposal.send', { count: 1 });
  await page.getByText(/Voorgesteld door Lotte Janssens op/).waitFor();
  await press('bulk.seeJob');
  await page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
  await button('proposal.add').waitFor();
});

step('tells the candidate in the portal who proposed them, and lets them withdraw', async () => {
  const portal = await atPortal('nl', '/jobapplications', { email: dora.email, phone: true });
  const item = portal.page.getByRole('listitem').filter({ hasText: TITLE });
  await item.getByText(/heeft je voor deze opdracht voorgesteld/).waitFor();
  await looksRight(portal.page, 'a proposed application');
  await portal.press('applications.delete', { job: TITLE });
  await portal.press('applications.deleteAction', {}, portal.page.getByRole('alertdialog'));
  await item.getByText(portal.t('applications.withdrawn'), { exact: true }).first().waitFor();
  expect((await applications()).find(({ candidateId }) => candidateId === dora._id)).toMatchObject({
    ...{ proposed: true, status: 'withdrawn' },
  });
  expect(portal.complaints).toEqual([]);
});

step('opens the withdrawn application again by another proposal, and says so', async () => {
  await press('proposal.add');
  await dialog.getByRole('combobox').fill(name);
  await page.getByRole('option', { name: new RegExp(name) }).click();
  await dialog.getByText(t('proposal.reopened', { count: 1 })).waitFor();
  await looksRight(page, 'a proposal that opens an application again');
  await dialog.getByRole('checkbox').click();
  await confirm('proposal.send', { count: 1 });
  await page.getByText(t('bulk.done.proposal', { count: 1, job: TITLE })).waitFor();
  await open(`/candidates/${dora._id}`);
  await page.getByText(/Opnieuw voorgesteld door Lotte Janssens op .*eerder ingetrokken/).waitFor();
  expect((await applications()).find(({ candidateId }) => candidateId === dora._id)?.status).toBe('pending');
});

step('leads from a job to the next one of the list and back, by keys', async () => {
  await open('/jobs');
  await page.getByRole('table').getByRole('link').first().click();
  await button('jobs.next').waitFor();
  const address = page.url();
  await page.keyboard.press('j');
  await expect.poll(() => page.url()).not.toBe(address);
  await button('jobs.previous').waitFor();
  await looksRight(page, 'the second job of the list');
  await page.keyboard.press('k');
  await expect.poll(() => page.url()).toBe(address);
  expect(complaints).toEqual([]);
});
