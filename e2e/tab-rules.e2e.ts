import type { Locator } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { expectErrors, expectFields } from './steps/form-actions.ts';
import { fileOf, ownCandidates, PDF } from './steps/own-candidate.ts';

/** The rules of docs/domain/rules.md#validation for the tabs beside a candidate: every form with bad input, every limit, question and message. */

const visit = await ownCandidates('Rhea');
const { page, complaints, t, make, press, field, box, form, said, answer, choose } = visit;
const [MIN, REQUIRED] = [t('field.min_chars'), t('field.required')];
let address: string;
/** Opens the candidate's page with this panel. */
const open = (query: string): Promise<unknown> => page.goto(`${address}?${query}`);

beforeEach(async () => {
  address = await make();
});
afterEach(() => expect(complaints.splice(0)).toEqual([]));

it('a note has a text of two characters and a score that a second click clears', async () => {
  await open('tab=notes');
  await press('notes.add');
  const note = form('notes.add');
  await expectFields(note, [t('notes.text')]);
  await press('notes.save');
  await expectErrors(note, { [t('notes.text')]: REQUIRED });
  await field('notes.text').fill('a');
  await expectErrors(note, { [t('notes.text')]: MIN });
  await field('notes.text').fill('Punctual');
  await expectErrors(note, {});
  const score = note.getByRole('group', { name: t('notes.score') });
  await score.getByRole('button', { name: t('score.veryGood'), pressed: true }).click();
  await expect.poll(() => score.getByRole('button', { pressed: true }).count()).toBe(0);
  await press('score.bad', {}, score);
  await press('notes.save');
  await said(t('notes.note_created'));
  const filter = page.getByRole('group', { name: t('notes.filter') });
  expect(await filter.getByRole('button').allTextContents()).toEqual(
    ['common.all', 'score.veryGood', 'score.good', 'score.bad', 'score.veryBad'].map((label) => t(label)),
  );
  await press('score.veryBad', {}, filter);
  await page.getByText(t('notes.noneMatch')).waitFor();
  await press('score.bad', {}, filter);
  await page.getByText('Punctual').waitFor();
  await choose(t('notes.more', { name: 'Lotte Janssens' }), 'common.edit');
  await field('notes.text').fill('Punctual, mostly');
  await press('notes.save');
  await said(t('notes.note_updated'));
});

it('the editor takes a link on a text and an image by https', async () => {
  await open('tab=notes');
  await press('notes.add');
  const editor = field('notes.text');
  await editor.fill('Portfolio');
  await press('editor.link');
  const bar = (label: string): Locator => page.getByRole('textbox', { name: t(label) });
  await bar('editor.linkAddress').fill('https://rhea.example');
  await press('editor.insert');
  const alert = page.getByRole('alert');
  await alert.getByText(t('field.provide_text_and_link')).waitFor();
  await bar('editor.linkAddress').press('Escape');
  await editor.press('ControlOrMeta+a');
  await press('editor.link');
  await bar('editor.linkAddress').fill('javascript:alert(1)');
  await press('editor.insert');
  await alert.getByText(t('field.provide_text_and_link')).waitFor();
  await bar('editor.linkAddress').fill('http://rhea.example');
  await press('editor.insert');
  expect(await editor.locator('a').getAttribute('href')).toBe('http://rhea.example');
  await press('editor.image');
  await press('editor.insert');
  await alert.getByText(t('field.invalid_image_url')).waitFor();
  await bar('editor.imageAddress').press('Escape');
  await press('common.cancel');
});

