import { describe, expect, it } from 'vitest';
import type { ApplicationsResponse } from '../../src/modules/applications/dto/decided-applications.dto.js';
import type { BulkOperationMailsResponse } from '../../src/modules/bulk-operations/dto/bulk-mail.dto.js';
import type { BulkOperationResponse } from '../../src/modules/bulk-operations/dto/bulk-operation.dto.js';
import type { FileDeletionRecord } from '../../src/modules/files/file-deletion.schema.js';
import type { FileResponse } from '../../src/modules/files/dto/file.dto.js';
import type { FileRecord } from '../../src/modules/files/file.record.js';
import type { LibraryFileResponse } from '../../src/modules/library-files/dto/library-file.dto.js';
import type { EmailResponse } from '../../src/modules/mail/dto/email.dto.js';
import type { MailTemplateResponse } from '../../src/modules/mail-templates/dto/mail-template.dto.js';
import { objectId } from '../../src/common/mongo/record.js';
import { asCandidate } from '../factories/accounts.js';
import { createApplication } from '../factories/applications.js';
import { createCandidate, eraseCandidate } from '../factories/candidates.js';
import { inSeconds, writeEmail } from '../factories/emails.js';
import { form, pdf, pdfOfSize } from '../factories/uploads.js';
import { asRecruiter } from '../factories/users.js';
import { testApi } from '../support/api.js';
import { expectIndexed } from '../support/explain.js';
import { until } from '../support/until.js';

const api = await testApi();
const { client: recruiter, user } = await asRecruiter(api);
const files = api.model<FileRecord>('File');

const newCandidate = async (): Promise<string> => String((await createCandidate(api))._id);
const add = async (name = 'Terms.pdf', bytes?: Buffer): Promise<LibraryFileResponse> =>
  recruiter.create<LibraryFileResponse>('/libraryfiles', form(bytes ?? (await pdf('The terms')), name));
const upload = async (bytes: Buffer, fields: Record<string, string> = {}): Promise<string> =>
  (await recruiter.create<FileResponse>('/files', form(bytes, 'Brief.pdf', fields)))._id;
const find = async (id: string): Promise<LibraryFileResponse | undefined> =>
  (await recruiter.get<{ records: LibraryFileResponse[] }>('/libraryfiles?limit=100')).body.records.find(
    ({ _id }) => _id === id,
  );
const remove = (id: string) => recruiter.request('DELETE', `/libraryfiles/${id}`);
const bytesOf = async (path: string): Promise<Buffer> => (await recruiter.request('GET', path)).body as Buffer;
const mailOf = async (candidateId: string): Promise<EmailResponse> => {
  const { body } = await recruiter.get<{ records: EmailResponse[] }>(`/emails?filter[candidateId]=${candidateId}`);
  const [mail] = body.records;
  if (!mail) throw new Error('no mail');
  return mail;
};
const attached = async (candidateId: string, place = 0): Promise<string> =>
  `/candidates/${candidateId}/file/${(await mailOf(candidateId)).attachments[place]?.fileId ?? ''}`;
const mailMany = (ids: string[], attachments: string[], scheduledAt: string | null = inSeconds(600)) => ({
  selection: { ids },
  action: { mail: { subject: 'For all', message: '<p>Hello</p>', scheduledAt, attachments } },
});

describe('the library', () => {
  it('has files with a name, a giver and their uses, for recruiters alone', async () => {
    const { _id, version } = await add('terms.PDF');
    expect(await find(_id)).toMatchObject({
      ...{ name: 'terms.PDF', mimeType: 'application/pdf', waitingMails: 0, templates: 0 },
      addedBy: { _id: String(user._id), firstname: user.firstname },
    });
    const { body } = await recruiter.patch<LibraryFileResponse>(`/libraryfiles/${_id}`, {
      version,
      name: 'Terms 2027',
    });
    expect(body).toMatchObject({ name: 'Terms 2027.pdf', version: version + 1 });
    expect(await bytesOf(`/libraryfiles/${_id}/bytes`)).toEqual(await bytesOf(`/libraryfiles/${_id}/bytes`));
    const { client } = await asCandidate(api);
    expect(await client.refusal('GET', `/libraryfiles/${_id}/bytes`)).toBe('403 forbidden');
    expect(await recruiter.refusal('DELETE', `/files/${_id}`)).toBe('404 not_found');
    await expectIndexed(files.find({ kind: 'library' }).sort({ 'sortKeys.name': 1, _id: 1 }));
  });

  it('orders its files whatever their case, has each name once, and no folder or hidden sign in one', async () => {
    const [zebra] = [await add('Zebra.pdf'), await add('alpha.pdf'), await add('../../etc/Passwd\u202E.pdf')];
    const names = (await recruiter.get<{ records: LibraryFileResponse[] }>('/libraryfiles?limit=100')).body.records;
    const own = ['Zebra.pdf', 'alpha.pdf', 'Passwd.pdf'];
    expect(names.map(({ name }) => name).filter((name) => own.includes(name))).toEqual([
      'alpha.pdf',
      'Passwd.pdf',
      'Zebra.pdf',
    ]);
    expect(await recruiter.refusal('POST', '/libraryfiles', form(await pdf(), 'ALPHA.pdf'))).toBe('409 already_exists');
    const path = `/libraryfiles/${zebra._id}`;
    expect(await recruiter.refusal('PATCH', path, { name: 'Alpha' })).toBe('409 already_exists');
    const renamed = await recruiter.patch<LibraryFileResponse>(path, { name: '../../etc/shadow\u202E' });
    expect(renamed.body.name).toBe('shadow.pdf');
  });

  it('gives a mail a copy, which stays when the file goes', async () => {
    const file = await add();
    const bytes = await bytesOf(`/libraryfiles/${file._id}/bytes`);
    const candidateId = await newCandidate();
    const template = await recruiter.create<MailTemplateResponse>('/mailtemplates', {
      ...{ name: `With ${file._id}`, purpose: 'free', attachments: [file._id] },
    });
    expect(template.attachments).toMatchObject([{ fileId: file._id, name: 'Terms.pdf' }]);
    await writeEmail(api, recruiter, { candidateId, attachments: [file._id], scheduledAt: inSeconds(600) });
    expect(await find(file._id)).toMatchObject({ waitingMails: 1, templates: 1 });
    await remove(file._id);
    expect(await find(file._id)).toBeUndefined();
    const { body } = await recruiter.get<MailTemplateResponse>(`/mailtemplates/${template._id}`);
    expect(body).toMatchObject({ attachments: [], version: template.version + 1 });
    expect((await mailOf(candidateId)).attachments).toMatchObject([{ name: 'Terms.pdf' }]);
    expect(await bytesOf(await attached(candidateId))).toEqual(bytes);
    const wrong = { name: 'Without', purpose: 'free', attachments: [file._id] };
    expect(await recruiter.wrongFields('POST', '/mailtemplates', wrong)).toEqual(['attachments invalid_id']);
  });
});

