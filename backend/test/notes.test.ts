import { describe, expect, it } from 'vitest';
import type { CreateNoteRequest, NoteResponse } from '../src/modules/notes/dto/note.dto.js';
import type { NoteRecord } from '../src/modules/notes/note.schema.js';
import { createCandidate, eraseCandidate } from './factories/candidates.js';
import { asRecruiter, createUser } from './factories/users.js';
import { NOBODY, testApi } from './support/api.js';
import { expectIndexed } from './support/explain.js';

const api = await testApi();
const recruiter = (await asRecruiter(api)).client;
const notes = api.model<NoteRecord>('Note');

const newCandidate = async (): Promise<string> => String((await createCandidate(api))._id);
async function write(fields: Partial<CreateNoteRequest> = {}): Promise<NoteResponse> {
  const candidateId = fields.candidateId ?? (await newCandidate());
  return await recruiter.create<NoteResponse>('/notes', { description: '<p>Writes well</p>', ...fields, candidateId });
}
const mention = (id: unknown): string =>
  `<span data-type="mention" data-id="${String(id)}" data-label="Noor">@Noor</span>`;

describe('a note', () => {
  it('is signed by its writer, sanitised, and very good by default', async () => {
    const { client, user } = await asRecruiter(api);
    const request = { candidateId: await newCandidate(), description: '<p onclick="x()">Writes <b>well</b></p>' };
    const body = await client.create<NoteResponse>('/notes', request);
    expect(body).toMatchObject({
      candidateId: request.candidateId,
      description: '<p>Writes <strong>well</strong></p>',
      score: 3,
      mentions: [],
      recruiter: { _id: String(user._id), firstname: 'Noor', name: 'Dewitte' },
      version: 0,
    });
    expect((await client.get<NoteResponse>(`/notes/${body._id}`)).body).toEqual(body);
  });

  it('names every wrong field', async () => {
    const wrong = (fields: object) => recruiter.wrongFields('POST', '/notes', fields);
    expect((await wrong({ description: '<p>&nbsp;x</p>', score: 4 })).sort()).toEqual([
      'candidateId required',
      'description min_chars',
      'score score_high',
    ]);
    const candidateId = await newCandidate();
    expect(await wrong({ candidateId, description: '<p>ok</p>', score: -2 })).toEqual(['score score_low']);
    expect(await wrong({ candidateId, description: '<p>ok</p>', score: 'good', mentions: null })).toEqual([
      'mentions required',
      'score invalid',
    ]);
    expect(await wrong({ candidateId: NOBODY, description: '<p>ok</p>' })).toEqual(['candidateId no_candidate_found']);
  });

  it('mentions distinct users, who must exist', async () => {
    const [{ user: one }, { user: two }] = await Promise.all([createUser(api), createUser(api)]);
    const description = `<p>${mention(one._id)} ${mention(one._id)}</p>`;
    const note = await write({ description, mentions: [String(two._id)] });
    expect(note.mentions.sort()).toEqual([String(one._id), String(two._id)].sort());
    expect(
      await recruiter.wrongFields('PATCH', `/notes/${note._id}`, {
        description: `<p>${mention(NOBODY)}</p>`,
      }),
    ).toEqual(['mentions invalid_id']);
  });

  it('changes the given fields, and refuses a stale editor', async () => {
    const note = await write({ score: 1 });
    const { body } = await recruiter.patch<NoteResponse>(`/notes/${note._id}`, { score: -1, version: 0 });
    expect(body).toMatchObject({ score: -1, description: note.description, version: 1 });
    expect(await recruiter.refusal('PATCH', `/notes/${note._id}`, { score: 2, version: 0 })).toBe('409 stale_version');
    expect(await recruiter.wrongFields('PATCH', `/notes/${note._id}`, { candidateId: await newCandidate() })).toEqual([
      'candidateId forbidden',
    ]);
  });

  it('is deleted once', async () => {
    const note = await write();
    expect((await recruiter.delete(`/notes/${note._id}`)).status).toBe(204);
    expect(await recruiter.refusal('DELETE', `/notes/${note._id}`)).toBe('404 not_found');
  });

  it('is erased with its candidate', async () => {
    const { _id } = await createCandidate(api);
    await write({ candidateId: String(_id) });
    await eraseCandidate(api, _id);
    expect(await notes.countDocuments({ candidateId: _id })).toBe(0);
  });
});

describe('the list', () => {
  it('finds by candidate, score and visible words', async () => {
    const candidateId = await newCandidate();
    const good = await write({ candidateId, description: '<p>Crème <em>de la</em> crème</p>', score: 2 });
    const bad = await write({
      candidateId,
      description: '<p>Too late, <a href="https://example.be">see</a></p>',
      score: 1,
    });
    const list = async (query: string): Promise<string[]> => {
      const path = `/notes?filter[candidateId]=${candidateId}&${query}`;
      return await recruiter.ids(path);
    };
    expect(await list('')).toEqual([good._id, bad._id]);
    expect(await list('sort=-createdAt')).toEqual([bad._id, good._id]);
    expect(await list('filter[score]=1')).toEqual([bad._id]);
    expect(await recruiter.wrongFields('GET', '/notes?filter[score]=')).toEqual(['filter.score invalid']);
    expect(await list('search=creme de LA')).toEqual([good._id]);
    expect(await list('search=strong')).toEqual([]);
    expect(await list('search=.*')).toEqual([]);
  });

  it('is served by indexes', async () => {
    const { _id: candidateId } = await createCandidate(api);
    const newest = { createdAt: -1, _id: -1 } as const;
    await expectIndexed(notes.find({}).sort(newest));
    await expectIndexed(notes.find({ candidateId }).sort(newest));
    await expectIndexed(notes.find({ candidateId, score: 3 }).sort(newest));
    await expectIndexed(notes.find({ score: 3 }).sort(newest));
    await expectIndexed(notes.find({ ngrams: { $all: ['cre'] } }).sort(newest));
  });
});