it('a test has a name, one file of 10 MB of the types that are taken, and scores in half points', async () => {
  await open('tab=tests');
  await press('tests.add');
  const test = form('tests.add');
  await expectFields(test, [t('tests.name'), t('tests.file')]);
  await press('tests.save');
  await expectErrors(test, { [t('tests.name')]: REQUIRED });
  await field('tests.name').fill('Trial text');
  const input = test.getByLabel(t('tests.chooseFile'), { exact: true }).locator('visible=false').last();
  await input.setInputFiles(fileOf('trial.exe', PDF));
  await press('tests.save');
  await expectErrors(test, { [t('tests.file')]: t('field.file_type') });
  await input.setInputFiles(fileOf('trial.pdf', Buffer.alloc(10_000_001)));
  await expectErrors(test, { [t('tests.file')]: t('field.file_too_large') });
  await input.setInputFiles(fileOf('trial.pdf', PDF));
  await press('tests.save');
  await said(t('tests.test_created'));
  await page.getByRole('button', { name: /^Trial text/, expanded: false }).click();
  // Opening and closing in place takes 200 ms.
  const body = page.locator('.MuiCollapse-root');
  await expect.poll(() => body.evaluate((card) => getComputedStyle(card).transitionDuration)).toBe('0.2s');
  // A press while the card grows may miss its button.
  await page.locator('.MuiCollapse-entered').waitFor();
  const score = form('tests.addScore');
  const slider = score.getByRole('slider');
  const add = async (key: string, remark: string): Promise<void> => {
    await slider.press(key);
    await field('tests.remark').fill(remark);
    await press('tests.addScore');
    await page.getByRole('slider', { name: t('tests.scoreOf', { remark }) }).waitFor();
  };
  await press('tests.addScore');
  await expectErrors(score, { [t('tests.remark')]: t('field.remark_required') });
  await slider.press('Home');
  expect(await slider.getAttribute('aria-valuetext')).toBe('0.0');
  await slider.press('ArrowRight');
  expect(await slider.getAttribute('aria-valuetext')).toBe('0.5');
  await add('End', 'Style');
  await said(t('tests.test_updated'));
  await add('ArrowRight', 'Speed');
  // The scores are 10 and 7.5.
  await page.getByText(t('tests.average', { average: '8.8' })).waitFor();
  await choose(t('tests.more', { name: 'Trial text' }), 'common.remove');
  await answer(t('tests.sure_remove_test'), 'common.remove');
  await said(t('tests.removed'));
});

it('a mail is from who writes it, to addresses that are one, with a subject, a text and a moment to come', async () => {
  await open('tab=mail');
  await press('emails.write');
  const mail = form('emails.write');
  expect(await field('emails.from').inputValue()).toBe('Lotte Janssens');
  expect(await field('emails.from').isDisabled()).toBe(true);
  await expectFields(
    mail,
    ['from', 'to', 'subject', 'message', 'attachments', 'when'].map((label) => t(`emails.${label}`)),
  );
  await press('emails.send');
  await expectErrors(mail, { [t('emails.subject')]: REQUIRED, [t('emails.message')]: REQUIRED });
  await field('emails.subject').fill('Meeting');
  await field('emails.message').fill('a');
  await box('emails.to').press('Backspace');
  await press('emails.addCopies');
  await box('emails.cc').fill('an');
  await expect.poll(() => page.getByRole('option').count()).toBe(4);
  await box('emails.cc').fill('nobody@');
  await box('emails.cc').press('Enter');
  await press('emails.other');
  await field('emails.scheduledAt').fill('01/01/2020 10:00');
  await press('emails.schedule');
  await expectErrors(mail, {
    [t('emails.to')]: REQUIRED,
    [t('emails.cc')]: t('field.invalid_email'),
    [t('emails.message')]: MIN,
    [t('emails.scheduledAt')]: t('field.date_in_past'),
  });
  await field('emails.scheduledAt').fill('soon');
  await box('emails.to').fill('rhea@');
  await box('emails.to').press('Enter');
  await field('emails.message').fill('Shall we meet?');
  await box('emails.cc').press('Backspace');
  await expectErrors(mail, {
    [t('emails.to')]: t('field.invalid_email'),
    [t('emails.scheduledAt')]: t('field.invalid_moment'),
  });
  await box('emails.to').press('Backspace');
  await box('emails.to').fill('rhea.regels@example.be');
  await box('emails.to').press('Enter');
  await field('emails.scheduledAt').fill('01/02/2028 10:00');
  await press('emails.schedule');
  await said(t('emails.scheduled', { time: '01/02/2028 10:00' }));
  await page.getByRole('button', { name: /^Meeting.*01\/02\/2028 10:00/ }).click();
  const opened = page.getByRole('list', { name: t('conversations.mails') });
  await opened.getByText('Shall we meet?').waitFor();
  await press('emails.write');
  await field('emails.subject').fill('Now');
  await field('emails.message').fill('At once.');
  await press('emails.send');
  await said(t('emails.email_sent_title'));
});

