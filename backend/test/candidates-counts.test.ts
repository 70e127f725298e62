import { MAX_COUNT } from '@byline/shared-types/domain';
import { Types } from 'mongoose';
import { beforeAll, describe, expect, it } from 'vitest';
import { TileCounters } from '../src/modules/candidates/list/tile-counters.js';
import type { CandidateRecord } from '../src/modules/candidates/record/candidate.record.js';
import { derivedFields } from '../src/modules/candidates/record/candidate.rules.js';
import type {
  CandidateNeighboursResponse,
  CandidateTilesResponse,
} from '../src/modules/candidates/dto/candidate-counts.dto.js';
import { fillPool, POOL_SIZE } from './factories/pool.js';
import { asRecruiter } from './factories/users.js';
import { testApi } from './support/api.js';
import { plansOf, slowPlans, wastefulPlans } from './support/plans.js';

/** More candidates than the API counts, all alike, and older than those of the pool. */
const MANY = MAX_COUNT + 250;
const EXACT = { prefer: 'count=exact' };

const api = await testApi();
const recruiter = (await asRecruiter(api)).client;
const pool = await fillPool(api);
beforeAll(async () => {
  const candidates = api.model<CandidateRecord>('Candidate');
  const model = await candidates.findOne({ function: 'translator', country: { $ne: 'MT' } }).lean<CandidateRecord>();
  if (!model) throw new Error('nobody to be like');
  const like = {
    ...model,
    archived: false,
    status: 'test',
    assignedTo: pool.assigneeId,
    firstname: 'Xu',
    country: 'BE',
  } as const;
  const copies = Array.from({ length: MANY }, (_, index) => ({
    ...like,
    ...derivedFields(like),
    _id: new Types.ObjectId(),
    email: `xu${index}@example.be`,
    createdAt: new Date(Date.UTC(2020, 0, 1) + index * 60_000),
  }));
  await candidates.collection.insertMany(copies);
  await api.app.get(TileCounters).recount();
});

const tiles = async (query: string, headers = {}): Promise<CandidateTilesResponse> =>
  (await recruiter.get<CandidateTilesResponse>(`/candidates/tiles?${query}`, headers)).body;
const list = (query: string): Promise<string[]> => recruiter.ids(`/candidates?${query}`);
const neighbours = async (id: string, query: string, headers = {}): Promise<CandidateNeighboursResponse> =>
  (await recruiter.get<CandidateNeighboursResponse>(`/candidates/${id}/neighbours?${query}`, headers)).body;

describe('the counts of a list', () => {
  it('stop at so many without a request for the exact number, and say which did', async () => {
    const said = await tiles('filter[function]=translator');
    const exact = await tiles('filter[function]=translator', EXACT);
    expect(exact).toMatchObject({ capped: [], test: exact.test });
    expect(exact.test).toBeGreaterThan(MANY);
    expect(said.capped.sort()).toEqual(['active', 'recruiter', 'test', 'total']);
    for (const name of ['active', 'recruiter', 'test', 'total'] as const) expect(said[name]).toBe(MAX_COUNT);
    for (const name of ['newApplicant', 'phoneInterview', 'offer', 'archived'] as const) {
      expect(said[name]).toBe(exact[name]);
    }
  });

  it('match the list for every other filter', async () => {
    const few = await tiles('filter[function]=translator&filter[status]=offer');
    expect(few).toMatchObject({ offer: 1, total: 1, test: MAX_COUNT });
    const pair = await tiles('filter[function]=translator&filter[country]=BE&filter[archived]=true');
    const exact = await tiles('filter[function]=translator&filter[country]=BE&filter[archived]=true', EXACT);
    expect(pair).toMatchObject({ archived: exact.archived, total: exact.archived, recruiter: MAX_COUNT });
    expect(pair.capped).not.toContain('total');
  });

  it('are exact without a filter, from the stored counts', async () => {
    const all = await tiles('');
    expect(all).toMatchObject({ total: POOL_SIZE + MANY, capped: [] });
    expect(await tiles('', EXACT)).toEqual(all);
    expect(await tiles('filter[archived]=false&filter[status]=test')).toMatchObject({ ...all, total: all.test });
    const some = await tiles('filter[archived]=false&filter[status]=test,offer');
    expect(some).toMatchObject({ ...all, total: MAX_COUNT, capped: ['total'] });
    expect((await tiles('filter[archived]=false&filter[status]=test,offer', EXACT)).total).toBe(all.test + all.offer);
  });

  it('of a larger search are lower bounds', async () => {
    const said = await tiles('search=xu');
    expect(said.active).toBeGreaterThan(MAX_COUNT - 1);
    expect(said.capped).toContain('archived');
    expect(await tiles('search=xu', EXACT)).toMatchObject({ active: MANY, total: MANY, capped: [] });
  });

  it('count candidates without and with a recruiter in the list, which the tiles exclude', async () => {
    const mixed = `filter[assignedTo]=none,${String(pool.assigneeId)}`;
    const exact = await tiles(mixed, EXACT);
    expect(exact.total).toBeGreaterThan(exact.active + exact.archived);
    expect(await tiles(mixed)).toMatchObject({ newApplicant: 0, total: MAX_COUNT });
  });

  it('read an index, no further than they count', async () => {
    const counted = [
      ...['filter[function]=translator', 'filter[function]=translator&filter[country]=BE'],
      ...['filter[dayRate][to]=5000', 'filter[pricePerWord][from]=0', 'filter[pricePerHour][from]=0'],
      'filter[yearsExperience][from]=0&filter[archived]=false',
    ];
    const plans = await plansOf(api, 'candidates', () => Promise.all(counted.map((query) => tiles(query))));
    expect(slowPlans(plans)).toEqual([]);
    for (const { docsExamined, keysExamined } of plans) {
      expect(docsExamined).toBe(0);
      expect(keysExamined).toBeLessThan(MAX_COUNT * 1.1);
    }
  });

  it('of a place in a list stop too', async () => {
    const last = (await list('sort=createdAt&limit=1'))[0] ?? '';
    const query = 'filter[function]=translator';
    expect(await neighbours(last, query)).toMatchObject({
      ...{ next: null, position: MAX_COUNT, total: MAX_COUNT },
      capped: ['position', 'total'],
    });
    const { total } = await tiles(query, EXACT);
    expect(await neighbours(last, query, EXACT)).toMatchObject({ position: total, total, capped: [] });
  });
});

