import { simpleParser } from 'mailparser';
import type { UpdateQuery } from 'mongoose';
import { afterAll, expect, it } from 'vitest';
import { addDays, today } from '../../src/common/time.js';
import type { JobResponse } from '../../src/modules/jobs/dto/job.dto.js';
import type { JobRecord } from '../../src/modules/jobs/job.schema.js';
import type { CreateTaskRequest, TaskResponse } from '../../src/modules/tasks/dto/task.dto.js';
import type { TaskRecord } from '../../src/modules/tasks/task.schema.js';
import type { UserRecord } from '../../src/modules/users/user.record.js';
import { createCandidate } from '../factories/candidates.js';
import { jobRequest, jobsModel } from '../factories/jobs.js';
import { loggedIn } from '../factories/users.js';
import { testApi } from '../support/api.js';
import { BackendProcess } from '../support/backend-process.js';
import { stall, TestSmtp } from '../support/smtp.js';
import { until } from '../support/until.js';

/** A worker starts slowly on a busy machine, and a killed one keeps its leases for a while. */
const SECONDS = 60;
const smtp = new TestSmtp();
await smtp.start();
const api = await testApi({
  SMTP_URL: smtp.url,
  MAIL_RECONCILE_SECONDS: '1',
  MAIL_LEASE_SECONDS: '5',
});
const workers: BackendProcess[] = [];
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.kill()));
  await smtp.stop();
});
const tasks = api.model<TaskRecord>('Task');
const jobs = jobsModel(api);
const users = api.model<UserRecord>('User');

const recruiter = (fields: Partial<UserRecord>) => loggedIn(api, { roles: ['recruiter'], ...fields });
const [lotte, sofie, quiet, gone, made, quietMaker] = await Promise.all([
  recruiter({ firstname: 'Lotte', language: 'nl' }),
  recruiter({ firstname: 'Sofie', language: 'fr' }),
  recruiter({ firstname: 'Quinten' }),
  recruiter({ firstname: 'Gerda' }),
  recruiter({ firstname: 'Marie' }),
  recruiter({ firstname: 'Quirine' }),
]);
for (const { client } of [quiet, quietMaker])
  expect((await client.patch('/users/me', { reminders: false })).body).toMatchObject({ reminders: false });
const reader = await loggedIn(api, { roles: ['candidate'] });

const HOUR = 3_600_000;
const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR).toISOString();
async function task(title: string, { user }: { user: UserRecord }, fields: Partial<CreateTaskRequest> = {}) {
  const about = { title, type: 'call' as const, deadline: inHours(1), description: '<p>About it</p>' };
  return lotte.client.create<TaskResponse>('/tasks', { ...about, assignedTo: String(user._id), ...fields });
}
const changed = ({ _id }: TaskResponse, fields: object) => lotte.client.patch(`/tasks/${_id}`, fields);
const job = async (title: string, { client }: typeof lotte, fields: object = { to: addDays(today(), 30) }) =>
  client.create<JobResponse>('/jobs', await jobRequest(api, { title, ...fields }));

/** The records as they are when the time has come. */
const taskIsDue = ({ _id }: TaskResponse) =>
  tasks.updateOne({ _id }, { $set: { deadline: new Date(Date.now() - HOUR) } });
const jobIs = ({ _id }: JobResponse, $set: UpdateQuery<JobRecord>) => jobs.updateOne({ _id }, { $set });
const CLOSES_SOON = { to: addDays(today(), 1) };

/** The received mails, as "recipient: subject". */
async function received(): Promise<string[]> {
  const nameOf = new Map((await users.find().lean<UserRecord[]>()).map(({ email, firstname }) => [email, firstname]));
  const mails = smtp.received.map(async ({ raw, recipients: [to = ''] }) => {
    const { subject } = await simpleParser(raw);
    return `${nameOf.get(to)}: ${subject}`;
  });
  return (await Promise.all(mails)).sort();
}
const reaches = (subject: string) =>
  until(`the mail "${subject}"`, async () => (await received()).includes(subject), SECONDS);