describe('a mail to many', () => {
  it('has files that stay when they go from the library, and when one of its people is erased', async () => {
    const [leaving, staying] = [await newCandidate(), await newCandidate()];
    const file = await add();
    const brief = await upload(await pdf('The brief'));
    const { _id } = await recruiter.create<BulkOperationResponse>(
      '/candidates/bulk',
      mailMany([leaving, staying], [file._id, brief]),
    );
    expect(await find(file._id)).toMatchObject({ waitingMails: 2 });
    const { body } = await recruiter.get<BulkOperationMailsResponse>(`/candidates/bulk/${_id}/mails`);
    expect(body.attachments).toMatchObject([{ name: 'Terms.pdf' }, { name: 'Brief.pdf' }]);
    const held = (place: number) => `/candidates/bulk/${_id}/files/${body.attachments[place]?.fileId ?? ''}`;
    expect((await bytesOf(held(1))).toString('latin1')).toMatch(/^%PDF/);
    const other = (await asRecruiter(api)).client;
    expect((await other.request('GET', held(1))).status).toBe(403);
    expect((await recruiter.request('GET', `/candidates/bulk/${_id}/files/${file._id}`)).status).toBe(404);
    const given = await files.find({ candidateId: { $in: [leaving, staying] } }).lean();
    expect(new Set(given.map(({ storageKey }) => storageKey)).size).toBe(2);
    const before = await bytesOf(await attached(staying, 1));
    expect(before.length).toBeGreaterThan(0);
    await remove(file._id);
    await eraseCandidate(api, objectId(leaving));
    expect(await files.countDocuments({ candidateId: leaving })).toBe(0);
    const keys = given.map(({ storageKey }) => storageKey);
    const deletions = api.model<FileDeletionRecord>('FileDeletion');
    await until('the deletions end', async () => !(await deletions.exists({ storageKey: { $in: keys } })));
    expect(await bytesOf(await attached(staying, 1))).toEqual(before);
    expect((await bytesOf(await attached(staying))).length).toBeGreaterThan(0);
  });

  it('takes uploads for nobody in particular, once, within the limits', async () => {
    const ids = [await newCandidate()];
    const wrongOf = (attachments: string[]) =>
      recruiter.wrongFields('POST', '/candidates/bulk', mailMany(ids, attachments));
    const used = await upload(await pdf());
    await recruiter.create('/candidates/bulk', mailMany(ids, [used]));
    for (const wrong of [used, await upload(await pdf(), { candidateId: ids[0] ?? '' }), ids[0] ?? ''])
      expect(await wrongOf([wrong])).toEqual(['action.mail.attachments invalid_id']);
    const large = await Promise.all([1, 2, 3].map(async () => upload(await pdfOfSize(7_000_000))));
    expect(await wrongOf(large)).toEqual(['action.mail.attachments files_too_large']);
  });
});

it('a decline attaches to each mail, and nothing is left once its people are erased', async () => {
  const applications = [await createApplication(api, recruiter), await createApplication(api, recruiter)];
  const brief = await upload(await pdf('The brief'));
  const body = {
    applications: applications.map(({ _id: id, version }) => ({ id, version })),
    email: { subject: 'Your application', message: '<p>Thank you, but no.</p>' },
    attachments: [brief],
  };
  await recruiter.patch<ApplicationsResponse>('/jobapplications/status/rejected', body);
  const people = applications.map(({ candidateId }) => candidateId);
  const given = await files.find({ candidateId: { $in: people } }).lean();
  const [storageKey = '', other] = given.map((file) => file.storageKey);
  expect(other).toBe(storageKey);
  expect(await files.exists({ _id: brief })).toBeNull();
  const [first = '', second = ''] = people;
  await eraseCandidate(api, objectId(first));
  const path = await attached(second);
  expect((await bytesOf(path)).length).toBeGreaterThan(0);
  await eraseCandidate(api, objectId(second));
  expect(await files.countDocuments({ storageKey })).toBe(0);
  expect(await recruiter.refusal('GET', path)).toBe('404 not_found');
});
