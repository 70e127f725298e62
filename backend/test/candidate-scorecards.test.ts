import { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { Transactions } from '../src/common/mongo/transactions.js';
import type { CandidateScorecardRecord } from '../src/modules/scorecards/candidate-scorecard.schema.js';
import type {
  CandidateScorecardResponse,
  CandidateScorecardsResponse,
} from '../src/modules/scorecards/dto/candidate-scorecard.dto.js';
import { UsersService } from '../src/modules/users/users.service.js';
import { createCandidate, eraseCandidate } from './factories/candidates.js';
import { createCategory, createScorecard, itemOf } from './factories/scorecards.js';
import { asRecruiter, loggedIn } from './factories/users.js';
import { NOBODY, testApi } from './support/api.js';
import type { Client } from './support/client.js';
import { expectIndexed } from './support/explain.js';

const api = await testApi();
const recruiter = (await asRecruiter(api)).client;

const newCandidate = async (): Promise<string> => String((await createCandidate(api))._id);

describe("a candidate's scorecards", () => {
  const pathOf = (candidateId: string): string => `/candidates/${candidateId}/scorecards`;
  const add = async (candidateId: string, body: object[]): Promise<CandidateScorecardResponse[]> =>
    (await recruiter.create<CandidateScorecardsResponse>(pathOf(candidateId), body)).records;
  const rate = async (candidateId: string, body: object[]): Promise<CandidateScorecardResponse[]> =>
    (await recruiter.patch<CandidateScorecardsResponse>(pathOf(candidateId), body)).body.records;
  const given = (candidateId: string): Promise<CandidateScorecardResponse[]> =>
    recruiter.records(`/candidates/scorecards?filter[candidateId]=${candidateId}`);

  it('are rated item by item, weighed, and listed', async () => {
    const language = await createCategory(recruiter, 'Language', 'Spelling', 'Style');
    const work = await createCategory(recruiter, 'Work', 'Deadlines');
    const card = await createScorecard(recruiter, 'Live', language, work);
    await recruiter.patch(`/scorecards/${card._id}/${itemOf(language, 'Spelling')}/weight`, { weight: 1.5 });
    const candidateId = await newCandidate();
    const [added] = await add(candidateId, [{ _id: card._id }]);
    const unrated = { label: 'Live', scores: {}, comment: null, percent: null };
    expect(added).toMatchObject({ ...unrated, _id: card._id, candidateId });
    expect(added?.categories.map(({ label, items }) => [label, items.length])).toEqual([
      ['Language', 2],
      ['Work', 1],
    ]);

    const scores = {
      [`${language._id}-${itemOf(language, 'Spelling')}`]: 4,
      [`${language._id}-${itemOf(language, 'Style')}`]: 3,
    };
    const [rated] = await rate(candidateId, [{ _id: card._id, scores, comment: ' Strong ', version: 0 }]);
    expect(rated).toMatchObject({ scores, comment: 'Strong', percent: 72, version: 1 });
    expect(await given(candidateId)).toEqual([rated]);
    const late = [{ _id: card._id, comment: 'Late', version: 0 }];
    expect(await recruiter.refusal('PATCH', pathOf(candidateId), late)).toBe('409 stale_version');
  });

  it('are changed or removed one by one', async () => {
    const [one, two] = [await createScorecard(recruiter, 'One'), await createScorecard(recruiter, 'Two')];
    const candidateId = await newCandidate();
    const added = await add(candidateId, [{ _id: one._id }, { _id: two._id, comment: 'Two' }]);
    expect(added.map(({ label }) => label)).toEqual(['One', 'Two']);
    const left = await rate(candidateId, [{ _id: one._id, removed: true }]);
    expect(left).toMatchObject([{ _id: two._id, comment: 'Two' }]);
    const both = [{ _id: one._id }, { _id: two._id }];
    expect(await recruiter.refusal('POST', pathOf(candidateId), both)).toBe('409 already_exists');
    expect(await rate(candidateId, [{ _id: two._id, comment: '' }])).toMatchObject([{ comment: null }]);
  });

  it('refuse invalid ratings', async () => {
    const language = await createCategory(recruiter, 'Language', 'Spelling');
    const card = await createScorecard(recruiter, 'Live', language);
    const path = pathOf(await newCandidate());
    const key = `${language._id}-${itemOf(language, 'Spelling')}`;
    const refused = (body: object | unknown[]) => recruiter.wrongFields('POST', path, body);
    expect(await refused([{ _id: card._id, scores: { [key]: 6 } }])).toEqual([`0.scores.${key} invalid`]);
    expect(await refused([{ _id: card._id, scores: { [key]: 2.5, other: 3 } }])).toEqual([
      `0.scores.${key} invalid`,
      '0.scores.other invalid',
    ]);
    expect(await refused([{ _id: NOBODY }])).toEqual(['0._id invalid_id']);
    expect(await refused([{ _id: card._id }, { _id: 'x', percent: 100 }])).toEqual([
      '1._id invalid_id',
      '1.percent unknown_field',
    ]);
    expect(await refused([])).toEqual(['body required']);
    for (const body of [{ _id: card._id }, ['x'], [null], [[]]]) {
      expect((await recruiter.problem('POST', path, body)).status).toBe(400);
    }
    expect(await recruiter.refusal('POST', pathOf(NOBODY), [{ _id: card._id }])).toBe('404 not_found');
    expect(await recruiter.refusal('PATCH', path, [{ _id: card._id }])).toBe('404 not_found');
  });

  it('keep a deleted scorecard, whose deletion needs force while in use', async () => {
    const language = await createCategory(recruiter, 'Language', 'Spelling');
    const [unused, card] = [
      await createScorecard(recruiter, 'Unused'),
      await createScorecard(recruiter, 'Kept', language),
    ];
    expect((await recruiter.delete(`/scorecards/${unused._id}`)).status).toBe(204);
    expect(await recruiter.refusal('DELETE', `/scorecards/${unused._id}`)).toBe('404 not_found');
    const candidateId = await newCandidate();
    const scores = { [`${language._id}-${itemOf(language, 'Spelling')}`]: 5 };
    await add(candidateId, [{ _id: card._id, scores }]);
    const path = `/scorecards/${card._id}`;
    expect(await recruiter.refusal('DELETE', path)).toBe('409 in_use');
    expect((await recruiter.delete(`${path}?force=true`)).status).toBe(204);
    expect(await recruiter.refusal('GET', path)).toBe('404 not_found');
    expect(await given(candidateId)).toMatchObject([{ label: 'Kept', percent: 100 }]);
    const other = pathOf(await newCandidate());
    expect(await recruiter.wrongFields('POST', other, [{ _id: card._id }])).toEqual(['0._id invalid_id']);
  });

  it('are erased with their candidate, and are served by indexes', async () => {
    const card = await createScorecard(recruiter, 'Live');
    const candidateId = await newCandidate();
    await add(candidateId, [{ _id: card._id }]);
    const ratings = api.model<CandidateScorecardRecord>('CandidateScorecard');
    await eraseCandidate(api, new Types.ObjectId(candidateId));
    expect(await ratings.countDocuments({ candidateId })).toBe(0);
    await expectIndexed(ratings.find({}).sort({ createdAt: 1, _id: 1 }));
    await expectIndexed(ratings.find({ candidateId: { $in: [candidateId] } }).sort({ createdAt: 1, _id: 1 }));
  });
});

describe('several recruiters', () => {
  let candidateId: string;
  let card: string;
  let spelling: string;
  let style: string;
  let sofie: Client;
  let pieter: Client;
  let pieterId: Types.ObjectId;
  beforeEach(async () => {
    const language = await createCategory(recruiter, 'Language', 'Spelling', 'Style');
    const { _id } = await createScorecard(recruiter, 'Live', language);
    card = _id;
    spelling = `${language._id}-${itemOf(language, 'Spelling')}`;
    style = `${language._id}-${itemOf(language, 'Style')}`;
    await recruiter.patch(`/scorecards/${card}/${itemOf(language, 'Spelling')}/weight`, { weight: 2 });
    candidateId = await newCandidate();
    const roles = ['recruiter' as const];
    sofie = (await loggedIn(api, { firstname: 'Sofie', name: 'De Backer', roles })).client;
    const { client, user } = await loggedIn(api, { firstname: 'Pieter', name: 'Maes', roles });
    [pieter, pieterId] = [client, user._id];
  });

  const path = (): string => `/candidates/${candidateId}/scorecards`;
  const give = async (who: Client, fields: object): Promise<CandidateScorecardResponse | undefined> =>
    (await who.patch<CandidateScorecardsResponse>(path(), [{ _id: card, ...fields }])).body.records[0];
  const read = async (who: Client): Promise<CandidateScorecardResponse | undefined> =>
    (await who.records<CandidateScorecardResponse>(`/candidates/scorecards?filter[candidateId]=${candidateId}`))[0];

  it('have scores, comment and version of their own, and see those of all with average and spread', async () => {
    await sofie.post(path(), [{ _id: card, scores: { [spelling]: 5, [style]: 4 }, comment: 'Careful' }]);
    expect(await read(pieter)).toMatchObject({ scores: {}, comment: null, percent: null, version: 0 });
    const given = await give(pieter, { scores: { [spelling]: 3 }, version: 0 });
    expect(given).toMatchObject({ scores: { [spelling]: 3 }, comment: null, percent: 60, version: 1 });
    expect(given?.assessments).toMatchObject([
      {
        recruiter: { firstname: 'Sofie', name: 'De Backer' },
        scores: { [spelling]: 5, [style]: 4 },
        comment: 'Careful',
        percent: 93.33,
      },
      { recruiter: { _id: String(pieterId) }, scores: { [spelling]: 3 }, comment: null, percent: 60 },
    ]);
    expect(given?.summary).toEqual({ count: 2, average: 76.67, lowest: 60, highest: 93.33 });
    expect(await read(sofie)).toEqual({
      ...given,
      scores: { [spelling]: 5, [style]: 4 },
      comment: 'Careful',
      percent: 93.33,
      version: 0,
    });
  });

  it('score simultaneously without losses or conflicts', async () => {
    await recruiter.post(path(), [{ _id: card }]);
    const others = await Promise.all([1, 2, 3].map(() => asRecruiter(api)));
    const all = [sofie, pieter, ...others.map(({ client }) => client)];
    for (const [version, score] of [1, 4].entries()) {
      await Promise.all(
        all.map((who, index) => give(who, { scores: { [spelling]: score, [style]: index + 1 }, version })),
      );
    }
    const everyone = await read(sofie);
    expect(everyone?.assessments.map(({ scores }) => scores[style]).sort()).toEqual([1, 2, 3, 4, 5]);
    expect(everyone?.assessments.map(({ scores }) => scores[spelling])).toEqual([4, 4, 4, 4, 4]);
    expect(everyone?.summary).toMatchObject({ count: 5, average: 73.33, lowest: 60, highest: 86.67 });
  });

  it('get a conflict for their own scores in another window, also the first time', async () => {
    await recruiter.post(path(), [{ _id: card }]);
    const windows = await Promise.all(
      [1, 2].map((score) => sofie.request('PATCH', path(), [{ _id: card, scores: { [spelling]: score }, version: 0 }])),
    );
    expect(windows.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = await sofie.refusal('PATCH', path(), [{ _id: card, comment: 'Late', version: 2 }]);
    expect(late).toBe('409 stale_version');
    expect(await give(sofie, { comment: 'Twice' })).toMatchObject({ comment: 'Twice', version: 2 });
  });

  it('count with a rating: not with a comment only, nor after removing all ratings', async () => {
    await recruiter.post(path(), [{ _id: card }]);
    await give(sofie, { comment: 'Only a word' });
    expect(await read(pieter)).toMatchObject({
      assessments: [{ comment: 'Only a word', percent: null }],
      summary: null,
    });
    await give(pieter, { scores: { [style]: 2 } });
    expect((await read(sofie))?.summary).toEqual({ count: 1, average: 40, lowest: 40, highest: 40 });
    expect(await give(pieter, { scores: {} })).toMatchObject({ assessments: [{ comment: 'Only a word' }], version: 2 });
  });

  it('leave their scores behind, and lose them with the card', async () => {
    await recruiter.post(path(), [{ _id: card, scores: { [style]: 5 } }]);
    await give(pieter, { scores: { [style]: 3 } });
    await api.app.get(Transactions).run((session) => api.app.get(UsersService).delete(pieterId, session));
    const left = await read(sofie);
    expect(left?.assessments[1]).toMatchObject({ recruiter: null, percent: 60 });
    expect(left?.summary?.count).toBe(2);
    await sofie.patch(path(), [{ _id: card, removed: true }]);
    expect(await read(recruiter)).toBeUndefined();
  });
});
