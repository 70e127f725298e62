import { readdir } from 'node:fs/promises';
import { MAX_FILE_BYTES } from '@byline/shared-types/domain';
import { Types, type Model } from 'mongoose';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { FileBytes } from '../src/modules/files/file-bytes.js';
import type { FileResponse, UploadedFileResponse, UploadedFilesResponse } from '../src/modules/files/dto/file.dto.js';
import type { CandidateResponse } from '../src/modules/candidate-profiles/dto/candidate-profile.dto.js';
import { asCandidate } from './factories/accounts.js';
import { docx, form, jpeg, oldOffice, pdf, pdfOfSize, png, xlsx, zip } from './factories/uploads.js';
import { asRecruiter } from './factories/users.js';
import { testApi } from './support/api.js';
import { Client, type Answer } from './support/client.js';
import { plansOf, slowPlans } from './support/plans.js';
import { until } from './support/until.js';

interface FilePage {
  records: FileResponse[];
  totalCount: number | null;
}

let candidate: Client;
let id: string;
const api = await testApi();
const recruiter = (await asRecruiter(api)).client;
const stranger = (await asCandidate(api)).client;
beforeEach(async () => {
  const made = await asCandidate(api);
  candidate = made.client;
  id = made.candidateId;
});

/** Names of everything in the file store. */
async function stored(): Promise<string[]> {
  const entries = await readdir(api.env.FILE_STORE_DIR ?? '', { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}
const upload = async (data: FormData, path = 'file', who = candidate): Promise<FileResponse> => {
  const body = await who.create<UploadedFileResponse>(`/candidates/${id}/${path}`, data);
  return body.file;
};
const download = (fileId: string, who = candidate, query = ''): Promise<Answer<Buffer>> =>
  who.get<Buffer>(`/candidates/${id}/file/${fileId}${query}`);

describe('an upload', () => {
  it('is stored byte for byte, under its name', async () => {
    const bytes = await pdf();
    const file = await upload(form(bytes, 'Résumé Noor (été).pdf'));
    expect(file).toMatchObject({
      candidateId: id,
      kind: 'cv',
      originalname: 'Résumé Noor (été).pdf',
      mimeType: 'application/pdf',
      size: bytes.length,
      hidden: false,
      portfolio: false,
    });
    const { body, headers } = await download(file._id);
    expect(Buffer.compare(body, bytes)).toBe(0);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="R_sum_ Noor (_t_).pdf"; filename*=UTF-8''R%C3%A9sum%C3%A9%20Noor%20%28%C3%A9t%C3%A9%29.pdf`,
    );
  });

  it('passes at exactly 10,000,000 bytes, but not at one more', async () => {
    expect((await upload(form(await pdfOfSize(), 'large.pdf'))).size).toBe(MAX_FILE_BYTES);
    const before = await stored();
    const tooLarge = form(await pdfOfSize(MAX_FILE_BYTES + 1), 'larger.pdf');
    expect(await candidate.refusal('POST', `/candidates/${id}/file`, tooLarge)).toBe('413 file_too_large');
    expect(await stored()).toEqual(before);
  });

  it('ignores empty fields of the form', async () => {
    const file = await upload(form(await pdf(), 'cv.pdf', { candidateId: '', name: '', avatar: '' }));
    expect(file).toMatchObject({ candidateId: id, kind: 'cv', name: 'cv.pdf' });
  });

  it('is one file', async () => {
    const two = form(await pdf(), 'one.pdf');
    two.append('file', new Blob([new Uint8Array(await pdf())]), 'two.pdf');
    expect(await candidate.refusal('POST', `/candidates/${id}/file`, two)).toBe('413 one_file_only');
  });

  it.each([
    ['a page of HTML called pdf', 'cv.pdf', Buffer.from('<html><script>alert(1)</script></html>')],
    ['an SVG', 'photo.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a program called docx', 'cv.docx', Buffer.from('MZ\x90\x00\x03', 'latin1')],
    ['any zip called docx', 'cv.docx', zip({ 'hello.txt': 'hello' })],
    ['a spreadsheet on a profile', 'cv.xlsx', xlsx()],
    ['an old Word document on a profile', 'cv.doc', oldOffice('WordDocument')],
    ['a picture that breaks off', 'photo.png', Buffer.from('89504e470d0a1a0a0000000d494844520000', 'hex')],
  ])('is refused for %s', async (_, name, bytes) => {
    const before = await stored();
    expect(await candidate.refusal('POST', `/candidates/${id}/file`, form(bytes, name))).toBe('415 file_type');
    expect(await stored()).toEqual(before);
  });

  it.each([
    ['cv.doc', oldOffice('WordDocument'), 'application/msword'],
    ['mail.msg', oldOffice('__properties_version1.0'), 'application/vnd.ms-outlook'],
    [
      'mail.eml',
      Buffer.from('Received: by x\r\n\twith SMTP\r\nFrom: Eva <eva@x.be>\r\nSubject: Cv\r\n\r\nHello'),
      'message/rfc822',
    ],
    ['invitation.ics', Buffer.from('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n'), 'text/calendar'],
  ])('of a recruiter may be %s, and is only saved, never shown', async (name, bytes, mimeType) => {
    const file = await upload(form(bytes, name), 'file', recruiter);
    expect(file).toMatchObject({ name, mimeType });
    const { headers } = await recruiter.get(`/candidates/${id}/file/${file._id}?inline=true`);
    expect(headers.get('content-disposition')).toContain('attachment');
    expect(await candidate.refusal('POST', `/candidates/${id}/file`, form(bytes, name))).toBe('415 file_type');
    const page = form(Buffer.from('<html>From: a@b.be</html>'), name);
    expect(await recruiter.refusal('POST', `/candidates/${id}/file`, page)).toBe('415 file_type');
  });

  it('is refused if its name claims another type than the content', async () => {
    const problem = await candidate.problem('POST', `/candidates/${id}/file`, form(await pdf(), 'cv.docx'));
    expect(problem).toMatchObject({ status: 415, code: 'file_type', detail: 'Not a jpg, jpeg, png, pdf, docx.' });
  });

  it('accepts docx, png and jpeg, and removes a photo’s metadata', async () => {
    expect((await upload(form(docx(), 'cv.DOCX'))).mimeType).toMatch(/wordprocessingml/);
    expect((await upload(form(await png(), 'scan.png'))).mimeType).toBe('image/png');
    const photo = await jpeg();
    expect(photo.includes('SecretCamera')).toBe(true);
    const scan = await upload(form(photo, 'scan.jpg'));
    expect(scan.uploadedSize).toBe(photo.length);
    const { body } = await download(scan._id);
    expect(body.includes('SecretCamera')).toBe(false);
    expect((await sharp(body).metadata()).width).toBe(800);
  });

  it.each([
    ['no file', new FormData(), 400, 'validation_failed'],
    ['JSON instead', { file: 'cv.pdf' }, 415, 'unsupported_media_type'],
  ])('is refused with %s', async (_, body, status, code) => {
    expect(await candidate.problem('POST', `/candidates/${id}/file`, body)).toMatchObject({ status, code });
  });

  it('is refused with an empty file, an unknown field or another candidate in a field', async () => {
    const post = (data: FormData) => candidate.problem('POST', `/candidates/${id}/file`, data);
    expect((await post(form(Buffer.alloc(0), 'cv.pdf'))).errors?.[0]).toMatchObject({ field: 'file', code: 'invalid' });
    const bytes = await pdf();
    expect((await post(form(bytes, 'cv.pdf', { admin: '1' }))).errors?.[0]).toMatchObject({ field: 'admin' });
    const other = String(new Types.ObjectId());
    expect((await post(form(bytes, 'cv.pdf', { candidateId: other }))).errors?.[0]).toMatchObject({
      field: 'candidateId',
    });
    await upload(form(bytes, 'cv.pdf', { candidateId: id }));
  });

  it('is refused before it is read for a foreign or unknown candidate', async () => {
    const bytes = await pdf();
    expect(await stranger.refusal('POST', `/candidates/${id}/file`, form(bytes, 'cv.pdf'))).toBe('403 forbidden');
    const nobody = `/candidates/${String(new Types.ObjectId())}/file`;
    expect(await recruiter.refusal('POST', nobody, form(bytes, 'cv.pdf'))).toBe('404 not_found');
  });

  it('loses folders and control characters of its name, and keeps a quote', async () => {
    const file = await upload(form(await pdf(), '..\\..\\etc/pass"wd\u0007.pdf'));
    expect(file.originalname).toBe('pass"wd.pdf');
    const { headers } = await download(file._id);
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="[^"]+"; filename\*=UTF-8''\S+$/);
  });
});

describe('the other ways to upload', () => {
  it('answer a list, a portfolio piece, and a list of those', async () => {
    const list = await candidate.create<UploadedFilesResponse>(`/candidates/${id}/files`, form(await pdf(), 'cv.pdf'));
    expect(list.files).toHaveLength(1);
    const text = { title: 'Audio guide', summary: 'Eighty-four stops.' };
    const piece = await upload(form(await pdf(), 'guide.pdf', text), 'file/portfolio');
    expect(piece).toMatchObject({ kind: 'portfolio', portfolio: true, ...text });
    const path = `/candidates/${id}/files/portfolio`;
    const pieces = await recruiter.create<UploadedFilesResponse>(path, form(await png(), 'poster.png', text));
    expect(pieces.files[0]).toMatchObject({ portfolio: true, ...text });
  });

  it('turn a photo into a square of 512 pixels, which replaces the previous one', async () => {
    const first = await upload(form(await jpeg(900, 300), 'me.jpg'), 'avatar');
    const second = await upload(form(await png(50, 80), 'me again.png', { avatar: 'true' }), 'avatar');
    const { body: profile } = await candidate.get<CandidateResponse>(`/candidates/${id}`);
    expect(profile.avatar).toBe(second._id);
    expect(profile.candidatefiles.map(({ _id }) => _id)).toEqual([second._id]);
    expect((await download(first._id, recruiter)).status).toBe(404);
    const { body } = await download(second._id);
    expect(await sharp(body).metadata()).toMatchObject({ width: 512, height: 512, format: 'webp' });
    expect((await upload(form(await png(), 'third.png', { avatar: 'true' }))).kind).toBe('avatar');
  });

  it('refuse a PDF as a photo', async () => {
    const problem = await candidate.problem('POST', `/candidates/${id}/avatar`, form(await pdf(), 'me.pdf'));
    expect(problem).toMatchObject({ status: 415, detail: 'Not a jpg, jpeg, png.' });
  });

  it('take attachments, spreadsheets and old documents too', async () => {
    const attach = async (who: Client, data: FormData) => await who.create<FileResponse>('/files', data);
    const test = await attach(recruiter, form(xlsx(), 'test.xlsx', { candidateId: id }));
    expect(test).toMatchObject({ kind: 'attachment', candidateId: id });
    expect((await attach(recruiter, form(oldOffice('WordDocument'), 'brief.doc'))).mimeType).toBe('application/msword');
    expect((await attach(recruiter, form(oldOffice('Workbook'), 'prices.xls'))).mimeType).toBe(
      'application/vnd.ms-excel',
    );
    expect(await attach(candidate, form(await pdf(), 'own.pdf'))).toMatchObject({ candidateId: id });
    const foreign = form(await pdf(), 'foreign.pdf', { candidateId: id });
    expect(await stranger.refusal('POST', '/files', foreign)).toBe('403 forbidden');
  });
});

describe('a stored file', () => {
  it('is shown inline only on request, and never if a browser could run it', async () => {
    const cv = await upload(form(await pdf(), 'cv.pdf'));
    const word = await upload(form(docx(), 'cv.docx'));
    const inline = await download(cv._id, recruiter, '?inline=true');
    expect(inline.headers.get('content-disposition')).toMatch(/^inline; /);
    expect(inline.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
    const { headers } = await download(word._id, recruiter, '?inline=true');
    expect(headers.get('content-disposition')).toMatch(/^attachment; /);
  });

  it('is not found by another candidate, nor under another candidate', async () => {
    const file = await upload(form(await pdf(), 'cv.pdf'));
    const path = `/candidates/${id}/file/${file._id}`;
    const foreign = { status: 403, code: 'forbidden' };
    expect(await stranger.problem('GET', path)).toMatchObject(foreign);
    expect(await stranger.problem('PATCH', path, { name: 'mine' })).toMatchObject(foreign);
    expect(await stranger.problem('DELETE', path)).toMatchObject(foreign);
    expect(await stranger.problem('PATCH', `/files/${file._id}`, { name: 'mine' })).toMatchObject(foreign);
    expect(await stranger.problem('DELETE', `/files/${file._id}`)).toMatchObject(foreign);
    const elsewhere = (await asCandidate(api)).candidateId;
    expect(await recruiter.refusal('GET', `/candidates/${elsewhere}/file/${file._id}`)).toBe('404 not_found');
    expect(await new Client(api.url).refusal('GET', path)).toBe('401 not_logged_in');
  });

  it('is renamed, described and hidden from the candidate', async () => {
    const file = await upload(form(await pdf(), 'guide.pdf'), 'file/portfolio');
    const path = `/candidates/${id}/file/${file._id}`;
    const changes = { name: 'Guide 2026.pdf', title: 'Audio guide', summary: 'Two pages.', version: file.version };
    const { body } = await candidate.patch<FileResponse>(path, changes);
    expect(body).toMatchObject({ ...changes, version: 1, originalname: 'guide.pdf' });
    expect(await candidate.refusal('PATCH', path, changes)).toBe('409 stale_version');
    expect((await candidate.problem('PATCH', path, { name: '' })).errors?.[0]).toMatchObject({ field: 'name' });
    expect((await candidate.problem('PATCH', path, { kind: 'avatar' })).errors?.[0]).toMatchObject({ field: 'kind' });
    await candidate.patch(`/files/${file._id}`, { hidden: 'true' });
    const filesOf = async (who: Client) => (await who.get<CandidateResponse>(`/candidates/${id}`)).body.candidatefiles;
    expect(await filesOf(candidate)).toEqual([]);
    expect(await filesOf(recruiter)).toMatchObject([{ _id: file._id, hidden: true }]);
  });

  it('keeps the extension of its content after a renaming', async () => {
    const file = await upload(form(await pdf(), 'a\u202egpj.pdf', { name: 'Invoice.exe\u2069' }));
    expect(file).toMatchObject({ originalname: 'agpj.pdf', name: 'Invoice.exe.pdf' });
    const renamed = await candidate.patch<FileResponse>(`/files/${file._id}`, { name: 'CON.png' });
    expect(renamed.body.name).toBe('CON.pdf');
    expect((await download(file._id)).headers.get('content-disposition')).toContain('filename="_CON.pdf"');
  });

  it('has a title and a summary in the portfolio only', async () => {
    const cv = await upload(form(await pdf(), 'cv.pdf'));
    expect(await candidate.wrongFields('PATCH', `/files/${cv._id}`, { title: 'CV', summary: 'Two pages.' })).toEqual([
      'summary invalid',
      'title invalid',
    ]);
    expect((await candidate.patch(`/files/${cv._id}`, { name: 'CV.pdf', title: null })).status).toBe(200);
  });

  it('is deleted with its bytes', async () => {
    const file = await upload(form(await pdf(), 'cv.pdf'));
    const photo = await upload(form(await png(), 'me.png'), 'avatar');
    const before = (await stored()).length;
    expect((await candidate.delete(`/candidates/${id}/file/${file._id}`)).status).toBe(204);
    expect((await recruiter.delete(`/files/${photo._id}`)).status).toBe(204);
    await until('the bytes are gone', async () => (await stored()).length === before - 2);
    expect((await download(file._id, recruiter)).status).toBe(404);
    expect((await download(file._id)).status).toBe(403);
    expect((await candidate.get<CandidateResponse>(`/candidates/${id}`)).body.avatar).toBeNull();
  });
});

describe('GET files', () => {
  it('filters, and hides hidden files and recruiters’ attachments from a candidate', async () => {
    await upload(form(await pdf(), 'cv.pdf'));
    const piece = await upload(form(await pdf(), 'guide.pdf'), 'file/portfolio');
    const hidden = await upload(form(await pdf(), 'old.pdf'));
    await candidate.patch(`/files/${hidden._id}`, { hidden: true });
    await recruiter.post('/files', form(xlsx(), 'test.xlsx', { candidateId: id }));
    const names = async (who: Client, query: string) =>
      (await who.get<FilePage>(`/files?${query}`)).body.records.map(({ name }) => name);
    expect(await names(candidate, '')).toEqual(['cv.pdf', 'guide.pdf']);
    expect(await names(candidate, 'filter[hidden]=true')).toEqual([]);
    expect(await names(candidate, `filter[candidateId]=${id}&filter[portfolio]=true`)).toEqual([piece.name]);
    expect(await names(recruiter, `filter[candidateId]=${id}&sort=-name`)).toEqual([
      'test.xlsx',
      'old.pdf',
      'guide.pdf',
      'cv.pdf',
    ]);
    expect(await names(recruiter, `filter[candidateId]=${id}&filter[kind]=attachment`)).toEqual(['test.xlsx']);
    expect(await stranger.refusal('GET', `/files?filter[candidateId]=${id}`)).toBe('403 forbidden');
    const plans = await plansOf(api, 'files', () =>
      Promise.all(['sort=createdAt', 'sort=name', `filter[candidateId]=${id}`].map((query) => names(recruiter, query))),
    );
    expect(slowPlans(plans)).toEqual([]);
  });
});

describe('bytes without a record', () => {
  const deletions = (): Model<{ storageKey: string; dueAt: Date }> => api.model('FileDeletion');

  it('are swept after an upload that stopped between bytes and record', async () => {
    const bytes = api.app.get(FileBytes);
    const key = await bytes.put(Buffer.from('half an upload'));
    await bytes.sweep();
    expect(await stored()).toContain(key.split('/')[1]);
    await deletions().updateOne({ storageKey: key }, { $set: { dueAt: new Date(0) } });
    expect(await bytes.sweep()).toBe(1);
    expect(await stored()).not.toContain(key.split('/')[1]);
  });

  it('are removed with the person', async () => {
    await upload(form(await pdf(), 'cv.pdf'));
    await upload(form(await png(), 'me.png'), 'avatar');
    const before = (await stored()).length;
    await recruiter.delete(`/candidates/${id}`);
    await until('the bytes are gone', async () => (await stored()).length === before - 2);
    const due = { dueAt: { $lte: new Date() } };
    await until('it is noted that they are', async () => (await deletions().countDocuments(due)) === 0);
    expect((await recruiter.get<FilePage>(`/files?filter[candidateId]=${id}`)).body.records).toEqual([]);
  });
});
