import { deflateSync } from 'node:zlib';
import type { Model } from 'mongoose';
import { PDFDocument, PDFName } from 'pdf-lib';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import type { FileRecord } from '../src/modules/files/file.record.js';
import type { FileTextRecord } from '../src/modules/files/texts/file-text.record.js';
import type { PublicCandidateResponse } from '../src/modules/website/dto/public-candidate.dto.js';
import type { FileResponse } from '../src/modules/files/dto/file.dto.js';
import { asCandidate, COMPLETE } from './factories/accounts.js';
import { docx, form, pdf, png } from './factories/uploads.js';
import { testApi } from './support/api.js';
import { BackendProcess } from './support/backend-process.js';
import { Client } from './support/client.js';
import { storedNames } from './support/traces.js';
import { until } from './support/until.js';

/** A worker starts slowly on a busy machine. */
const SECONDS = 60;

const api = await testApi();
const anyone = new Client(api.url);
const files = (): Model<FileRecord> => api.model('File');
const { client, candidateId } = await asCandidate(api, { ...COMPLETE, function: 'translator' });
const upload = async (bytes: Buffer, name: string): Promise<string> =>
  (await client.create<{ file: { _id: string } }>(`/candidates/${candidateId}/file/portfolio`, form(bytes, name))).file
    ._id;
const publicPath = (fileId: string): string => `/website/candidates/${candidateId}/file/${fileId}?thumbnail=true`;
const ownPath = (fileId: string): string => `/candidates/${candidateId}/file/${fileId}?thumbnail=true`;

/** A small PDF whose page inflates to more bytes than the process may have. */
async function bomb(): Promise<Buffer> {
  const document = await PDFDocument.create();
  const page = document.addPage([300, 200]);
  const content = deflateSync(Buffer.alloc(900_000_000, ' '));
  const stream = document.context.stream(content, { Filter: 'FlateDecode' });
  page.node.set(PDFName.of('Contents'), document.context.register(stream));
  return Buffer.from(await document.save());
}

const pieces = {
  pdf: await upload(await pdf('Translator of medical leaflets'), 'report.pdf'),
  bomb: await upload(await bomb(), 'bomb.pdf'),
  broken: await upload((await pdf()).subarray(0, 200), 'broken.pdf'),
  image: await upload(await png(300, 900), 'poster.png'),
  text: await upload(docx(), 'text.docx'),
  lost: await upload(await png(20, 20), 'lost.png'),
};
// Its bytes are nowhere.
await files().updateOne({ _id: pieces.lost }, { $set: { storageKey: 'no/bytes' } });
const due = () => files().countDocuments({ thumbnailDue: { $ne: null } });
const texts = (): Model<FileTextRecord> => api.model('FileText');
const before = await storedNames(api);
let worker = await BackendProcess.start('worker', api.env);
afterAll(() => worker.stop());

it('draws the images and PDFs of a portfolio, once the page may show them', async () => {
  await until('the first is drawn', async () => (await due()) < 5, SECONDS);
  // A worker that is stopped half-way leaves the rest to the next one.
  await worker.stop();
  for (const due of ['thumbnailDue', 'textDue'])
    await files().updateMany({ [due]: { $ne: null } }, { $set: { [due]: new Date() } });
  worker = await BackendProcess.start('worker', api.env);
  await until('nothing is left to draw', async () => (await due()) === 0, SECONDS);

  const { body } = await anyone.get<PublicCandidateResponse>(`/website/candidates/${candidateId}`);
  const drawn = body.candidate.portfolio.filter(({ thumbnail }) => thumbnail).map(({ _id }) => _id);
  expect(drawn).toEqual([pieces.pdf, pieces.image]);
  for (const id of drawn) {
    const answer = await anyone.get<Buffer>(publicPath(id));
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(await sharp(answer.body).metadata()).toMatchObject({ format: 'webp', width: 800, height: 600 });
  }
  for (const id of [pieces.bomb, pieces.broken, pieces.text, pieces.lost])
    expect(await anyone.refusal('GET', publicPath(id))).toBe('404 not_found');
  expect((await files().findById(pieces.pdf).lean<FileRecord>())?.version).toBe(0);
});

it('reads the texts of files, and says why one has none', async () => {
  await until('no file waits', async () => (await files().countDocuments({ textDue: { $ne: null } })) === 0, SECONDS);
  const { body } = await client.get<{ records: FileResponse[] }>(`/files?filter[candidateId]=${candidateId}&limit=100`);
  const states = Object.fromEntries(body.records.map(({ _id, textState }) => [_id, textState]));
  const { pdf: read, bomb: tooBig, broken, image, text: blank, lost } = pieces;
  expect(states).toEqual({
    ...{ [read]: 'read', [tooBig]: 'damaged', [broken]: 'damaged' },
    ...{ [image]: null, [blank]: 'empty', [lost]: null },
  });
  expect((await texts().find().lean()).map(({ pages }) => pages)).toEqual([['Translator of medical leaflets']]);
});

it('is private until the block is public, and goes with its file', async () => {
  await client.patch(`/candidates/${candidateId}`, { publicHidden: ['portfolio'] });
  expect(await anyone.refusal('GET', publicPath(pieces.pdf))).toBe('404 not_found');
  expect((await client.get(ownPath(pieces.pdf))).status).toBe(200);
  expect(await (await asCandidate(api)).client.refusal('GET', ownPath(pieces.pdf))).toBe('403 forbidden');
  expect(await storedNames(api)).toHaveLength(before.length + 2);
  for (const id of [pieces.pdf, pieces.image]) await client.delete(`/candidates/${candidateId}/file/${id}`);
  await until('bytes of both are gone', async () => (await storedNames(api)).length === before.length - 2, SECONDS);
  expect(await texts().countDocuments()).toBe(0);
});