describe('a page of a list', () => {
  const orders = ['sort=-createdAt', 'sort=createdAt', 'sort=name', 'sort=status,-name', 'sort=-createdAt&search=an'];

  it.each([...orders, 'filter[function]=translator', 'filter[archived]=false&filter[country]=BE&sort=city'])(
    'comes after a record and before one, as by skipping: %s',
    async (query) => {
      const rows = await list(`${query}&limit=60`);
      expect(rows).toHaveLength(60);
      expect(await list(`${query}&limit=10&after=${rows[39]}`)).toEqual(rows.slice(40, 50));
      expect(await list(`${query}&limit=10&before=${rows[40]}`)).toEqual(rows.slice(30, 40));
      expect(await list(`${query}&limit=10&before=${rows[4]}`)).toEqual(rows.slice(0, 4));
    },
  );

  it('falls back to skipping if the record is gone', async () => {
    const gone = String(new Types.ObjectId());
    expect(await list(`limit=5&skip=10&after=${gone}`)).toEqual(await list('limit=5&skip=10'));
  });

  it.each([
    ['after=1', 'after'],
    ['after=665f1c2e9b1d4a0012345678&before=665f1c2e9b1d4a0012345678', 'before'],
  ])('refuses %s', async (query, field) => {
    const problem = await recruiter.problem('GET', `/candidates?${query}`);
    expect(problem.errors?.map((error) => error.field)).toEqual([field]);
  });

  it.each(['', '&filter[archived]=false', '&filter[archived]=false&filter[assignedTo]=any', '&sort=name'])(
    'near the end is read from there: %s',
    async (query) => {
      const total = (await tiles(query)).total;
      const order = query.includes('sort') ? '-name' : 'createdAt';
      const backwards = await list(`${query.replace('&sort=name', '')}&sort=${order}&limit=100&skip=1000`);
      const plans = await plansOf(api, 'candidates', async () => {
        expect(await list(`${query}&limit=100&skip=${total - 1_100}`)).toEqual(backwards.reverse());
      });
      expect(slowPlans(plans)).toEqual([]);
      expect(wastefulPlans(plans)).toEqual([]);
      expect(Math.max(...plans.map(({ keysExamined }) => keysExamined))).toBeLessThan(1_300);
    },
  );

  it('past the end is empty, and the last one has the rest', async () => {
    const { total } = await tiles('');
    expect(await list(`limit=10&skip=${total}`)).toEqual([]);
    expect(await list(`limit=10&skip=${total - 3}`)).toEqual((await list('sort=createdAt&limit=3')).reverse());
  });
});
