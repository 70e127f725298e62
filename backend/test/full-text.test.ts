import { Types } from 'mongoose';
import { afterAll, describe, expect, it } from 'vitest';
import type { CandidatePlacesResponse } from '../src/modules/candidate-texts/dto/places.dto.js';
import type { CandidateTilesResponse } from '../src/modules/candidates/dto/candidate-counts.dto.js';
import type { CandidateListItemResponse } from '../src/modules/candidates/dto/candidate.dto.js';
import type { CandidateNeighboursResponse } from '../src/modules/candidates/dto/candidate-counts.dto.js';
import type { NewCandidate } from '../src/modules/candidates/write/candidate-changes.js';
import { createCandidate, eraseCandidate } from './factories/candidates.js';
import { form, pdf } from './factories/uploads.js';
import { asRecruiter } from './factories/users.js';
import { testApi } from './support/api.js';
import { BackendProcess } from './support/backend-process.js';
import { fieldsWith } from './support/traces.js';
import { until } from './support/until.js';

const api = await testApi();
const recruiter = (await asRecruiter(api)).client;
let worker = await BackendProcess.start('worker', api.env);
afterAll(() => worker.stop());

const followed = () => until('the search follows', async () => (await api.model('TextDue').countDocuments()) === 0, 60);
const make = async (firstname: string, fields: Partial<NewCandidate> = {}): Promise<string> =>
  String((await createCandidate(api, { firstname, name: 'Test', ...fields }))._id);
const note = (candidateId: string, text: string) =>
  recruiter.create<{ _id: string }>('/notes', { candidateId, description: `<p>${text}</p>` });
const query = (search: string, more = ''): string =>
  `search=${encodeURIComponent(search)}&searchIn=everything&sort=relevance&limit=50${more}`;
async function names(search: string, more = ''): Promise<string[]> {
  const { body } = await recruiter.get<{ records: CandidateListItemResponse[] }>(`/candidates?${query(search, more)}`);
  return body.records.map(({ firstname }) => firstname);
}
const places = async (search: string, ids: string[], part = 'everything') =>
  (
    await recruiter.get<CandidatePlacesResponse>(
      `/candidates/places?search=${encodeURIComponent(search)}&searchIn=${part}&ids=${ids.join(',')}`,
    )
  ).body;

const fatima = await make('Fatima', { function: 'translator', city: 'Brussel' });
const noor = await make('Noor', { info: 'I turn medical leaflets into screens that someone can read.' });
const ilse = await make('Ilse', { info: 'Ik vertaal bijsluiters en medische teksten voor ziekenhuizen.' });
await make('Chloé', { info: 'Traductrice de notices médicales et œuvres littéraires.', status: 'test' });
await recruiter.create(
  `/candidates/${fatima}/file`,
  form(await pdf('140 medical leaflets and consent forms'), 'cv.pdf'),
);
const first = await note(noor, 'Late with the consent forms of Polderzorg');
await until('the CV is read', async () => (await api.model('FileText').countDocuments()) === 1, 60);
await followed();

describe('a search in all texts', () => {
  it('finds words in any order and in their other forms', async () => {
    expect(await names('leaflets medical')).toEqual(['Noor', 'Fatima']);
    expect(await names('leaflet medical ')).toEqual(['Noor', 'Fatima']);
    expect(await names('bijsluiter ')).toEqual(['Ilse']);
    expect(await names('traducteur notice')).toEqual(['Chloé']);
    expect(await names('OEUVRES ')).toEqual(['Chloé']);
  });

  it('finds a function in every language, before the text of a CV', async () => {
    expect(await names('vertaler ')).toEqual(['Fatima', 'Ilse']);
    expect(await names('traducteur ')).toEqual(['Fatima', 'Chloé']);
  });

  it('finds phrases, leaves out words, and goes on with the last word', async () => {
    expect(await names('"leaflets and consent"')).toEqual(['Fatima']);
    expect(await names('"consent leaflets"')).toEqual([]);
    expect(await names('"leaflets and cons')).toEqual(['Fatima']);
    expect(await names('consent -polderzorg')).toEqual(['Fatima']);
    expect(await names('medical leaflets -"leaflets and consent"')).toEqual(['Noor']);
    expect(await names('medical leaflets -"consent leaflets"')).toEqual(['Noor', 'Fatima']);
    expect(await names('-leaflets')).toEqual(['Chloé', 'Ilse']);
    expect(await names('-"leaflets and consent"')).toEqual(['Chloé', 'Ilse', 'Noor']);
    expect(await names('medical leaf')).toEqual(['Noor', 'Fatima']);
    expect(await names('polderz')).toEqual(['Noor']);
    expect(await names('.* $where {"$gt":""}')).toEqual([]);
  });

  it('forgives one typing error, and says so', async () => {
    expect(await names('leafelts ')).toEqual(['Noor', 'Fatima']);
    expect((await places('leafelts', [])).corrected).toEqual([{ typed: 'leafelts', used: 'leaflets' }]);
    expect((await places('leaflets', [])).corrected).toEqual([]);
    expect(await names('xleafeltsx ')).toEqual([]);
  });

  it('finds parts of names like the search in names', async () => {
    expect(await names('atim')).toEqual(['Fatima']);
    expect((await places('atim', [fatima])).corrected).toEqual([]);
  });

  it('looks in one kind of text', async () => {
    const inPart = async (part: string) => {
      const address = `/candidates?search=consent&searchIn=${part}`;
      return (await recruiter.get<{ records: CandidateListItemResponse[] }>(address)).body.records.map(
        (one) => one.firstname,
      );
    };
    expect(await inPart('cvs')).toEqual(['Fatima']);
    expect(await inPart('notes')).toEqual(['Noor']);
    expect(await inPart('mails')).toEqual([]);
    expect(await inPart('names')).toEqual([]);
    expect(await recruiter.refusal('GET', '/candidates?search=x&searchIn=secrets')).toBe('400 validation_failed');
  });

  it('holds beside filters, tiles, sorts, neighbours and selections', async () => {
    expect(await names('notices ', '&filter[status]=test')).toEqual(['Chloé']);
    expect(await names('notices ', '&filter[status]=offer')).toEqual([]);
    expect(await names('medical ', '&sort=-name')).toEqual(await names('medical '));
    const { body: tiles } = await recruiter.get<CandidateTilesResponse>(
      `/candidates/tiles?search=medical&searchIn=everything`,
    );
    expect(tiles).toMatchObject({ total: 3, active: 3, test: 1, archived: 0, capped: [] });
    const { body: beside } = await recruiter.get<CandidateNeighboursResponse>(
      `/candidates/${fatima}/neighbours?search=leaflets&searchIn=everything&sort=relevance`,
    );
    expect(beside).toMatchObject({ previous: noor, next: null, position: 2, total: 2 });
    const { body: recipients } = await recruiter.post<{ total: number }>(
      '/candidates/bulk/recipients?search=leaflets&searchIn=everything',
      { selection: { all: true } },
    );
    expect(recipients.total).toBe(2);
    const second = await recruiter.get<{ records: { _id: string }[] }>(
      `/candidates?${query('leaflets')}&after=${noor}`,
    );
    expect(second.body.records.map(({ _id }) => _id)).toEqual([fatima]);
  });
});

