import { Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
import type { CandidateListItemResponse } from '../src/modules/candidates/dto/candidate.dto.js';
import type { FolderResponse } from '../src/modules/folders/dto/folder.dto.js';
import { SourcesService } from '../src/modules/sources/sources.service.js';
import { createCandidate } from './factories/candidates.js';
import { asRecruiter } from './factories/users.js';
import { testApi } from './support/api.js';
import { plansOf, slowPlans } from './support/plans.js';

interface Labelled {
  records: { _id: string; label: string }[];
  totalCount: number | null;
}

const api = await testApi();
const recruiter = (await asRecruiter(api)).client;

const createFolder = async (name: string): Promise<string> =>
  (await recruiter.create<FolderResponse>('/candidates/folders', { name }))._id;
const folder = async (id: string): Promise<FolderResponse | undefined> => {
  const records = await recruiter.records<FolderResponse>('/candidates/folders?limit=100');
  return records.find(({ _id }) => _id === id);
};

describe('folders', () => {
  it('never share a name, whatever its case and accents', async () => {
    const first = await createFolder('Été');
    const other = await createFolder('Winter');
    const taken = '409 already_exists';
    expect(await recruiter.refusal('POST', '/candidates/folders', { name: ' ete ' })).toBe(taken);
    expect(await recruiter.refusal('PATCH', `/candidates/folders/${other}`, { name: 'ÉTÉ' })).toBe(taken);
    const renamed = await recruiter.patch<FolderResponse>(`/candidates/folders/${first}`, { name: 'été' });
    expect(renamed.body.name).toBe('été');
    for (const id of [first, other]) await recruiter.delete(`/candidates/folders/${id}`);
  });

  it('contain candidates, and filter the list', async () => {
    const [one, two] = [await createFolder('Travel'), await createFolder('Food')];
    const zoe = await createCandidate(api, { firstname: 'Zoë', name: 'Zegers' });
    const ann = await createCandidate(api, { firstname: 'Ann', name: 'Aerts' });
    const candidates = [String(zoe._id), String(ann._id)];
    const filled = await recruiter.post('/candidates/folders/candidates', { candidates, folders: [one, two] });
    expect(filled.status).toBe(204);
    await recruiter.post('/candidates/folders/candidates', { candidates, folders: [one] });
    expect(await folder(one)).toEqual({
      _id: one,
      name: 'Travel',
      candidateCount: 2,
      version: expect.any(Number) as number,
      candidatelist: [
        { _id: String(ann._id), firstname: 'Ann', name: 'Aerts', email: ann.email },
        { _id: String(zoe._id), firstname: 'Zoë', name: 'Zegers', email: zoe.email },
      ],
    });
    const inFolder = await recruiter.records<CandidateListItemResponse>(`/candidates?filter[folder]=${two}`);
    expect(inFolder.map(({ _id }) => _id).sort()).toEqual([...candidates].sort());
    expect(inFolder[0]?.version).toBe(0);

    const renamed = await recruiter.patch<FolderResponse>(`/candidates/folders/${two}`, { name: ' Food and drink ' });
    expect(renamed.body).toMatchObject({ _id: two, name: 'Food and drink', candidateCount: 2 });
    expect(await recruiter.wrongFields('PATCH', `/candidates/folders/${two}`, { name: ' ' })).toEqual([
      'name required',
    ]);
    const gone = await recruiter.refusal('PATCH', `/candidates/folders/${String(new Types.ObjectId())}`, { name: 'x' });
    expect(gone).toBe('404 not_found');
    const stale = await recruiter.refusal('PATCH', `/candidates/folders/${two}`, { name: 'x', version: 0 });
    expect(stale).toBe('409 stale_version');
    const counted = await recruiter.records<object>('/candidates/folders?fields=name&fields=candidateCount');
    expect(counted).toContainEqual({ _id: two, name: 'Food and drink', candidateCount: 2 });

    expect((await recruiter.delete(`/candidates/folders/${one}/${String(zoe._id)}`)).status).toBe(204);
    expect((await folder(one))?.candidateCount).toBe(1);
    expect((await folder(two))?.candidateCount).toBe(2);
    await recruiter.delete(`/candidates/${String(ann._id)}`);
    expect((await folder(one))?.candidatelist).toEqual([]);
    expect((await recruiter.delete(`/candidates/folders/${two}`)).status).toBe(204);
    expect(await folder(two)).toBeUndefined();
    const left = await recruiter.records<CandidateListItemResponse>(`/candidates?search=zegers`);
    expect(left[0]?.folders).toEqual([]);
  });

  it('accept all of the candidates or none', async () => {
    const id = await createFolder('Half');
    const real = String((await createCandidate(api))._id);
    const nobody = String(new Types.ObjectId());
    const put = (candidates: string[], folders: string[]) =>
      recruiter.wrongFields('POST', '/candidates/folders/candidates', { candidates, folders });
    expect(await put([real, nobody], [id])).toEqual(['candidates no_candidate_found']);
    expect(await put([real], [id, nobody])).toEqual(['folders invalid_id']);
    expect(await put([], [id])).toEqual(['candidates required']);
    expect(await put(['x'], [id])).toEqual(['candidates invalid_id']);
    expect((await folder(id))?.candidateCount).toBe(0);
  });

  it('need a name, and are 404 after their deletion', async () => {
    expect(await recruiter.wrongFields('POST', '/candidates/folders', { name: ' ' })).toEqual(['name required']);
    const gone = String(new Types.ObjectId());
    expect(await recruiter.refusal('DELETE', `/candidates/folders/${gone}`)).toBe('404 not_found');
    expect(await recruiter.refusal('DELETE', `/candidates/folders/${gone}/${gone}`)).toBe('404 not_found');
  });

  it('are listed by index', async () => {
    const plans = await Promise.all([plansOf(api, 'folders', () => recruiter.get('/candidates/folders?sort=-name'))]);
    plans.push(await plansOf(api, 'candidates', () => recruiter.get('/candidates/folders')));
    expect(slowPlans(plans.flat())).toEqual([]);
  });
});

describe('tags and sources', () => {
  it('are listed, tags up to 400 at once and searchable by label', async () => {
    await createCandidate(api);
    const body = await recruiter.create<{ _id: string }>('/candidates', {
      firstname: 'Tag',
      name: 'Ged',
      email: 'tagged@example.be',
      tags: ['Vertaling', 'Éditing', 'SEO'],
    });
    expect(body._id).toBeTruthy();
    const tags = async (query: string) =>
      (await recruiter.get<Labelled>(`/candidates/tags?${query}`)).body.records.map(({ label }) => label);
    expect(await tags('limit=400&sort=label')).toEqual(['Éditing', 'SEO', 'Vertaling']);
    expect(await tags('search=edit')).toEqual(['Éditing']);
    expect(await recruiter.problem('GET', '/candidates/tags?limit=401')).toMatchObject({ status: 400 });
    await api.app.get(SourcesService).ensureDefaults();
    await api.app.get(SourcesService).ensureDefaults();
    const sources = (await recruiter.get<Labelled>('/candidates/sources?sort=label', { prefer: 'count=exact' })).body;
    expect(sources.records.map(({ label }) => label)).toContain('LinkedIn');
    expect(sources.totalCount).toBe(sources.records.length);
    const plans = [
      ...(await plansOf(api, 'tags', () => Promise.all(['sort=label', 'search=edit', ''].map(tags)))),
      ...(await plansOf(api, 'sources', () => recruiter.get('/candidates/sources?sort=-label'))),
    ];
    expect(slowPlans(plans)).toEqual([]);
  });
});
