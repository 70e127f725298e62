import { describe, expect, it } from 'vitest';
import type { CandidateScorecardRecord } from '../src/modules/scorecards/candidate-scorecard.schema.js';
import type { CandidateScorecardResponse } from '../src/modules/scorecards/dto/candidate-scorecard.dto.js';
import type { ScorecardCategoryResponse } from '../src/modules/scorecards/dto/scorecard-category.dto.js';
import type { ScorecardResponse } from '../src/modules/scorecards/dto/scorecard.dto.js';
import type { ScorecardRecord } from '../src/modules/scorecards/scorecard.schema.js';
import { asCandidate } from './factories/accounts.js';
import { choice, createCategory, createScorecard, itemOf } from './factories/scorecards.js';
import { asRecruiter } from './factories/users.js';
import { NOBODY, testApi } from './support/api.js';
import { expectIndexed } from './support/explain.js';
import { fieldsOf } from './support/problems.js';

const api = await testApi();
const recruiter = (await asRecruiter(api)).client;

const addCategory = (label: string, ...items: string[]) => createCategory(recruiter, label, ...items);
const addCard = (label: string, ...categories: ScorecardCategoryResponse[]) =>
  createScorecard(recruiter, label, ...categories);

describe('a category of items', () => {
  it('grows item by item, and can be changed as a whole', async () => {
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
    expect(await recruiter.refusal('PATCH', path, { label: 'Late', version: 2 })).toBe('409 stale_version');
    expect(await recruiter.records<ScorecardCategoryResponse>('/scorecardcategories?search=words')).toEqual([body]);
  });

  it('names every wrong field', async () => {
    const { _id } = await addCategory('Work');
    const path = `/scorecardcategories/${_id}`;
    expect(await recruiter.wrongFields('POST', '/scorecardcategories', { label: ' ' })).toEqual(['label required']);
    expect(await recruiter.wrongFields('POST', path, {})).toEqual(['item required']);
    expect(await recruiter.refusal('POST', `/scorecardcategories/${NOBODY}`, { item: 'x' })).toBe('404 not_found');
    const refused = (items: object[]) => recruiter.wrongFields('PATCH', path, { items });
    expect(await refused([{ label: '' }])).toEqual(['items.0.label required']);
    expect(await refused([{ _id: NOBODY, label: 'Foreign' }])).toEqual(['items invalid_id']);
  });

  it('keeps items in use by a scorecard', async () => {
    const category = await addCategory('Work', 'Deadlines', 'Tools');
    const chosen = { _id: category._id, items: [itemOf(category, 'Deadlines')] };
    await recruiter.post('/scorecards', { label: 'Card', categories: [chosen] });
    const path = `/scorecardcategories/${category._id}`;
    const [deadlines, tools] = category.items;
    expect(await recruiter.refusal('PATCH', path, { items: [tools] })).toBe('409 in_use');
    const { body } = await recruiter.patch<ScorecardCategoryResponse>(path, { items: [deadlines] });
    expect(body.items).toEqual([deadlines]);
  });
});

describe('a scorecard', () => {
  it('has the chosen items, with weight 1 by default', async () => {
    const category = await addCategory('Language', 'Spelling', 'Style');
    const spelling = itemOf(category, 'Spelling');
    const body = await recruiter.create<ScorecardResponse>('/scorecards', {
      label: ' Live interview ',
      categories: [{ _id: category._id, items: [spelling] }],
    });
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
      expect(await recruiter.refusal('PATCH', `${path}${end}`, { ...fields, version: 0 })).toBe('409 stale_version');
    }
  });

  it('names every wrong field', async () => {
    const category = await addCategory('Language', 'Spelling');
    const refused = (body: object) => recruiter.wrongFields('POST', '/scorecards', body);
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
    expect(await recruiter.wrongFields('PATCH', `/scorecards/${card._id}/categories`, {})).toEqual([
      'categories required',
    ]);
  });

  it('can be changed as a whole: items, order and weights', async () => {
    const category = await addCategory('Language', 'Spelling', 'Style', 'Tone');
    const [spelling, style, tone] = category.items.map(({ _id }) => _id) as [string, string, string];
    const { _id } = await addCard('Card', category);
    const path = `/scorecards/${_id}`;
    const categories = [{ _id: category._id, items: [tone, spelling] }];
    const changes = { categories, weights: [{ _id: tone, weight: 0.5 }] };
    const { body } = await recruiter.patch<ScorecardResponse>(path, { ...changes, label: 'Other', version: 0 });
    expect(body).toMatchObject({ label: 'Other', categories, version: 1 });
    expect(body.selectedCategories[0]).toMatchObject({
      items: [{ weight: 1 }, { weight: 1 }, { _id: tone, weight: 0.5 }],
      selectedItems: [tone, spelling],
    });
    const refused = (weights: object[]) => recruiter.wrongFields('PATCH', path, { weights });
    expect(await refused([{ _id: style, weight: 2 }])).toEqual(['weights invalid_id']);
    expect(await refused([{ _id: tone, weight: 0 }])).toEqual(['weights.0.weight too_low']);
    expect(await refused([{ _id: tone, weight: 1.234 }])).toEqual(['weights.0.weight invalid']);
    const { candidateId } = await asCandidate(api);
    await recruiter.post(`/candidates/${candidateId}/scorecards`, [{ _id }]);
    const rated = await recruiter.get<{ records: CandidateScorecardResponse[]; totalCount: number }>(
      `/candidates/scorecards?filter[_id]=${_id}`,
      { prefer: 'count=exact' },
    );
    expect(rated.body).toMatchObject({
      records: [{ candidateId, categories: [{ items: [{ label: 'Tone', weight: 0.5 }, { label: 'Spelling' }] }] }],
      totalCount: 1,
    });
    const given = api.model<CandidateScorecardRecord>('CandidateScorecard');
    await expectIndexed(given.find({ scorecardId: { $in: [_id] } }).sort({ createdAt: 1, _id: 1 }));
  });

  it('is listed by id or with exceptions, and searched', async () => {
    const [one, two] = [await addCard('Zèbre'), await addCard('Other')];
    const list = (query: string): Promise<string[]> => recruiter.ids(`/scorecards?${query}`);
    expect(await list(`filter[_id]=${one._id},${two._id}`)).toEqual([one._id, two._id]);
    expect(await list(`filter[_id]=${one._id},${two._id}&filter[exclude]=${one._id}`)).toEqual([two._id]);
    const others = await list(`filter[exclude]=${one._id}&limit=100`);
    expect(others).toContain(two._id);
    expect(others).not.toContain(one._id);
    expect(await list('search=zebre')).toEqual([one._id]);
    const cards = api.model<ScorecardRecord>('Scorecard');
    await expectIndexed(cards.find({ removed: false }).sort({ createdAt: 1, _id: 1 }));
    await expectIndexed(cards.find({ removed: false, _id: { $nin: [one._id] } }).sort({ createdAt: 1, _id: 1 }));
    await expectIndexed(cards.find({ removed: false }).sort({ 'sortKeys.label': 1, _id: 1 }));
  });
});