it('tells where it found the words, as plain text with marks', async () => {
  const { candidates } = await places('consent leaflets', [fatima, noor]);
  expect(candidates.map(({ candidateId, more }) => [candidateId, more])).toEqual([
    [fatima, 0],
    [noor, 0],
  ]);
  const [cv] = candidates[0]?.places ?? [];
  expect(cv).toMatchObject({ kind: 'file', page: 1, title: null });
  expect(cv?.snippet).toEqual([
    { text: '140 medical ', marked: false },
    { text: 'leaflets', marked: true },
    { text: ' and ', marked: false },
    { text: 'consent', marked: true },
    { text: ' forms', marked: false },
  ]);
  expect(candidates[1]?.places.map(({ kind, recordId, by }) => [kind, recordId, by])).toEqual([
    ['about', null, null],
    ['note', first._id, 'Noor'],
  ]);
});

it('shows the name of a skill in the language of the reader, if that has the words', async () => {
  const label = { NL: 'Juridische heraldiek', FR: 'Héraldique juridique', EN: 'Juridic heraldry' };
  const { _id: skillId } = await recruiter.create<{ _id: string }>('/skills', { label });
  const lena = await make('Lena', { skills: [{ skillId, level: 3 }] });
  await followed();
  const shown = async (search: string) =>
    (await places(search, [lena])).candidates[0]?.places.map(({ snippet }) => snippet.map(({ text }) => text).join(''));
  expect(await shown('juridic ')).toEqual([label.EN]);
  expect(await shown('juridische ')).toEqual([label.NL]);
});

it('follows a change within five seconds, and no longer finds a deleted note or an erased person', async () => {
  const writing = Date.now();
  const { _id } = await note(ilse, 'Knows quuxology by heart');
  await until('the note is found', async () => (await names('quuxology ')).length === 1, 5);
  expect(Date.now() - writing).toBeLessThan(5_000);
  await recruiter.delete(`/notes/${_id}`);
  await followed();
  expect(await names('quuxology ')).toEqual([]);
  await until('nothing has its words', async () => (await fieldsWith(api, 'quuxol')).length === 0, 5);

  const gone = await make('Zebulon', { info: 'Vexillologist' });
  await followed();
  expect(await names('vexillologist ')).toEqual(['Zebulon']);
  // The word stays in no collection of the search.
  await eraseCandidate(api, new Types.ObjectId(gone));
  expect(await names('vexillologist ')).toEqual([]);
  for (const word of ['vexillolog', 'zebulon', gone]) {
    const left = (await fieldsWith(api, word)).filter(({ collection }) => /^(candidate_texts|text_)/.test(collection));
    expect(left).toEqual([]);
  }
});

it('follows the others of a group when one of them fails', async () => {
  await worker.kill();
  const ids = await Promise.all(Array.from({ length: 4 }, (_, at) => make(`Grouped${at}`, { info: 'Sphragistics' })));
  // No write of the API leaves such a record.
  await api.model('Candidate').collection.updateOne({ _id: new Types.ObjectId(ids[1]) }, { $set: { skills: 1 } });
  worker = await BackendProcess.start('worker', api.env);
  await until('the others are found', async () => (await names('sphragistics ')).length === 3, 60);
  expect(await api.model('TextDue').distinct('candidateId')).toEqual([new Types.ObjectId(ids[1])]);
  await api.model('Candidate').collection.updateOne({ _id: new Types.ObjectId(ids[1]) }, { $set: { skills: [] } });
  await api.model('TextDue').updateMany({}, { $set: { dueAt: new Date() } });
  await followed();
});

it('goes on after a worker that was killed', async () => {
  await worker.kill();
  const ids = await Promise.all(Array.from({ length: 5 }, (_, at) => make(`Killed${at}`, { info: 'Palimpsest' })));
  // A killed worker had taken one of them.
  await api.model('TextDue').updateOne({ candidateId: ids[0] }, { $set: { dueAt: new Date(Date.now() + 2_000) } });
  worker = await BackendProcess.start('worker', api.env);
  await followed();
  expect(await names('palimpsest ')).toHaveLength(5);
});
