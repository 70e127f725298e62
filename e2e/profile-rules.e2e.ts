import type { Locator, Page, Route } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { pause } from '../tools/lib/pause.ts';
import { expectErrors, expectFields } from './steps/form-actions.ts';
import { fileOf, ownCandidates, PDF } from './steps/own-candidate.ts';

/** The rules of docs/domain/rules.md#states for a candidate's profile: every form with bad input, every limit, question and message. */

const visit = await ownCandidates('Rolf');
const { page, complaints, t, make, button, press, field, box, form, answer, choose } = visit;
const [MIN, REQUIRED] = [t('field.min_chars'), t('field.required')];
let address: string;
/** Opens the candidate's page with this panel. */
const open = (query: string): Promise<unknown> => page.goto(`${address}?${query}`);

/** Reads the text of the element that has the focus. */
const focused = (on: Page): Promise<string | null | undefined> =>
  on.evaluate(() => document.activeElement?.textContent);

beforeEach(async () => {
  address = await make();
});
afterEach(() => expect(complaints.splice(0)).toEqual([]));

it('at most five skills are chosen, then rated with stars; the warning of a sixth goes after five seconds', async () => {
  await open('tab=none');
  await press('profile.addSkills');
  const dialog = page.getByRole('dialog');
  await dialog.getByText(t('skills.chooseAsWriter')).waitFor();
  const next = button('common.next', {}, dialog);
  expect(await next.isDisabled()).toBe(true);
  const skills = dialog.getByRole('checkbox');
  await skills.nth(5).waitFor();
  await page.clock.install();
  for (const index of [0, 1, 2, 3, 4]) await skills.nth(index).check();
  await skills.nth(5).click();
  const warning = dialog.getByRole('alert').getByText(t('skills.tooMany'));
  await warning.waitFor();
  expect(await skills.nth(5).isChecked()).toBe(false);
  await page.clock.fastForward(4_500);
  expect(await warning.count()).toBe(1);
  await page.clock.fastForward(600);
  await warning.waitFor({ state: 'detached' });
  await next.click();
  const levels = dialog.getByRole('radiogroup');
  expect(await levels.first().getByRole('radio').allTextContents()).toEqual(['1', '2', '3', '4', '5']);
  await press('common.previous', {}, dialog);
  await next.click();
  for (const left of [4, 3, 2, 1, 0]) {
    await button('common.remove', {}, dialog).first().click();
    await expect.poll(() => levels.count()).toBe(left);
  }
  await expect.poll(() => next.isDisabled()).toBe(true);
  await skills.first().check();
  await next.click();
  await levels.getByRole('radio').nth(2).click();
  await press('skills.save', {}, dialog);
  await page.getByText(t('skills.saved')).waitFor();
});

const FIELDS = [
  ...['First name', 'Last name', 'Email', 'Phone', 'Street', 'Number', 'Box', 'Postal code', 'City', 'Country'],
  ...['Province', 'Language', 'Source', 'Website', 'Skype', 'Links', 'Website tag', 'Function', 'Freelancer'],
  ...['Price per word (€)', 'Day rate (€)', 'Years of experience', 'Mother tongue', 'Other languages', 'Translates'],
  ...['CAT tools', 'Words a day', 'Minimum fee (€)', 'Unavailable from'],
  ...['Unavailable until', 'Summary', 'Top project', 'Project preferences', 'In their words', 'About'],
];

it('the profile asks for all that is kept of a candidate; links and tags are suggested', async () => {
  await open('tab=none');
  await press('profile.addTag');
  await box('profile.addTagLabel').fill('e');
  // The options are five known tags and the new one.
  await expect.poll(() => page.getByRole('option').count()).toBe(6);
  await page.getByRole('option', { name: t('profile.newTag', { tag: 'e' }) }).waitFor();
  // A tag that is wider than a phone is cut before its cross.
  const long = 'x'.repeat(60);
  await box('profile.addTagLabel').fill(long);
  await page.getByRole('option', { name: t('profile.newTag', { tag: long }) }).click();
  await press('profile.addTag');
  const cross = button('profile.removeTag', { tag: long });
  await page.setViewportSize({ width: 320, height: 640 });
  const beyond = (): Promise<number> =>
    cross.evaluate((it) => it.getBoundingClientRect().right - Number(it.parentElement?.getBoundingClientRect().right));
  await expect.poll(beyond).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 900 });
  await choose(t('profile.actions'), 'profile.edit');
  const edit = form('profile.edit');
  await expectFields(edit, FIELDS);
  await press('profileForm.addLink');
  await page.getByRole('combobox', { name: t('profileForm.linkName', { row: 1 }) }).press('ArrowDown');
  const names = ['angellist', 'behance', 'dribbble', 'facebook', 'github', 'linkedin', 'twitter'];
  expect((await page.getByRole('option').allTextContents()).toSorted()).toEqual(names);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: t('profileForm.removeRow', { row: 1 }) }).click();
  await box('candidate.function').fill('Graphic');
  await page.getByRole('option').click();
  await expectFields(
    edit,
    FIELDS.map((label) => label.replace('per word', 'per hour')),
  );
  await press('common.cancel');
});

