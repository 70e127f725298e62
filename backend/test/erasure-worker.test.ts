import { readdir } from 'node:fs/promises';
import { DAY_MS } from '@byline/shared-types/domain';
import type { Model } from 'mongoose';
import { afterAll, describe, expect, it } from 'vitest';
import type { DataArchiveRecord } from '../src/modules/data-archives/data-archive.schema.js';
import type { FileRecord } from '../src/modules/files/file.record.js';
import type { EmailResponse } from '../src/modules/mail/dto/email.dto.js';
import { asCandidate, newAddress } from './factories/accounts.js';
import { createCandidate } from './factories/candidates.js';
import { writeEmail } from './factories/emails.js';
import { form, pdf, pdfOfSize } from './factories/uploads.js';
import { asRecruiter } from './factories/users.js';
import { testApi } from './support/api.js';
import { BackendProcess } from './support/backend-process.js';
import { stall, TestSmtp } from './support/smtp.js';
import { storedNames, tracesOf } from './support/traces.js';
import { until } from './support/until.js';

const SECONDS = 60;
const TEAM = { name: 'Team', email: 'team@example.be' };

const smtp = new TestSmtp();
await smtp.start();
const api = await testApi({ SMTP_URL: smtp.url, MAIL_RECONCILE_SECONDS: '1', MAIL_RETRY_SECONDS: '1' });
const recruiter = (await asRecruiter(api)).client;
const someone = String((await createCandidate(api))._id);
const files = (): Model<FileRecord> => api.model('File');
const attach = async (name: string): Promise<string> =>
  (await recruiter.create<{ _id: string }>('/files', form(await pdf(name), name)))._id;

/** Attachments of two days ago; created before the worker that collects them. */
const attachments: Record<'unused' | 'used' | 'inDraft', string> = { unused: '', used: '', inDraft: '' };
for (const name of Object.keys(attachments) as (keyof typeof attachments)[])
  attachments[name] = await attach(`${name}.pdf`);
const { used, inDraft } = attachments;
await recruiter.create('/tests', { candidateId: someone, name: 'A test', fileId: used });
const draft = { form: `new-test.${someone}`, content: JSON.stringify({ file: inDraft }), device: 'computer' };
await recruiter.request('PUT', '/users/me/drafts', { ...draft, version: 0 });
const since = new Date(Date.now() - 2 * DAY_MS);
await files().updateMany({ unusedSince: { $ne: null } }, { $set: { unusedSince: since } });
await attach('new.pdf');
const worker = await BackendProcess.start('worker', api.env);
afterAll(async () => {
  await worker.stop();
  await smtp.stop();
});

it('removes an attachment without a use within a day, bytes and name; a test or a draft is a use', async () => {
  await until(
    'the unused one is gone',
    async () => (await files().countDocuments({ _id: attachments.unused })) === 0,
    SECONDS,
  );
  const left = await files().find({ kind: 'attachment' }).sort({ _id: 1 }).lean<FileRecord[]>();
  expect(left.map(({ name }) => name)).toEqual(['used.pdf', 'inDraft.pdf', 'new.pdf']);
  const keys = left.map(({ storageKey }) => storageKey.slice(3)).sort();
  await until('its bytes are gone', async () => (await storedNames(api)).join() === keys.join(), SECONDS);
});

describe('erasing a person while a worker sends them a mail', () => {
  const person = async () => {
    const email = newAddress();
    return { box: { name: 'Thecla', email }, id: String((await createCandidate(api, { email }))._id) };
  };
  const status = async ({ _id }: EmailResponse) => (await recruiter.get<EmailResponse>(`/emails/${_id}`)).body.status;

  it.each(['alone', 'among others'] as const)('gets none, %s', async (company) => {
    const { box, id } = await person();
    const stalled = stall();
    const asked = new Set<string>();
    smtp.onRecipient = (address) => {
      asked.add(address);
      return address === box.email ? stalled.answer : undefined;
    };
    const people = company === 'alone' ? { to: box } : { to: TEAM, cc: [box] };
    const mail = await writeEmail(api, recruiter, { candidateId: someone, ...people });
    await until('the server is told whom it is for', () => asked.has(box.email), SECONDS);
    expect((await recruiter.delete(`/candidates/${id}`)).status).toBe(204);
    const end = company === 'alone' ? 'cancelled' : 'sent';
    await until(`the mail is ${end}`, async () => (await status(mail)) === end, SECONDS);
    stalled.release();
    const received = smtp.received.filter((one) => one.id === mail.messageId).map(({ recipients }) => recipients);
    expect(received).toEqual(company === 'alone' ? [] : [[TEAM.email]]);
    expect(await tracesOf(api, box.email)).toEqual([]);
    smtp.reset();
  });

  it('does not let the worker write them back with the server’s answer', async () => {
    const { box, id } = await person();
    const stalled = stall();
    smtp.onRecipient = (address) => (address === box.email ? 450 : undefined);
    smtp.onData = () => stalled.answer;
    const mail = await writeEmail(api, recruiter, { candidateId: someone, to: TEAM, cc: [box] });
    await until('it is handed over', () => smtp.offered.some((one) => one.id === mail.messageId), SECONDS);
    worker.pause();
    await recruiter.delete(`/candidates/${id}`);
    stalled.release();
    smtp.reset();
    worker.resume();
    await until('the mail is sent', async () => (await status(mail)) === 'sent', SECONDS);
    expect(await tracesOf(api, box.email)).toEqual([]);
  });
});

describe('erasing a person while their archive is made', () => {
  const archives = (): Model<DataArchiveRecord> => api.model('DataArchive');
  const parts = async (): Promise<number> =>
    (await readdir(api.env.FILE_STORE_DIR ?? '', { recursive: true })).filter((name) => name.endsWith('.part')).length;

  it('removes it completely: record, bytes and mail', async () => {
    const before = await storedNames(api);
    const { client, candidateId, user } = await asCandidate(api, { firstname: 'Wilhelmien' });
    const big = await pdfOfSize();
    for (let file = 0; file < 6; file++) await client.create(`/candidates/${candidateId}/file`, form(big, 'big.pdf'));
    expect((await client.post('/users/me/archive')).status).toBe(201);
    await until('the worker writes it', async () => (await parts()) > 0, SECONDS);
    worker.pause();
    await recruiter.delete(`/candidates/${candidateId}`);
    worker.resume();
    await until('no bytes are left', async () => (await storedNames(api)).join() === before.join(), SECONDS);
    for (const trace of [user.email, 'wilhelmien', candidateId]) expect(await tracesOf(api, trace)).toEqual([]);
    expect(smtp.received.filter(({ recipients }) => recipients.includes(user.email))).toEqual([]);
  });

  it('or requested: the archive never survives', async () => {
    const before = await storedNames(api);
    worker.pause();
    for (let round = 0; round < 8; round++) {
      const { client, candidateId } = await asCandidate(api);
      const asked = client.request('POST', '/users/me/archive');
      await until(
        'it is under way',
        async () => (await api.connection.collection('file_deletions').countDocuments()) > 0 || round % 2 === 0,
      );
      await Promise.allSettled([asked, recruiter.delete(`/candidates/${candidateId}`)]);
    }
    worker.resume();
    expect(await archives().countDocuments()).toBe(0);
    await until('no bytes are left', async () => (await storedNames(api)).join() === before.join(), SECONDS);
  });
});
