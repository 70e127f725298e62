import { MAX_MAIL_FILES } from '@byline/shared-types/domain';
import { simpleParser } from 'mailparser';
import { afterAll, describe, expect, it } from 'vitest';
import type { FileResponse } from '../../src/modules/files/dto/file.dto.js';
import type { FileRecord } from '../../src/modules/files/file.record.js';
import type { ConversationRecord } from '../../src/modules/mail/conversations/conversation.record.js';
import type { OwnConversationsResponse } from '../../src/modules/mail/conversations/dto/own-conversations.dto.js';
import type { EmailResponse } from '../../src/modules/mail/dto/email.dto.js';
import type { EmailRecord } from '../../src/modules/mail/email.record.js';
import { objectId } from '../../src/common/mongo/record.js';
import { asCandidate } from '../factories/accounts.js';
import { createCandidate, eraseCandidate } from '../factories/candidates.js';
import { emailRequest, inSeconds, writeEmail } from '../factories/emails.js';
import { form, pdf, pdfOfSize } from '../factories/uploads.js';
import { asRecruiter } from '../factories/users.js';
import { testApi } from '../support/api.js';
import { BackendProcess } from '../support/backend-process.js';
import type { Client } from '../support/client.js';
import { TestSmtp } from '../support/smtp.js';
import { until } from '../support/until.js';

const smtp = new TestSmtp();
await smtp.start();
const api = await testApi({ SMTP_URL: smtp.url, MAIL_RECONCILE_SECONDS: '1' });
const { client: recruiter } = await asRecruiter(api);
const files = api.model<FileRecord>('File');
const emails = api.model<EmailRecord>('Email');
let worker: BackendProcess | undefined;
afterAll(async () => {
  await worker?.kill();
  await smtp.stop();
});

const newCandidate = async (): Promise<string> => String((await createCandidate(api))._id);
const fileOf = async (candidateId: string, text: string, name = 'CV.pdf'): Promise<string> =>
  (await recruiter.create<{ file: FileResponse }>(`/candidates/${candidateId}/file`, form(await pdf(text), name))).file
    ._id;
const upload = async (bytes: Buffer, name = 'Contract.pdf', client: Client = recruiter): Promise<string> =>
  (await client.create<FileResponse>('/files', form(bytes, name)))._id;
const write = (candidateId: string, attachments: string[], scheduledAt: string | null = inSeconds(600)) =>
  writeEmail(api, recruiter, { candidateId, attachments, scheduledAt });
const bytesOf = async (client: Client, path: string): Promise<Buffer> =>
  (await client.request('GET', path)).body as Buffer;
const namesOf = ({ attachments }: EmailResponse): string[] => attachments.map(({ name }) => name);
const idsOf = ({ attachments }: EmailResponse): string[] => attachments.map(({ fileId }) => fileId);
const refusalOf = async (candidateId: string, attachments: string[]) =>
  recruiter.wrongFields('POST', '/emails', await emailRequest(api, { candidateId, attachments }));
const reaches = (id: string, status: EmailResponse['status']): Promise<EmailResponse> =>
  until(`mail is ${status}`, async () => {
    const { body } = await recruiter.get<EmailResponse>(`/emails/${id}`);
    return body.status === status && body;
  });

