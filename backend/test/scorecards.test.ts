import { getModelToken } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CandidateScorecardRecord } from '../src/modules/scorecards/candidate-scorecard.schema.js';
import type {
  CandidateScorecardResponse,
  CandidateScorecardsResponse,
} from '../src/modules/scorecards/dto/candidate-scorecard.dto.js';
import type { ScorecardCategoryResponse } from '../src/modules/scorecards/dto/scorecard-category.dto.js';
import type { ScorecardResponse } from '../src/modules/scorecards/dto/scorecard.dto.js';
import type { ScorecardRecord } from '../src/modules/scorecards/scorecard.schema.js';
import { asCandidate } from './factories/accounts.js';
import { createCandidate, eraseCandidate } from './factories/candidates.js';
import { asRecruiter } from './factories/users.js';
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

/** A category with these items, by their labels. */
async function addCategory(label: string, ...items: string[]): Promise<ScorecardCategoryResponse> {
  let category = (await recruiter.create<ScorecardCategoryResponse>('/scorecardcategories', { label })).body;
  for (const item of items) {
    category = (await recruiter.create<ScorecardCategoryResponse>(`/scorecardcategories/${category._id}`, { item }))
      .body;
  }
  return category;
}
const itemOf = (category: ScorecardCategoryResponse, label: string): string =>
  category.items.find((item) => item.label === label)?._id ?? '';
const choice = ({ _id, items }: ScorecardCategoryResponse) => ({ _id, items: items.map((item) => item._id) });
const addCard = async (label: string, ...categories: ScorecardCategoryResponse[]): Promise<ScorecardResponse> =>
  (await recruiter.create<ScorecardResponse>('/scorecards', { label, categories: categories.map(choice) })).body;

describe('a category of items', () => {
  it('grows item by item, and is changed as a whole', async () => {
    const category = await addCategory('Language', 'Spelling', 'Style');
    expect(category).toMatchObject({
      label: 'Language',
      items: [{ label: 'Spelling' }, { label: 'Style' }],
      version: 2,
    });
    const path = `/scorecardcategories/${category._id}`;
    const [spelling] = category.items;
    const items = [{ label: 'Tone' }, { _id: spelling?._id, label: 'Spelling and grammar' }];
    const { body } = await recruiter.patch<ScorecardCategoryResponse>(path, { label: 'Words', items, version: 2 });
    expect(body).toMatchObject({ label: 'Words', items: [{ label: 'Tone' }, items[1]], version: 3 });
    expect(await recruiter.problem('PATCH', path, { label: 'Late', version: 2 })).toMatchObject({
      code: 'stale_version',
    });
    const found = await recruiter.get<{ records: ScorecardCategoryResponse[] }>('/scorecardcategories?search=words');
    expect(found.body.records).toEqual([body]);
  });

  it('names every wrong field', async () => {
    const { _id } = await addCategory('Work');
    const path = `/scorecardcategories/${_id}`;
    expect(fieldsOf(await recruiter.problem('POST', '/scorecardcategories', { label: ' ' }))).toEqual([
      'label required',
    ]);
    expect(fieldsOf(await recruiter.problem('POST', path, {}))).toEqual(['item required']);
    expect(await recruiter.problem('POST', `/scorecardcategories/${NOBODY}`, { item: 'x' })).toMatchObject({
      status: 404,
    });
    const refused = async (items: object[]) => fieldsOf(await recruiter.problem('PATCH', path, { items }));
    expect(await refused([{ label: '' }])).toEqual(['items.0.label required']);
    expect(await refused([{ _id: NOBODY, label: 'Foreign' }])).toEqual(['items invalid_id']);
  });

  it('keeps items that a scorecard has', async () => {
    const category = await addCategory('Work', 'Deadlines', 'Tools');
    const chosen = { _id: category._id, items: [itemOf(category, 'Deadlines')] };
    await recruiter.post('/scorecards', { label: 'Card', categories: [chosen] });
    const path = `/scorecardcategories/${category._id}`;
    const [deadlines, tools] = category.items;
    expect(await recruiter.problem('PATCH', path, { items: [tools] })).toMatchObject({ status: 409, code: 'in_use' });
    const { body } = await recruiter.patch<ScorecardCategoryResponse>(path, { items: [deadlines] });
    expect(body.items).toEqual([deadlines]);
  });
});

