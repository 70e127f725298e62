import { Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
import type { FileResponse } from '../src/modules/files/dto/file.dto.js';
import type { TestResponse } from '../src/modules/tests/dto/test.dto.js';
import type { TestRecord } from '../src/modules/tests/test.schema.js';
import { createCandidate, eraseCandidate } from './factories/candidates.js';
import { form, pdf } from './factories/uploads.js';
import { asRecruiter } from './factories/users.js';
import { NOBODY, testApi } from './support/api.js';
import { expectIndexed } from './support/explain.js';

const api = await testApi();
const recruiter = (await asRecruiter(api)).client;

const newCandidate = async (): Promise<string> => String((await createCandidate(api))._id);
const add = async (fields: { candidateId?: string; name?: string; fileId?: string } = {}): Promise<TestResponse> => {
  const test = { name: 'Translation EN-NL', ...fields, candidateId: fields.candidateId ?? (await newCandidate()) };
  return await recruiter.create<TestResponse>('/tests', test);
};

/** An attachment, with or without a candidate. */
const upload = async (fields?: Record<string, string>): Promise<string> =>
  (await recruiter.create<FileResponse>('/files', form(await pdf(), 'test.pdf', fields)))._id;
const fileExists = async (_id: string): Promise<boolean> =>
  (await api.connection.collection('files').countDocuments({ _id: new Types.ObjectId(_id) })) === 1;

describe('a test', () => {
  it('is stored with its file, and without scores has no average', async () => {
    const candidateId = await newCandidate();
    const fileId = await upload({ candidateId });
    const body = await recruiter.create<TestResponse>('/tests', { candidateId, name: ' Proof ', fileId });
    expect(body).toMatchObject({
      candidateId,
      name: 'Proof',
      fileId,
      file: { _id: fileId, originalname: 'test.pdf' },
      scores: [],
      average: null,
      version: 0,
    });
    expect((await recruiter.get<TestResponse>(`/tests/${body._id}`)).body).toEqual(body);
    expect((await add()).file).toBeNull();
  });

  it('names every wrong field', async () => {
    const refused = (fields: object) => recruiter.wrongFields('POST', '/tests', fields);
    expect(await refused({})).toEqual(['candidateId required', 'name required']);
    const candidateId = await newCandidate();
    expect(await refused({ candidateId, name: ' ', fileId: 'x', scores: [] })).toEqual([
      'fileId invalid_id',
      'name required',
      'scores unknown_field',
    ]);
    expect(await refused({ candidateId: NOBODY, name: 'Proof' })).toEqual(['candidateId no_candidate_found']);
    expect(await refused({ candidateId, name: 'Proof', fileId: NOBODY })).toEqual(['fileId invalid_id']);
    const foreign = await upload({ candidateId: await newCandidate() });
    expect(await refused({ candidateId, name: 'Proof', fileId: foreign })).toEqual(['fileId invalid_id']);
  });

  it('is scored in half points with a remark each', async () => {
    const { _id } = await add();
    const path = `/tests/${_id}`;
    const scores = [
      { score: 7.5, remark: 'Fluent' },
      { score: 10, remark: 'On time' },
      { score: 0, remark: 'No sources' },
    ];
    expect((await recruiter.patch<TestResponse>(path, { scores, version: 0 })).body).toMatchObject({
      scores,
      average: 5.8,
      version: 1,
    });
    const wrong = [
      { score: 7.25, remark: 'x' },
      { score: -0.5, remark: 'x' },
      { score: 10.5, remark: 'x' },
      { score: '7', remark: 'x' },
      { score: 7, remark: '' },
    ];
    expect(await recruiter.wrongFields('PATCH', path, { scores: wrong })).toEqual([
      'scores.0.score invalid',
      'scores.1.score too_low',
      'scores.2.score too_high',
      'scores.3.score invalid',
      'scores.4.remark remark_required',
    ]);
    expect(await recruiter.refusal('PATCH', path, { name: 'Late', version: 0 })).toBe('409 stale_version');
    expect((await recruiter.patch<TestResponse>(path, { scores: [] })).body.average).toBeNull();
    expect(await recruiter.wrongFields('PATCH', path, { name: '' })).toEqual(['name required']);
  });

  it('deletes its attachment unless another test has it', async () => {
    const candidateId = await newCandidate();
    const fileId = await upload();
    const [one, two] = [await add({ candidateId, fileId }), await add({ candidateId, fileId })];
    expect((await recruiter.delete(`/tests/${one._id}`)).status).toBe(204);
    expect(await recruiter.refusal('DELETE', `/tests/${one._id}`)).toBe('404 not_found');
    expect(await fileExists(fileId)).toBe(true);
    const other = await upload({ candidateId });
    expect((await recruiter.patch<TestResponse>(`/tests/${two._id}`, { fileId: other })).body.file?._id).toBe(other);
    expect(await fileExists(fileId)).toBe(false);
    expect(
      (await recruiter.patch<TestResponse>(`/tests/${two._id}`, { fileId: other, name: 'Same file' })).body.file?._id,
    ).toBe(other);
    expect((await recruiter.patch<TestResponse>(`/tests/${two._id}`, { fileId: null })).body.file).toBeNull();
    expect(await fileExists(other)).toBe(false);
  });

  it('is erased with its candidate', async () => {
    const { _id, candidateId } = await add();
    await eraseCandidate(api, new Types.ObjectId(candidateId));
    expect(await recruiter.refusal('GET', `/tests/${_id}`)).toBe('404 not_found');
  });
});

describe('the list of tests', () => {
  it('filters by candidate and searches the name and the remarks', async () => {
    const candidateId = await newCandidate();
    const first = await add({ candidateId, name: 'Épreuve' });
    const second = await add({ candidateId, name: 'Proef' });
    await recruiter.patch(`/tests/${second._id}`, { scores: [{ score: 8, remark: 'Heel vlot' }] });
    const list = async (query: string): Promise<string[]> => {
      const path = `/tests?filter[candidateId]=${candidateId}&${query}`;
      return await recruiter.ids(path);
    };
    expect(await list('')).toEqual([first._id, second._id]);
    expect(await list('sort=-createdAt&limit=1')).toEqual([second._id]);
    expect(await list('search=epreuve')).toEqual([first._id]);
    expect(await list('search=vlot')).toEqual([second._id]);
    expect(await recruiter.wrongFields('GET', '/tests?filter[candidateId]=x')).toEqual([
      'filter.candidateId invalid_id',
    ]);
  });

  it('is served by indexes', async () => {
    const tests = api.model<TestRecord>('Test');
    const oldest = { createdAt: 1, _id: 1 } as const;
    await expectIndexed(tests.find({}).sort(oldest));
    await expectIndexed(tests.find({ candidateId: { $in: [NOBODY] } }).sort(oldest));
    await expectIndexed(tests.find({ ngrams: { $all: ['pro'] } }).sort(oldest));
  });
});