describe('the attachments of a mail', () => {
  it('are a copy of a file of the candidate and an upload, which count for none of the files of the candidate', async () => {
    const candidateId = await newCandidate();
    const cv = await fileOf(candidateId, 'The CV');
    const contract = await upload(await pdf('The contract'));
    const email = await write(candidateId, [cv, contract]);
    expect(namesOf(email)).toEqual(['CV.pdf', 'Contract.pdf']);
    expect(idsOf(email)[0]).not.toBe(cv);
    expect(idsOf(email)[1]).toBe(contract);
    expect(await files.find({ _id: { $in: idsOf(email) } }).lean()).toMatchObject(
      Array.from({ length: 2 }, () => ({ kind: 'attachment', mailed: true, unusedSince: null })),
    );
    const conversation = await api.model<ConversationRecord>('Conversation').findById(email.conversationId).lean();
    expect(conversation).toMatchObject({ hasAttachments: true });
    const { body } = await recruiter.get<{ kinds: object[] }>(`/candidates/${candidateId}/history/counts`);
    expect(body.kinds).toContainEqual({ kind: 'file', count: 1 });
  });

  it('are at most ten, at most 20 MB together, of this candidate, visible, and used once', async () => {
    const candidateId = await newCandidate();
    const large = await Promise.all([1, 2, 3].map(async () => upload(await pdfOfSize(7_000_000))));
    expect(await refusalOf(candidateId, large)).toEqual(['attachments files_too_large']);
    const many = Array.from({ length: MAX_MAIL_FILES + 1 }, (_, place) => String(place).padStart(24, '0'));
    expect(await refusalOf(candidateId, many)).toEqual(['attachments too_long']);
    const own = await fileOf(candidateId, 'Hidden');
    await recruiter.patch(`/files/${own}`, { hidden: true });
    const ofColleague = await upload(await pdf(), 'Other.pdf', (await asRecruiter(api)).client);
    const ofOther = await fileOf(await newCandidate(), 'Of another');
    const used = await upload(await pdf());
    await write(candidateId, [used]);
    for (const wrong of [own, ofColleague, ofOther, used, candidateId])
      expect(await refusalOf(candidateId, [wrong])).toEqual(['attachments invalid_id']);
    expect(await emails.countDocuments({ candidateId })).toBe(1);
  });

  it('change while the mail waits: others come, and those left out are gone', async () => {
    const candidateId = await newCandidate();
    const email = await write(candidateId, [
      await upload(await pdf(), 'One.pdf'),
      await upload(await pdf(), 'Two.pdf'),
    ]);
    const [first = '', second = ''] = idsOf(email);
    const third = await upload(await pdf(), 'Three.pdf');
    const path = `/emails/${email._id}`;
    const { body } = await recruiter.patch<EmailResponse>(path, { version: 0, attachments: [third, second] });
    expect(namesOf(body)).toEqual(['Three.pdf', 'Two.pdf']);
    expect(await files.exists({ _id: first })).toBeNull();
    const same = await recruiter.patch<EmailResponse>(path, { version: body.version, attachments: [third, second] });
    expect(same.body.version).toBe(body.version);
    expect(namesOf((await recruiter.patch<EmailResponse>(path, { subject: 'Another' })).body)).toHaveLength(2);
    expect((await recruiter.patch<EmailResponse>(path, { attachments: [] })).body.attachments).toEqual([]);
    expect(await files.countDocuments({ candidateId })).toBe(0);
  });

  it('leave as they were given, and the candidate reads them too', async () => {
    const { client, candidateId, user } = await asCandidate(api);
    const cv = await fileOf(candidateId, 'As it was');
    const bytes = await bytesOf(recruiter, `/candidates/${candidateId}/file/${cv}`);
    const email = await writeEmail(api, recruiter, {
      ...{ candidateId, attachments: [cv], to: { name: 'Noor', email: user.email }, scheduledAt: inSeconds(2) },
    });
    const gone = await write(candidateId, [await upload(await pdf())]);
    await recruiter.request('DELETE', `/candidates/${candidateId}/file/${cv}`);
    await files.deleteOne({ _id: idsOf(gone)[0] });
    await emails.updateOne({ _id: gone._id }, { scheduledAt: null, dueAt: new Date() });
    worker = await BackendProcess.start('worker', api.env);
    await reaches(email._id, 'sent');
    expect(await reaches(gone._id, 'failed')).toMatchObject({
      reason: 'The attachment Contract.pdf no longer exists.',
    });
    const { raw = '' } = smtp.received.find(({ id }) => id === email.messageId) ?? {};
    const [attached] = (await simpleParser(raw)).attachments;
    expect(attached).toMatchObject({ filename: 'CV.pdf', contentType: 'application/pdf' });
    expect(attached?.content.equals(bytes)).toBe(true);

    const [own] = (await client.get<OwnConversationsResponse>('/users/me/conversations')).body.records;
    const [fileId = ''] = idsOf(email);
    expect(own?.messages[0]?.files).toMatchObject([{ name: 'CV.pdf', fileId }]);
    const path = `/users/me/conversations/${own?._id ?? ''}/files`;
    expect((await bytesOf(client, `${path}/${fileId}`)).equals(bytes)).toBe(true);
    expect(await client.refusal('GET', `${path}/${idsOf(gone)[0] ?? ''}`)).toBe('404 not_found');
    expect(await (await asCandidate(api)).client.refusal('GET', `${path}/${fileId}`)).toBe('404 not_found');
    expect(await client.refusal('GET', `/candidates/${candidateId}/file/${fileId}`)).toBe('403 forbidden');
  });

  it('go with the person, and with a mail whose only recipient goes', async () => {
    const candidateId = await newCandidate();
    const leaving = await createCandidate(api);
    const attachments = [await upload(await pdf())];
    const to = { name: 'Ines', email: leaving.email };
    const toOther = await writeEmail(api, recruiter, { candidateId, attachments, to });
    await emails.updateOne({ _id: toOther._id }, { status: 'sent', sentAt: new Date() });
    const own = await write(candidateId, [await fileOf(candidateId, 'CV')]);
    await eraseCandidate(api, leaving._id);
    expect(await files.exists({ _id: idsOf(toOther)[0] })).toBeNull();
    expect(await files.exists({ _id: idsOf(own)[0] })).not.toBeNull();
    await eraseCandidate(api, objectId(candidateId));
    expect(await files.countDocuments({ candidateId })).toBe(0);
  });
});