describe('a scorecard', () => {
  it('has the chosen items with a weight of 1 each, until it is another', async () => {
    const category = await addCategory('Language', 'Spelling', 'Style');
    const spelling = itemOf(category, 'Spelling');
    const { status, body } = await recruiter.create<ScorecardResponse>('/scorecards', {
      label: ' Live interview ',
      categories: [{ _id: category._id, items: [spelling] }],
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      label: 'Live interview',
      categories: [{ _id: category._id, items: [spelling] }],
      selectedCategories: [
        {
          _id: category._id,
          label: 'Language',
          items: [
            { _id: spelling, label: 'Spelling', weight: 1 },
            { label: 'Style', weight: 1 },
          ],
          selectedItems: [spelling],
        },
      ],
      version: 0,
    });
    expect((await recruiter.get<ScorecardResponse>(`/scorecards/${body._id}`)).body).toEqual(body);

    const path = `/scorecards/${body._id}`;
    const weighed = await recruiter.patch<ScorecardResponse>(`${path}/${spelling}/weight`, { weight: 1.5, version: 0 });
    expect(weighed.body.selectedCategories[0]?.items[0]?.weight).toBe(1.5);
    const chosen = await recruiter.patch<ScorecardResponse>(`${path}/categories`, { categories: [choice(category)] });
    expect(chosen.body.selectedCategories[0]?.items.map(({ weight }) => weight)).toEqual([1.5, 1]);
    const renamed = await recruiter.patch<ScorecardResponse>(path, { label: 'Phone', version: 2 });
    expect(renamed.body).toMatchObject({ label: 'Phone', categories: [choice(category)], version: 3 });
    for (const [end, fields] of [
      ['', { label: 'Late' }],
      ['/categories', { categories: [] }],
      [`/${spelling}/weight`, { weight: 2 }],
    ] as const) {
      expect(await recruiter.problem('PATCH', `${path}${end}`, { ...fields, version: 0 })).toMatchObject({
        status: 409,
        code: 'stale_version',
      });
    }
  });

  it('names every wrong field', async () => {
    const category = await addCategory('Language', 'Spelling');
    const refused = async (body: object) => fieldsOf(await recruiter.problem('POST', '/scorecards', body));
    expect(await refused({})).toEqual(['label required']);
    expect(await refused({ label: 'Card', categories: [{ _id: NOBODY, items: [] }] })).toEqual([
      'categories invalid_id',
    ]);
    expect(await refused({ label: 'Card', categories: [{ _id: category._id, items: [NOBODY] }] })).toEqual([
      'categories invalid_id',
    ]);
    expect(await refused({ label: 'Card', categories: [{ _id: 'x' }] })).toEqual([
      'categories.0._id invalid_id',
      'categories.0.items required',
    ]);
    const card = await addCard('Card', category);
    const weigh = (item: string, weight: unknown) =>
      recruiter.problem('PATCH', `/scorecards/${card._id}/${item}/weight`, { weight });
    const spelling = itemOf(category, 'Spelling');
    for (const [weight, code] of [
      [0, 'too_low'],
      [-1, 'too_low'],
      [1_001, 'too_high'],
      ['2', 'invalid'],
    ] as const) {
      expect(fieldsOf(await weigh(spelling, weight))).toEqual([`weight ${code}`]);
    }
    expect(await weigh(NOBODY, 2)).toMatchObject({ status: 404 });
    expect(fieldsOf(await recruiter.problem('PATCH', `/scorecards/${card._id}/categories`, {}))).toEqual([
      'categories required',
    ]);
  });

  it('is listed by id or without some, and searched', async () => {
    const [one, two] = [await addCard('Zèbre'), await addCard('Other')];
    const list = async (query: string): Promise<string[]> =>
      (await recruiter.get<{ records: ScorecardResponse[] }>(`/scorecards?${query}`)).body.records.map(
        ({ _id }) => _id,
      );
    expect(await list(`filter[_id]=${one._id},${two._id}`)).toEqual([one._id, two._id]);
    expect(await list(`filter[_id]=${one._id},${two._id}&filter[exclude]=${one._id}`)).toEqual([two._id]);
    const others = await list(`filter[exclude]=${one._id}&limit=100`);
    expect(others).toContain(two._id);
    expect(others).not.toContain(one._id);
    expect(await list('search=zebre')).toEqual([one._id]);
    const cards = api.app.get<Model<ScorecardRecord>>(getModelToken('Scorecard'));
    await expectIndexed(cards.find({ removed: false }).sort({ createdAt: 1, _id: 1 }));
    await expectIndexed(cards.find({ removed: false, _id: { $nin: [one._id] } }).sort({ createdAt: 1, _id: 1 }));
    await expectIndexed(cards.find({ removed: false }).sort({ label: 1, _id: 1 }));
  });

  it('is for recruiters only, ratings too', async () => {
    const { client, candidateId } = await asCandidate(api);
    for (const [method, path] of [
      ['GET', '/scorecards'],
      ['POST', '/scorecards'],
      ['GET', `/scorecards/${NOBODY}`],
      ['PATCH', `/scorecards/${NOBODY}`],
      ['DELETE', `/scorecards/${NOBODY}`],
      ['PATCH', `/scorecards/${NOBODY}/categories`],
      ['PATCH', `/scorecards/${NOBODY}/${NOBODY}/weight`],
      ['GET', '/scorecardcategories'],
      ['POST', '/scorecardcategories'],
      ['POST', `/scorecardcategories/${NOBODY}`],
      ['PATCH', `/scorecardcategories/${NOBODY}`],
      ['GET', '/candidates/scorecards'],
      ['POST', `/candidates/${candidateId}/scorecards`],
      ['PATCH', `/candidates/${candidateId}/scorecards`],
    ] as const) {
      const body = method === 'POST' || method === 'PATCH' ? {} : undefined;
      expect(await client.problem(method, path, body)).toMatchObject({ status: 403, code: 'forbidden' });
    }
  });
});

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
    const language = await addCategory('Language', 'Spelling', 'Style');
    const work = await addCategory('Work', 'Deadlines');
    const card = await addCard('Live', language, work);
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
    const [one, two] = [await addCard('One'), await addCard('Two')];
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
    const language = await addCategory('Language', 'Spelling');
    const card = await addCard('Live', language);
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
    const language = await addCategory('Language', 'Spelling');
    const [unused, card] = [await addCard('Unused'), await addCard('Kept', language)];
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
    const card = await addCard('Live');
    const candidateId = await newCandidate();
    await rate(candidateId, 'POST', [{ _id: card._id }]);
    const ratings = api.app.get<Model<CandidateScorecardRecord>>(getModelToken('CandidateScorecard'));
    await eraseCandidate(api, new Types.ObjectId(candidateId));
    expect(await ratings.countDocuments({ candidateId })).toBe(0);
    await expectIndexed(ratings.find({}).sort({ createdAt: 1, _id: 1 }));
    await expectIndexed(ratings.find({ candidateId: { $in: [candidateId] } }).sort({ createdAt: 1, _id: 1 }));
  });
});