it('the profile has seven statuses, asks before it archives, and names what is wrong in edit mode', async () => {
  await open('tab=none');
  await page.getByText('RR', { exact: true }).waitFor();
  await page.getByRole('button', { name: t('candidate.statusIs', { status: t('status.none') }) }).click();
  const statuses = ['none', 'phone_interview', 'test', 'live_interview', 'offer', 'active', 'contract'];
  expect(await page.getByRole('menuitemradio').allTextContents()).toEqual(statuses.map((one) => t(`status.${one}`)));
  await page.keyboard.press('Escape');
  const twice = (label: 'profile.archive' | 'profile.unarchive'): Promise<void> =>
    page.getByRole('button', { name: t(label), exact: true }).dblclick({ delay: 150 });
  await twice('profile.archive');
  await answer(t('profile.archiveQuestion', { name: 'Rolf Regels' }), 'profile.archive');
  await page.getByText(t('profile.archived', { name: 'Rolf Regels' })).waitFor();
  await twice('profile.unarchive');
  await page.getByText(t('profile.unarchived', { name: 'Rolf Regels' })).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await choose(t('profile.actions'), 'profile.edit');
  const edit = form('profile.edit');
  const price = `${t('candidateField.pricePerWord')} (€)`;
  await edit.getByRole('textbox', { name: price }).fill('cheap');
  await field('candidateField.yearsExperience').fill('41');
  await field('profileForm.unavailableFrom').fill('02/01/2027');
  await field('profileForm.unavailableTo').fill('01/01/2027');
  await field('candidateField.email').fill('rolf');
  await press('profileForm.addLink');
  await press('common.save');
  await expectErrors(edit, {
    [t('candidateField.email')]: t('field.invalid_email'),
    [price]: t('field.number'),
    [t('candidateField.yearsExperience')]: t('field.at_most', { limit: 40 }),
    [t('profileForm.unavailableTo')]: t('field.end_before_start'),
  });
  const links = edit.getByRole('group', { name: t('profileForm.links') });
  await links.getByText(REQUIRED).waitFor();
  await page.getByRole('combobox', { name: t('profileForm.linkName', { row: 1 }) }).fill('dribbble');
  await page.getByRole('textbox', { name: t('profileForm.linkAddress', { row: 1 }) }).fill('dribbble, rolf');
  await links.getByText(t('field.invalid_url')).waitFor();
  await page.getByRole('textbox', { name: t('profileForm.linkAddress', { row: 1 }) }).fill('https://dribbble.com/rolf');
  await edit.getByRole('textbox', { name: price }).fill('0.12');
  await field('candidateField.yearsExperience').fill('40');
  await field('profileForm.unavailableTo').fill('03/01/2027');
  await field('candidateField.email').fill('rolf.regels@example.be');
  await page.getByRole('checkbox', { name: t('profileForm.publicEnabled') }).check();
  await press('common.save');
  await page.getByText(t('profile.saved')).waitFor();
  await edit.waitFor({ state: 'detached' });
  await page.getByText(t('profile.publicLater')).waitFor();
});

it('a file of the profile is of 10 MB and of its types, and is deleted after a question', async () => {
  await open('tab=none');
  const input = page.getByLabel(t('profile.addFile'), { exact: true });
  await input.setInputFiles(fileOf('cv.exe', PDF));
  const alert = page.getByRole('alert');
  await alert.getByText(/^Not a JPEG, PNG, PDF, DOCX, DOC/).waitFor();
  await input.setInputFiles(fileOf('cv.pdf', Buffer.alloc(10_000_001)));
  await alert.getByText(t('file.size', { size: '10.1 MB' })).waitFor();
  await input.setInputFiles(fileOf('cv.pdf', PDF));
  await page.getByText(t('profile.uploaded', { name: 'cv.pdf' })).waitFor();
  await choose(t('profile.moreOf', { name: 'cv.pdf' }), 'profile.hide');
  await page.getByText(new RegExp(`^${t('profile.hidden')}`)).waitFor();
  await choose(t('profile.moreOf', { name: 'cv.pdf' }), 'common.delete');
  await answer(t('profile.removeFile', { name: 'cv.pdf' }), 'common.delete');
  await page.getByText(t('profile.fileRemoved', { name: 'cv.pdf' })).waitFor();
});

