import { getModelToken } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
import { startApi, type TestApi } from './support/api.js';
import type { Client } from './support/client.js';
import { expectIndexed } from './support/explain.js';
import { fieldsOf } from './support/problems.js';

const NOBODY = '665f1c2e9b1d4a0012345678';
let api: TestApi;
let recruiter: Client;
beforeAll(async () => {
  api = await startApi();
  recruiter = (await asRecruiter(api)).client;
});
afterAll(() => api.close());

const newCandidate = async (): Promise<string> => String((await createCandidate(api))._id);

describe("a candidate's scorecards", () => {
  const rate = async (
    candidateId: string,
    method: 'POST' | 'PATCH',
    body: object[],
  ): Promise<CandidateScorecardResponse[]> => {
    const path = `/candidates/${candidateId}/scorecards`;
    const answer =
      method === 'POST'
        ? await recruiter.create<CandidateScorecardsResponse>(path, body)
        : await recruiter.patch<CandidateScorecardsResponse>(path, body);
    return answer.body.records;
  };

  it('are rated item by item, weighed, and listed', async () => {
    const language = await createCategory(recruiter, 'Language', 'Spelling', 'Style');
    const work = await createCategory(recruiter, 'Work', 'Deadlines');
    const card = await createScorecard(recruiter, 'Live', language, work);
    await recruiter.patch(`/scorecards/${card._id}/${itemOf(language, 'Spelling')}/weight`, { weight: 1.5 });
    const candidateId = await newCandidate();
    const [added] = await rate(candidateId, 'POST', [{ _id: card._id }]);
    expect(added).toMatchObject({
      _id: card._id,
      candidateId,
      label: 'Live',
      scores: {},
      comment: null,
      percent: null,
    });
    expect(added?.categories.map(({ label, items }) => [label, items.length])).toEqual([
      ['Language', 2],
      ['Work', 1],
    ]);

    const scores = {
      [`${language._id}-${itemOf(language, 'Spelling')}`]: 4,
      [`${language._id}-${itemOf(language, 'Style')}`]: 3,
    };
    const [rated] = await rate(candidateId, 'PATCH', [{ _id: card._id, scores, comment: ' Strong ', version: 0 }]);
    expect(rated).toMatchObject({ scores, comment: 'Strong', percent: 72, version: 1 });
    const page = await recruiter.get<{ records: CandidateScorecardResponse[] }>(
      `/candidates/scorecards?filter[candidateId]=${candidateId}`,
    );
    expect(page.body.records).toEqual([rated]);
    const stale = await recruiter.problem('PATCH', `/candidates/${candidateId}/scorecards`, [
      { _id: card._id, comment: 'Late', version: 0 },
    ]);
    expect(stale).toMatchObject({ status: 409, code: 'stale_version' });
  });

  it('are changed one by one or taken away, and the others stay', async () => {
    const [one, two] = [await createScorecard(recruiter, 'One'), await createScorecard(recruiter, 'Two')];
    const candidateId = await newCandidate();
    const added = await rate(candidateId, 'POST', [{ _id: one._id }, { _id: two._id, comment: 'Two' }]);
    expect(added.map(({ label }) => label)).toEqual(['One', 'Two']);
    const left = await rate(candidateId, 'PATCH', [{ _id: one._id, removed: true }]);
    expect(left).toMatchObject([{ _id: two._id, comment: 'Two' }]);
    const twice = await recruiter.problem('POST', `/candidates/${candidateId}/scorecards`, [
      { _id: one._id },
      { _id: two._id },
    ]);
    expect(twice).toMatchObject({ status: 409, code: 'already_exists' });
    expect(await rate(candidateId, 'PATCH', [{ _id: two._id, comment: '' }])).toMatchObject([{ comment: null }]);
  });

  it('refuse ratings that are none', async () => {
    const language = await createCategory(recruiter, 'Language', 'Spelling');
    const card = await createScorecard(recruiter, 'Live', language);
    const path = `/candidates/${await newCandidate()}/scorecards`;
    const key = `${language._id}-${itemOf(language, 'Spelling')}`;
    const refused = async (body: object | unknown[]) => fieldsOf(await recruiter.problem('POST', path, body));
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
    expect(await recruiter.problem('POST', `/candidates/${NOBODY}/scorecards`, [{ _id: card._id }])).toMatchObject({
      status: 404,
    });
    expect(await recruiter.problem('PATCH', path, [{ _id: card._id }])).toMatchObject({ status: 404 });
  });

  it('keep a deleted scorecard, which is deleted only when forced while it is in use', async () => {
    const language = await createCategory(recruiter, 'Language', 'Spelling');
    const [unused, card] = [
      await createScorecard(recruiter, 'Unused'),
      await createScorecard(recruiter, 'Kept', language),
    ];
    expect((await recruiter.delete(`/scorecards/${unused._id}`)).status).toBe(204);
    expect(await recruiter.problem('DELETE', `/scorecards/${unused._id}`)).toMatchObject({ status: 404 });
    const candidateId = await newCandidate();
    const scores = { [`${language._id}-${itemOf(language, 'Spelling')}`]: 5 };
    await rate(candidateId, 'POST', [{ _id: card._id, scores }]);
    const path = `/scorecards/${card._id}`;
    expect(await recruiter.problem('DELETE', path)).toMatchObject({ status: 409, code: 'in_use' });
    expect((await recruiter.delete(`${path}?force=true`)).status).toBe(204);
    expect(await recruiter.problem('GET', path)).toMatchObject({ status: 404 });
    const page = await recruiter.get<{ records: CandidateScorecardResponse[] }>(
      `/candidates/scorecards?filter[candidateId]=${candidateId}`,
    );
    expect(page.body.records).toMatchObject([{ label: 'Kept', percent: 100 }]);
    const other = await recruiter.problem('POST', `/candidates/${await newCandidate()}/scorecards`, [
      { _id: card._id },
    ]);
    expect(fieldsOf(other)).toEqual(['0._id invalid_id']);
  });

  it('go with their candidate, and are served by indexes', async () => {
    const card = await createScorecard(recruiter, 'Live');
    const candidateId = await newCandidate();
    await rate(candidateId, 'POST', [{ _id: card._id }]);
    const ratings = api.app.get<Model<CandidateScorecardRecord>>(getModelToken('CandidateScorecard'));
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
    (await who.get<CandidateScorecardsResponse>(`/candidates/scorecards?filter[candidateId]=${candidateId}`)).body
      .records[0];

  it('each have their own scores, comment and version, and see those of all with average and spread', async () => {
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

  it('score at the same time without losing anything or being told of each other', async () => {
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

  it('are told when they themselves scored in another window, the first time too', async () => {
    await recruiter.post(path(), [{ _id: card }]);
    const windows = await Promise.all(
      [1, 2].map((score) => sofie.request('PATCH', path(), [{ _id: card, scores: { [spelling]: score }, version: 0 }])),
    );
    expect(windows.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = await sofie.problem('PATCH', path(), [{ _id: card, comment: 'Late', version: 2 }]);
    expect(late).toMatchObject({ code: 'stale_version' });
    expect(await give(sofie, { comment: 'Twice' })).toMatchObject({ comment: 'Twice', version: 2 });
  });

  it('count while they rate: a comment alone does not, and whoever takes all back is gone', async () => {
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

  it('leave their scores when they leave, and lose them with the card', async () => {
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
