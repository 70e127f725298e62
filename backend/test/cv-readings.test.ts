import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { ConfinedReader } from '../src/common/processes/confined-reader.js';
import type { CvReadingResponse } from '../src/modules/cv-readings/dto/cv-reading.dto.js';
import { asCandidate } from './factories/accounts.js';
import { europassXml, linkedinZip, pdfWith } from './factories/cv-data.js';
import { docx, form, pdf, png, zip } from './factories/uploads.js';
import { asRecruiter } from './factories/users.js';
import { testApi } from './support/api.js';
import type { Client } from './support/client.js';
import { until } from './support/until.js';

const TEXTS = join(import.meta.dirname, 'fixtures/texts');
const api = await testApi();
const recruiter = (await asRecruiter(api)).client;
const candidate = (await asCandidate(api)).client;

const read = async (bytes: Buffer, name: string, who: Client = candidate): Promise<CvReadingResponse> => {
  const { body, status } = await who.post<CvReadingResponse>('/cv-readings', form(bytes, name));
  expect(status).toBe(200);
  return body;
};

it('proposes what a CV says, with the words that it stands in, and the skills of the agency', async () => {
  const label = { NL: 'Medische bijsluiters', EN: 'Patient leaflets', FR: 'Notices médicales' };
  await recruiter.create('/skills', { label });
  const cv = await read(await readFile(join(TEXTS, 'cv.pdf')), 'cv.pdf');
  expect(cv).toMatchObject({
    state: 'read',
    name: { firstname: 'Zoë', name: 'Lefèvre', source: { page: 1, marks: ['Zoë Lefèvre'] } },
    email: { value: 'zoe@example.be' },
    skills: [{ label, source: { marks: ['Medische bijsluiters'] } }],
  });
});

it.each([
  ['a scan', 'empty', () => pdf('')],
  ['a file with a password', 'locked', () => readFile(join(TEXTS, 'locked.pdf'))],
  ['a damaged file', 'damaged', async () => Buffer.from((await pdf()).subarray(0, 40))],
])('says that it cannot read %s', async (_what, state, bytes) => {
  expect(await read(await bytes(), 'cv.pdf')).toMatchObject({ state, pages: 0, jobs: [], name: null });
});

it('reads a Word document, and refuses a picture', async () => {
  expect(await read(await readFile(join(TEXTS, 'cv.docx')), 'cv.docx')).toMatchObject({ state: 'read' });
  expect(await read(docx(), 'cv.docx')).toMatchObject({ state: 'empty' });
  const { status, body } = await candidate.post('/cv-readings', form(await png(), 'cv.png'));
  expect([status, body]).toMatchObject([415, { code: 'file_type' }]);
});

it.each([
  ['a Europass PDF', 'cv.pdf', async () => pdfWith(await europassXml('candidate.xml'))],
  ['Europass without its PDF', 'cv.xml', () => europassXml('skills-passport.xml')],
  ['the archive of LinkedIn', 'linkedin.zip', () => Promise.resolve(linkedinZip())],
])('reads the data of %s', async (_what, name, bytes) => {
  expect(await read(await bytes(), name)).toMatchObject({
    ...{ state: 'read', pages: 0, name: { firstname: 'Zoë', name: 'Lefèvre' } },
    jobs: [
      { company: 'Maison Verrier', from: '2016-03', to: null, yearsOnly: false },
      { from: '2012-01', to: '2016-02', yearsOnly: true },
    ],
  });
});

it('does not know another archive', async () => {
  expect(await read(zip({ 'holiday.csv': 'Name\nSea' }), 'holiday.zip')).toMatchObject({ state: 'unknown', pages: 0 });
});

it('asks the fifth at once to come back', async () => {
  const bytes = await pdf('Curriculum vitae of somebody');
  const ends: (() => void)[] = [];
  const reading = vi
    .spyOn(ConfinedReader.prototype, 'read')
    .mockImplementation(() => new Promise((resolve) => ends.push(() => resolve(null))));
  const first = Array.from({ length: 4 }, () => read(bytes, 'cv.pdf', recruiter));
  await until('four are read', () => ends.length === 4);
  const { status, headers } = await recruiter.post('/cv-readings', form(bytes, 'cv.pdf'));
  expect([status, headers.get('retry-after')]).toEqual([503, '5']);
  for (const end of ends) end();
  expect((await Promise.all(first)).map(({ state }) => state)).toEqual(Array(4).fill('damaged'));
  reading.mockRestore();
});