it('work and diplomas have two characters, no day and no year to come, and are deleted after a question', async () => {
  const years = new Date().getFullYear();
  await page.goto(`${address}/work`);
  await press('history.addWork');
  const work = form('history.addWork');
  const [name, company] = [t('history.function'), t('history.company')];
  const [from, to] = [t('history.from'), t('history.to')];
  await press('common.save');
  await expectErrors(work, { [name]: REQUIRED, [company]: REQUIRED, [from]: REQUIRED });
  await field('history.function').fill('a');
  await field('history.company').fill('a');
  await field('history.from').fill(`01/12/${years + 1}`);
  await field('history.to').fill('2020');
  await expectErrors(work, {
    [name]: MIN,
    [company]: MIN,
    [from]: t('field.date_in_future'),
    [to]: t('field.invalid_day'),
  });
  await field('history.function').fill('Editor');
  await field('history.company').fill('Kaai');
  await field('history.from').fill('01/03/2021');
  await field('history.to').fill('01/02/2021');
  await expectErrors(work, { [to]: t('field.end_before_start') });
  await field('history.to').fill('30/06/2024');
  await press('common.save');
  await page.getByText('01.03.2021 – 30.06.2024').waitFor();
  await page.getByRole('button', { name: t('history.remove', { name: 'Editor' }) }).click();
  await answer(t('history.removeQuestion', { name: 'Editor' }), 'common.delete');
  await page.getByText(t('history.removed', { name: 'Editor' })).waitFor();
  await page.goto(`${address}/education`);
  await press('history.addDiploma');
  const diploma = form('history.addDiploma');
  await field('history.degree').fill('a');
  await field('history.institute').fill('a');
  await field('history.from').fill(String(years + 1));
  await field('history.to').fill('15');
  await press('common.save');
  await expectErrors(diploma, {
    [t('history.degree')]: MIN,
    [t('history.institute')]: MIN,
    [from]: t('field.date_in_future'),
    [to]: t('field.invalid_year'),
  });
  await field('history.degree').fill('');
  await field('history.institute').fill('KASK');
  await field('history.from').fill('2015');
  await field('history.to').fill('2017');
  await expectErrors(diploma, { [t('history.degree')]: REQUIRED });
  await field('history.degree').fill('Master');
  await press('common.save');
  await page.getByText('2015 – 2017').waitFor();
  await page.getByRole('button', { name: t('history.remove', { name: 'Master' }) }).click();
  await answer(t('history.removeQuestion', { name: 'Master' }), 'common.delete');
});

it('what is refused, or gets no answer, opens the response dialog', async () => {
  await open('tab=none');
  const saves = `**/api/v1/candidates/${address.split('/').at(-1)}`;
  /** Archives while saving fails, and returns the dialog with the error. */
  const archive = async (title: string, fail: (route: Route) => Promise<void>): Promise<Locator> => {
    await page.route(saves, (route) => (route.request().method() === 'PATCH' ? fail(route) : route.continue()));
    await press('profile.archive');
    await press('profile.archive', {}, page.getByRole('dialog'));
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.waitFor();
    await page.unroute(saves);
    await expect.poll(() => focused(page)).toBe(t('common.ok'));
    return dialog;
  };
  /** Closes the dialog; the page works again, with the focus on the same button. */
  const close = async (dialog: Locator): Promise<void> => {
    await press('common.ok', {}, dialog);
    await dialog.waitFor({ state: 'detached' });
    await page.locator('#root:not([aria-hidden])').waitFor();
    expect(await page.evaluate(() => document.body.style.overflow)).toBe('');
    await expect.poll(() => focused(page)).toBe(t('profile.archive'));
  };
  const refused = { status: 503, title: 'Service Unavailable', code: 'unavailable', detail: 'Down for a moment.' };
  const dialog = await archive('503 Service Unavailable', (route) => route.fulfill({ status: 503, json: refused }));
  await dialog.getByText(t('problem.unavailable')).waitFor();
  await dialog.getByText(t('common.details'), { exact: true }).click();
  await dialog.getByText(refused.detail).waitFor();
  await close(dialog);
  const none = await archive(t('problem.something_wrong'), (route) => route.abort());
  await none.getByText(t('problem.no_answer')).waitFor();
  await close(none);
  // The question fades for 100 ms. The answer comes before, at and after the end of that time.
  for (const after of [0, 60, 80, 90, 100, 110, 130]) {
    const slowly = async (route: Route): Promise<void> => {
      await pause(after, 'the answer comes before, at or after the moment at which the question is gone');
      await route.fulfill({ status: 503, json: refused });
    };
    await close(await archive('503 Service Unavailable', slowly));
  }
});

it('a candidate is deleted after a question', async () => {
  await open('tab=none');
  await choose(t('profile.actions'), 'profile.delete');
  // Cancels, because an erasure would change the statistics, which other files check.
  await answer(t('profile.deleteQuestion', { name: 'Rolf Regels' }), 'common.cancel');
  expect(await page.getByRole('heading', { level: 1, name: 'Rolf Regels' }).count()).toBe(1);
});