it('a task has a title, a type, somebody, a deadline to come and a text, and is ticked off', async () => {
  await open('tab=tasks');
  await press('tasks.add');
  const task = form('tasks.add');
  const who = box('tasks.assignedTo');
  expect(await who.inputValue()).toMatch(/^Lotte Janssens/);
  await who.fill('');
  await who.blur();
  await expectFields(
    task,
    ['title', 'type', 'assignedTo', 'deadline', 'description'].map((label) => t(`tasks.${label}`)),
  );
  await press('tasks.save');
  const [title, deadline, description] = [t('tasks.title'), t('tasks.deadline'), t('tasks.description')];
  await expectErrors(task, {
    [title]: REQUIRED,
    [t('tasks.assignedTo')]: REQUIRED,
    [deadline]: REQUIRED,
    [description]: REQUIRED,
  });
  await who.fill('an');
  await expect.poll(() => page.getByRole('option').count()).toBe(4);
  await who.fill('Lotte');
  await page.getByRole('option', { name: /^Lotte Janssens/ }).click();
  await field('tasks.title').fill('a');
  await field('tasks.deadline').fill('31.12.2020 10:00');
  await field('tasks.description').fill('a');
  await expectErrors(task, { [title]: MIN, [deadline]: t('field.date_in_past'), [description]: MIN });
  await field('tasks.deadline').fill('tomorrow');
  await field('tasks.title').fill('Call Rhea');
  await field('tasks.description').fill('About the job');
  await expectErrors(task, { [deadline]: t('field.invalid_deadline') });
  expect(await field('tasks.deadline').getAttribute('placeholder')).toBe('DD.MM.YYYY HH:mm');
  await field('tasks.deadline').fill('01.02.2028 10:00');
  const type = task.getByRole('group', { name: t('tasks.type') });
  expect(await type.getByRole('button').allTextContents()).toEqual([t('task.todo'), t('task.call')]);
  await press('task.call', {}, type);
  await press('tasks.save');
  await said(t('tasks.task_created'));
  await page.getByRole('button', { name: 'Call Rhea', exact: true }).click();
  await choose(t('tasks.more', { title: 'Call Rhea' }), 'common.edit');
  await field('tasks.title').fill('Call Rhea back');
  await press('tasks.save');
  await said(t('tasks.task_updated'));
  await page.getByRole('checkbox', { name: t('tasks.tick', { title: 'Call Rhea back' }) }).click();
  await page.getByText(t('tasks.done')).waitFor();
  const filter = page.getByRole('group', { name: t('tasks.filter') });
  expect(await filter.getByRole('button').allTextContents()).toEqual(
    ['tasks.which.unfinished', 'tasks.which.finished', 'common.all'].map((label) => t(label)),
  );
  // The old rows stay until the new ones arrive; an opened row stays open if both have it.
  const listed = page.waitForResponse((answer) => /completed(%5D|\])=true/.test(answer.url()));
  await press('tasks.which.finished', {}, filter);
  await listed;
  await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0);
  await page.getByRole('checkbox', { name: t('tasks.tick', { title: 'Call Rhea back' }), checked: true }).waitFor();
  const row = page.getByRole('button', { name: 'Call Rhea back', exact: true });
  if ((await row.getAttribute('aria-expanded')) === 'false') await row.click();
  await choose(t('tasks.more', { title: 'Call Rhea back' }), 'common.remove');
  await answer(t('tasks.sure_remove_task'), 'common.remove');
  await said(t('tasks.removed'));
});

it('an interview is made by its first answer, and removed after a question', async () => {
  await open('tab=interviews');
  await press('interviews.start');
  await page.getByRole('menuitem').first().click();
  const list = page.getByRole('list', { name: t('interviews.tab') });
  await list.getByRole('textbox').first().fill('Because.');
  await said(t('interviews.interview_created'));
  await list.getByText(/^\d\d\/\d\d\/\d{4} · Lotte Janssens · 1 of /).waitFor();
  await list.getByRole('button', { name: /^More of/ }).click();
  await page.getByRole('menuitem', { name: t('common.remove') }).click();
  await answer(t('interviews.sure_remove_interview'), 'common.remove');
  await said(t('interviews.interview_removed'));
});

it('a scorecard is added, rated from one to five, reckoned by weight to two decimals, and removed', async () => {
  const label = 'Translator, live interview';
  await open('tab=scorecards');
  await press('scorecards.add');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: new RegExp(`^${label}`) }).check();
  await dialog.getByRole('button', { name: t('scorecards.addChosen', { count: 1 }) }).click();
  await said(t('scorecards.added', { count: 1 }));
  const item = (name: string): Locator => page.getByRole('radiogroup', { name }).getByRole('radio');
  await item('Dutch spelling and grammar').first().waitFor();
  expect(await item('Dutch spelling and grammar').allTextContents()).toEqual(['1', '2', '3', '4', '5']);
  await page.getByText(t('scorecards.noPercent')).waitFor();
  await item('Dutch spelling and grammar').nth(4).click();
  await item('Faithful to the source text').nth(1).click();
  // The ratings are five with weight 1.5, and two with weight 1.2.
  await page.getByText(t('scorecards.percent', { percent: '73.33%' })).waitFor();
  await choose(t('scorecards.more', { name: label }), 'common.remove');
  await answer(t('scorecards.sure_remove_score'), 'common.remove');
  await said(t('scorecards.removed'));
});