it('reminds those who are concerned, once, although a worker is killed at it', async () => {
  const bart = await createCandidate(api, { firstname: 'Bart', name: 'Peeters' });
  const mine = await task('Bel Bart', lotte, { candidateId: String(bart._id) });
  const passedOn = await task('Relire', lotte);
  await changed(passedOn, { assignedTo: String(sofie.user._id) });
  const [done, deleted, later] = [await task('Done', lotte), await task('Deleted', lotte), await task('Later', lotte)];
  await changed(done, { completed: true });
  const [switchedOff, ofGone, ofReader, ofNobody] = [
    await task('Off', quiet),
    await task('Left', gone),
    await task('No recruiter', reader),
    await task('Nobody', lotte),
  ];
  await tasks.updateOne({ _id: ofNobody._id }, { $set: { assignedTo: null } });
  const views = ['at_once', 'mondays'].map(async (mails) => {
    const list = { filter: { function: ['uxcopywriter'] } };
    const made = await lotte.client.create<{ _id: string }>('/candidates/views', { name: `UX ${mails}`, list });
    await lotte.client.request('PUT', `/candidates/views/${made._id}/following`, { mails });
    return made;
  });
  const [view] = await Promise.all(views);
  await createCandidate(api, { firstname: 'Uma', name: 'Xander', function: 'uxcopywriter' });
  const due = [mine, passedOn, done, deleted, switchedOff, ofGone, ofReader, ofNobody];
  for (const one of due) await taskIsDue(one);
  await lotte.client.delete(`/tasks/${deleted._id}`);

  const closing = await job('Gids', lotte);
  const inherited = await job('Catalogue', gone);
  await sofie.client.patch(`/jobs/${inherited._id}`, { salary: '€ 500' });
  const [closed, ofQuiet] = [await job('Closed', made), await job('Of Quirine', quietMaker)];
  const justMade = await job('Just made', made, CLOSES_SOON);
  const movedHere = await job('Moved to tomorrow', made);
  for (const one of [closing, inherited, closed, ofQuiet]) await jobIs(one, CLOSES_SOON);
  await made.client.patch(`/jobs/${movedHere._id}`, CLOSES_SOON);
  await made.client.patch(`/jobs/${closed._id}`, { closed: true });
  await lotte.client.delete(`/users/role?userId=${String(gone.user._id)}&role=recruiter`);

  smtp.onData = () => stall().answer;
  const killed = await BackendProcess.start('worker', api.env);
  const isReminder = ({ recipients }: { recipients: string[] }): boolean => !recipients.includes(gone.user.email);
  await until('a reminder is being sent', () => smtp.offered.some(isReminder), SECONDS);
  await killed.kill();
  expect(smtp.received).toEqual([]);
  smtp.reset();
  workers.push(...(await Promise.all([0, 1].map(() => BackendProcess.start('worker', api.env)))));
  const first = [
    'Gerda: Your recruiter role was revoked',
    'Lotte: Deadline van je taak: Bel Bart',
    // She took the role of its assignee.
    'Lotte: Deadline van je taak: Left',
    'Lotte: “Gids” sluit binnenkort',
    'Lotte: 1 nieuwe kandidaat in UX at_once',
    'Sofie: Échéance de votre tâche\u00a0: Relire',
    'Sofie: «\u00a0Catalogue\u00a0» va bientôt fermer',
  ];
  for (const subject of first) await reaches(subject);

  // A moved deadline is reminded of again, and so is a moved end.
  await changed(mine, { title: 'Bel Bart morgen', deadline: inHours(2) });
  await taskIsDue(mine);
  await reaches('Lotte: Deadline van je taak: Bel Bart morgen');
  await lotte.client.patch(`/jobs/${closing._id}`, { title: 'Gids 2', to: addDays(today(), 20) });
  // The day of reminders begins in the morning, so in the night two days from today are too many.
  await jobIs(closing, { to: today() });
  await reaches('Lotte: “Gids 2” sluit binnenkort');
  // By now the workers have seen all others.
  const again = ['Lotte: Deadline van je taak: Bel Bart morgen', 'Lotte: “Gids 2” sluit binnenkort'];
  expect(await received()).toEqual([...first, ...again].sort());
  const open = { remindedAt: null };
  expect((await tasks.find(open).lean<TaskRecord[]>()).map(({ title }) => title)).toEqual([later.title]);
  expect(await jobs.find({ closingTold: null }).distinct('title')).toEqual(['Closed']);
  expect(justMade.title).toBe('Just made');

  const parsed = await Promise.all(smtp.received.map(({ raw }) => simpleParser(raw)));
  const mail = parsed.find(({ subject }) => subject?.endsWith('Bel Bart'));
  expect(mail?.text).toContain('Ze gaat over Bart Peeters.');
  expect(mail?.html).toContain(`/tasks?open=${mine._id}&amp;lang=nl`);

  const news = parsed.find(({ subject }) => subject?.endsWith('UX at_once'));
  expect(news?.text).toContain('Uma Xander, UX-copywriter');
  expect(news?.html).toContain(`/candidates?view=${view?._id ?? ''}&amp;lang=nl`);
  const header = (name: string): string => news?.headerLines.find(({ key }) => key === name)?.line ?? '';
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(header('list-unsubscribe').replaceAll(/\s/g, '')).toMatch(
    /^List-Unsubscribe:<.*\/api\/v1\/candidates\/views\/mails\/[\w-]{38}>$/,
  );
});

it('forgets the waiting reminder of an erased candidate', async () => {
  const { _id } = await createCandidate(api, { firstname: 'Wanda', name: 'Weg' });
  smtp.onData = () => 451;
  const one = await task('Bel Wanda', lotte, { candidateId: String(_id) });
  await taskIsDue(one);
  const waiting = () => api.model('Email').countDocuments({ kind: 'task_due', candidateId: _id });
  await until('its mail waits', async () => (await waiting()) === 1, SECONDS);
  expect((await lotte.client.delete(`/candidates/${String(_id)}`)).status).toBe(204);
  expect(await waiting()).toBe(0);
});

it('takes a waiting reminder back when its task is completed, deleted or passed on', async () => {
  smtp.onData = () => 451;
  const [done, deleted, passedOn] = [
    await task('Klaar', lotte),
    await task('Weg', lotte),
    await task('Rappeler', lotte),
  ];
  const waiting = () => api.model('Email').countDocuments({ kind: 'task_due', status: 'scheduled', attempts: 1 });
  for (const one of [done, deleted, passedOn]) await taskIsDue(one);
  await until('their mails wait', async () => (await waiting()) === 3, SECONDS);
  await changed(done, { completed: true });
  await lotte.client.delete(`/tasks/${deleted._id}`);
  await changed(passedOn, { assignedTo: String(sofie.user._id) });
  smtp.reset();
  await reaches('Sofie: Échéance de votre tâche\u00a0: Rappeler');
  expect(await waiting()).toBe(0);
  expect((await received()).filter((mail) => /Klaar|Weg|Lotte.*Rappeler/.test(mail))).toEqual([]);
});
