import { CANDIDATE_TILES } from '@byline/shared-types/domain';
import { Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { TileCounters } from '../src/modules/candidates/list/tile-counters.js';
import type { CandidateTilesResponse } from '../src/modules/candidates/dto/candidate-counts.dto.js';
import type { CandidateListItemResponse } from '../src/modules/candidates/dto/candidate.dto.js';
import { createCandidate } from './factories/candidates.js';
import { fillPool, POOL_SIZE } from './factories/pool.js';
import { asRecruiter, createUser } from './factories/users.js';
import { testApi } from './support/api.js';
import { plansOf, slowPlans, wastefulPlans, type Plan } from './support/plans.js';

interface CandidatePage {
  records: CandidateListItemResponse[];
  totalCount: number | null;
}

const api = await testApi();
const recruiter = (await asRecruiter(api)).client;
const pool = await fillPool(api);

const list = async (query: string): Promise<CandidatePage> =>
  (await recruiter.get<CandidatePage>(`/candidates?${query}`, { prefer: 'count=exact' })).body;
const names = ({ records }: CandidatePage): string[] => records.map(({ firstname, name }) => `${firstname} ${name}`);

describe('the candidate list', () => {
  it('answers newest first, ten at a time, counted when asked', async () => {
    const { body, headers } = await recruiter.get<CandidatePage>('/candidates', { prefer: 'count=exact' });
    expect(headers.get('preference-applied')).toBe('count=exact');
    expect(body.records).toHaveLength(10);
    expect(body.totalCount).toBe(POOL_SIZE);
    const dates = body.records.map(({ createdAt }) => createdAt);
    expect(dates).toEqual([...dates].sort().reverse());
    expect((await recruiter.get<CandidatePage>('/candidates')).body.totalCount).toBeNull();
  });

  it('carries labels and names, so that one call fills the table', async () => {
    const { records } = await list(`search=Wouter Zeldzaam`);
    expect(records).toHaveLength(1);
    expect(records[0]).toMatchObject({
      userfunction: [{ _id: 'translator', name: 'translator' }],
      skills: [{ skillId: String(pool.skillId), level: 4, label: { EN: 'Tourism' }, state: 'approved' }],
      candidatetags: [{ _id: String(pool.tagId), label: 'Sworn translator' }],
      assigned: [{ _id: String(pool.assigneeId), firstname: 'Lotte', name: 'Janssens' }],
      status: 'offer',
      missing: ['street', 'number', 'phone'],
    });
  });

  it('gives every candidate once over its pages, also with equal sort keys', async () => {
    const ids = new Set<string>();
    for (let skip = 0; skip < POOL_SIZE; skip += 100) {
      const { records } = await list(`limit=100&skip=${skip}&sort=city,status`);
      records.forEach(({ _id }) => ids.add(_id));
    }
    expect(ids.size).toBe(POOL_SIZE);
  });

  it('sorts names by family name, ignoring case and accents', async () => {
    await createCandidate(api, { firstname: 'Zoë', name: 'Äbel' });
    await createCandidate(api, { firstname: 'Adam', name: 'àbel' });
    expect(names(await list('sort=name&limit=2'))).toEqual(['Adam àbel', 'Zoë Äbel']);
    await api.model<object>('Candidate').deleteMany({ nameKey: /^abel/ });
    await api.app.get(TileCounters).recount();
  });

  it.each(['Wouter Zeldzaam', 'zeldzaam wouter', 'WOÛTER  zeld', 'eldzaa'])('finds %s', async (search) => {
    expect(names(await list(`search=${encodeURIComponent(search)}`))).toEqual(['Wouter Zeldzaam']);
  });

  it.each(['wouterzeldzaam', '.*', '$where', 'Zeldzaam\nWouter Z'])('does not find %s', async (search) => {
    expect((await list(`search=${encodeURIComponent(search)}`)).records).toEqual([]);
  });

  it.each(['an', 'WÓ', 'ann', 'anne', 'e p', 'jans', 'leen peet', 'zeldzaam'])(
    'searches for %s in an index that has hardly anybody else, however many there are',
    async (search) => {
      const plans = await plansOf(api, 'candidates', async () => {
        for (const limit of [1, 10, 100]) await recruiter.get(`/candidates?limit=${limit}&search=${search}`);
      });
      expect(slowPlans(plans)).toEqual([]);
      expect(wastefulPlans(plans, 3)).toEqual([]);
    },
  );

  it('ignores an empty filter', async () => {
    expect((await list('filter[status]=&filter[country]=')).totalCount).toBe(POOL_SIZE);
  });

  it('picks fields', async () => {
    const { records } = await list('fields=firstname,status&limit=1');
    expect(Object.keys(records[0] ?? {}).sort()).toEqual(['_id', 'firstname', 'status']);
  });

  it.each([
    ['filter[nothing]=1', 'filter.nothing'],
    ['filter[status]=hired', 'filter.status'],
    ['filter[skills]=12', 'filter.skills'],
    ['filter[sworn]=false', 'filter.sworn'],
    ['filter[specialism]=poetry', 'filter.specialism'],
    ['filter[translatesTo]=nl-XX', 'filter.translatesTo'],
    ['filter[createdAt][since]=2026-01-01', 'filter.createdAt.since'],
    ['filter[createdAt][from]=2026-W01', 'filter.createdAt.from'],
    ['filter[createdAt][to]=20260101', 'filter.createdAt.to'],
    ['filter[createdAt][]=2026-01-01', 'filter.createdAt'],
    ['filter[availableOn]=2026-02-30', 'filter.availableOn'],
    ['filter[freeBetween][from]=soon', 'filter.freeBetween.from'],
    ['filter[freeBetween][from]=2099-03-01&filter[freeBetween][to]=2099-02-01', 'filter.freeBetween.to'],
    ['filter[freeDays]=8', 'filter.freeDays'],
    ['filter[confirmedWithin]=0', 'filter.confirmedWithin'],
    ['filter[pricePerWord][from]=cheap', 'filter.pricePerWord.from'],
    ['filter[dayRate][to]=', 'filter.dayRate.to'],
    ['filter[createdAt][from]=2026-11-20T10:00', 'filter.createdAt.from'],
    ['filter[country]=Belgium', 'filter.country'],
    ['filter[assignedTo]=me', 'filter.assignedTo'],
    ['filter[$where]=1', 'filter.$where'],
    ['sort=password', 'sort.password'],
    ['fields=ngrams', 'fields.ngrams'],
    ['limit=101', 'limit'],
  ])('refuses %s, naming it', async (query, field) => {
    const problem = await recruiter.problem('GET', `/candidates?${query}`);
    expect(problem.status).toBe(400);
    expect(problem.errors?.map((error) => error.field)).toContain(field);
  });
});

describe('a filter of the candidate list', () => {
  const day = (offset: number): string => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
  const only = 'Wouter Zeldzaam';
  const cases = (): [string, string][] => [
    ['status', 'filter[status]=offer'],
    ['several statuses', 'filter[status][]=offer&filter[status][]=contract'],
    ['function', 'filter[function]=translator&filter[status]=offer'],
    ['skill', `filter[skills]=${String(pool.skillId)}`],
    ['skill with a level', `filter[skills]=${String(pool.skillId)}:4`],
    ['mother tongue', 'filter[motherTongue]=et'],
    ['translation pair', 'filter[translatesFrom]=et&filter[translatesTo]=mt'],
    ['sworn pair', 'filter[translatesFrom]=et&filter[translatesTo]=mt&filter[sworn]=true'],
    ['sworn', 'filter[sworn]=true'],
    ['subject area of a pair', 'filter[translatesTo]=mt&filter[sworn]=true&filter[specialism]=literary'],
    ['subject area', 'filter[specialism]=literary'],
    ['pair with a variant', 'filter[translatesFrom]=lv&filter[translatesTo]=zh-TW'],
    ['pair with the language of a variant', 'filter[translatesFrom]=lv&filter[translatesTo]=zh'],
    ['pair with the script of a variant', 'filter[translatesTo]=zh-Hant'],
    ['translation tool', 'filter[catTools]=wordfast,omegat'],
    ['words a day', 'filter[wordsPerDay][from]=9999'],
    ['language translated from', 'filter[translatesFrom]=et'],
    ['language translated to', 'filter[translatesTo]=mt'],
    ['country', 'filter[country]=MT'],
    ['province', 'filter[province]=OTH'],
    ['city', 'filter[city]=VALLETTÀ'],
    ['postal code', 'filter[postal]=VLT 1117'],
    ['place by city', 'filter[place]=valletta'],
    ['place by postal code', 'filter[place]=VLT 1117'],
    ['name', 'filter[name]=ZELDZÀAM'],
    ['first name and name', 'filter[firstname]=wôut&filter[name]=zeldz'],
    ['price per word', 'filter[pricePerWord][from]=7&filter[pricePerWord][to]=8'],
    [
      'price per word or hour',
      'filter[pricePerWord][from]=7&filter[pricePerWord][to]=8&filter[pricePerHour][from]=7777',
    ],
    ['day rate', 'filter[dayRate][from]=7777'],
    ['years of experience', 'filter[yearsExperience][from]=39'],
    ['freelancer', 'filter[freelancer]=false'],
    ['free between', `filter[freeBetween][from]=${day(30)}&filter[freeBetween][to]=${day(40)}`],
    ['days a week', 'filter[freeDays]=3'],
    ['confirmed', 'filter[confirmedWithin]=14'],
    ['tag', `filter[tags]=${String(pool.tagId)}`],
    ['source', `filter[sourceId]=${String(pool.sourceId)}`],
    ['assigned recruiter', `filter[assignedTo]=${String(pool.assigneeId)}`],
    ['folder', `filter[folder]=${String(pool.folderId)}`],
    ['application for a job', `filter[jobId]=${String(pool.jobId)}`],
    ['public profile', 'filter[publicEnabled]=false'],
    ['ids', `filter[ids]=${String(pool.rareId)},${String(new Types.ObjectId())}`],
    ['login', `filter[userId]=${String(pool.userId)}`],
    ['registered', 'filter[createdAt][from]=2019-01-01&filter[createdAt][to]=2019-12-31'],
    ['modified', 'filter[modifiedAt][to]=2019-12-31'],
  ];

  it('finds exactly the matching candidates, for every filter', async () => {
    const found = await Promise.all(cases().map(async ([what, query]) => [what, names(await list(query))] as const));
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(cases().map(([what]) => [what, [only]])));
  });

  it('combines with "and"', async () => {
    expect(names(await list('filter[country]=MT&filter[status]=none'))).toEqual([]);
    expect(names(await list(`filter[skills]=${String(pool.skillId)}:5`))).toEqual([]);
    expect(names(await list('filter[translatesFrom]=mt&filter[translatesTo]=et'))).toEqual([]);
    // Each half of the first is in another pair; only the first pair is sworn; a language does not say its country.
    expect(names(await list('filter[translatesFrom]=et&filter[translatesTo]=zh-TW'))).toEqual([]);
    expect(names(await list('filter[translatesFrom]=lv&filter[sworn]=true'))).toEqual([]);
    expect(names(await list('filter[translatesFrom]=lv&filter[specialism]=literary'))).toEqual([]);
    expect(names(await list('filter[translatesTo]=nl-BE'))).toEqual([]);
    expect(names(await list('filter[pricePerHour][from]=7&filter[pricePerHour][to]=8'))).toEqual([]);
  });

  it('finds a part of a name in that name only', async () => {
    const first = names(await list('filter[firstname]=wouter'));
    expect(first).toContain(only);
    expect(first.every((one) => one.startsWith('Wouter '))).toBe(true);
    expect(names(await list('filter[firstname]=zeldzaam'))).toEqual([]);
    expect(names(await list('filter[name]=wouter zeld'))).toEqual([]);
    expect(names(await list('filter[firstname]=wouter&search=zeldz'))).toEqual([only]);
  });

  it('finds candidates available on a day', async () => {
    const available = async (date: string): Promise<boolean> =>
      names(await list(`filter[availableOn]=${date}&search=Wouter Zeldzaam`)).length === 1;
    expect(await Promise.all([day(9), day(10), day(20), day(21)].map(available))).toEqual([true, false, false, true]);
  });

  it('archived and not, assigned and not', async () => {
    const counts = await Promise.all(
      ['filter[archived]=true', 'filter[archived]=false', 'filter[assignedTo]=none', 'filter[assignedTo]=any'].map(
        async (query) => (await list(query)).totalCount ?? 0,
      ),
    );
    expect((counts[0] ?? 0) + (counts[1] ?? 0)).toBe(POOL_SIZE);
    expect((counts[2] ?? 0) + (counts[3] ?? 0)).toBe(POOL_SIZE);
    expect(Math.min(...counts)).toBeGreaterThan(0);
  });

  it('is served by an index in its order', async () => {
    const served = cases().filter(([what]) => !['login', 'registered', 'modified'].includes(what));
    const plans = await plansOf(api, 'candidates', () =>
      Promise.all(served.flatMap(([, query]) => [list(query), list(`${query}&filter[archived]=false`)])),
    );
    expect(plans.length).toBeGreaterThan(served.length * 2);
    expect(slowPlans(plans)).toEqual([]);
  });

  it('reads only matching candidates, alone and with any other', async () => {
    const lists: Plan[] = [];
    for (const [index, [, query]] of cases().entries()) {
      const others = cases().slice(index + 1);
      const queries = [query, ...others.map(([, other]) => `${query}&${other}`)];
      const plans = await plansOf(api, 'candidates', () =>
        Promise.all(queries.map((asked) => recruiter.get(`/candidates?${asked}`))),
      );
      lists.push(...plans.filter(({ command }) => command.includes('archived')));
    }
    // A few pairs use one field twice, which the API refuses.
    expect(lists.length).toBeGreaterThan(420);
    expect(slowPlans(lists)).toEqual([]);
    expect(wastefulPlans(lists)).toEqual([]);
  });

  it('uses the rarer of two filters, without trying other plans', async () => {
    const pairs = [
      ['filter[function]=translator', 'filter[translatesFrom]=mt', /pairKeys/],
      [`filter[skills]=${String(pool.skillId)}`, 'filter[country]=BE', /skills.skillId/],
      ['filter[country]=BE', 'filter[dayRate][from]=7777', /dayRate/],
      ['filter[translatesFrom]=mt&filter[translatesTo]=en', 'filter[country]=BE', /pairKeys/],
    ] as const;
    for (const [one, other, index] of pairs) {
      const plans = await plansOf(api, 'candidates', () => recruiter.get(`/candidates?${one}&${other}`));
      const [rows] = plans.filter(({ command }) => command.includes('archived'));
      expect(rows).toMatchObject({ planSummary: expect.stringMatching(index) as string, tried: false });
    }
  });
});

describe('each sort', () => {
  it.each(['-createdAt', 'createdAt', '-modifiedAt', 'name', '-name', 'firstname', 'city', 'status', '-status'])(
    '%s comes sorted from an index, over all, over what is not archived, deep and in a search',
    async (sort) => {
      const searched = sort.endsWith('createdAt') ? [`search=anne&sort=${sort}`] : [];
      const queries = [`sort=${sort}`, `sort=${sort}&filter[archived]=false`, `sort=${sort}&skip=300`, ...searched];
      expect(slowPlans(await plansOf(api, 'candidates', () => Promise.all(queries.map(list))))).toEqual([]);
    },
  );

  it('of a small search reads only its matches', async () => {
    const plans = await plansOf(api, 'candidates', () => list('search=zeldzaam&sort=-modifiedAt'));
    expect(plans.map(({ docsExamined }) => docsExamined).filter((count) => count > 1)).toEqual([]);
  });

  it('sorts five filters at once without reading the collection', async () => {
    const query =
      'filter[archived]=false&filter[function]=translator&filter[country]=BE,NL&filter[freelancer]=true&filter[yearsExperience][from]=3';
    expect(slowPlans(await plansOf(api, 'candidates', () => list(query)))).toEqual([]);
  });
});

describe('the tiles', () => {
  const tiles = async (query = ''): Promise<CandidateTilesResponse> =>
    (await recruiter.get<CandidateTilesResponse>(`/candidates/tiles?${query}`)).body;

  it('say the same from the counters, from the candidates and from the list', async () => {
    const counted = await tiles('filter[createdAt][from]=1990-01-01');
    expect(await tiles()).toEqual(counted);
    expect(counted.total).toBe(POOL_SIZE);
    expect(counted.active + counted.archived).toBe(POOL_SIZE);
    expect(counted.newApplicant + counted.recruiter).toBe(counted.active);
    const offers = await list('filter[archived]=false&filter[status]=offer');
    expect(counted.offer).toBe(offers.totalCount);
  });

  it('follow search and filter, except their own conditions', async () => {
    const offer = { active: 1, newApplicant: 0, recruiter: 1, phoneInterview: 0, test: 0, liveInterview: 0, offer: 1 };
    const found = { ...offer, archived: 0, capped: [] };
    expect(await tiles('filter[country]=MT')).toEqual({ ...found, total: 1 });
    expect(await tiles('search=zeldzaam&filter[status]=test&filter[archived]=true')).toEqual({ ...found, total: 0 });
    const unassigned = await tiles('filter[assignedTo]=none&filter[status]=test');
    expect({ ...unassigned, total: POOL_SIZE }).toEqual(await tiles());
  });

  it('are counted over indexes', async () => {
    const queries = ['filter[country]=BE', 'search=anne', 'filter[function]=translator&filter[country]=BE', ''];
    expect(slowPlans(await plansOf(api, 'candidates', () => Promise.all(queries.map(tiles))))).toEqual([]);
  });

  it('move with every change of a candidate', async () => {
    const before = await tiles();
    const candidate = await createCandidate(api);
    const id = String(candidate._id);
    const { user } = await createUser(api, { roles: ['recruiter'] });
    const after = async () => {
      const now = await tiles();
      return Object.fromEntries(
        [...CANDIDATE_TILES, 'total' as const].flatMap((tile) => {
          const move = now[tile] - before[tile];
          return move === 0 ? [] : [[tile, move]];
        }),
      );
    };
    expect(await after()).toEqual({ total: 1, active: 1, newApplicant: 1 });
    await recruiter.patch(`/candidates/${id}`, { assignedTo: String(user._id), status: 'test' });
    expect(await after()).toEqual({ total: 1, active: 1, recruiter: 1, test: 1 });
    await recruiter.patch(`/candidates/${id}`, { archived: true });
    expect(await after()).toEqual({ total: 1, archived: 1 });
    await recruiter.patch(`/candidates/${id}`, { archived: false, status: 'offer', assignedTo: null });
    expect(await after()).toEqual({ total: 1, active: 1, newApplicant: 1, offer: 1 });
    await recruiter.delete(`/candidates/${id}`);
    expect(await after()).toEqual({});
  });

  it('are repaired after a write past the service', async () => {
    const counters = api.app.get(TileCounters);
    const right = await tiles();
    await api.model<object>('Counter').updateOne({}, { $inc: { 'counts.offer': 7 } });
    expect((await tiles()).offer).toBe(right.offer + 7);
    expect(await counters.repair()).toEqual(['offer']);
    expect(await tiles()).toEqual(right);
    expect(await counters.repair()).toEqual([]);
  });
});

describe('neighbours', () => {
  interface Neighbours {
    previous: string | null;
    next: string | null;
    position: number | null;
    total: number;
  }
  const neighbours = async (id: string, query: string): Promise<Neighbours> =>
    (await recruiter.get<Neighbours>(`/candidates/${id}/neighbours?${query}`)).body;

  it.each([
    'sort=name&filter[country]=NL',
    'sort=-createdAt&search=ann',
    'sort=status,-name&filter[archived]=false',
    'sort=city',
  ])('follow the list across its pages: %s', async (query) => {
    const first = await list(`${query}&limit=100`);
    const ids = first.records.map(({ _id }) => _id);
    const middle = await neighbours(ids[12] ?? '', query);
    expect(middle).toEqual({ previous: ids[11], next: ids[13], position: 13, total: first.totalCount, capped: [] });
    expect(await neighbours(ids[0] ?? '', query)).toMatchObject({ previous: null, next: ids[1], position: 1 });
  });

  it('have no position for a candidate outside the list', async () => {
    const { records } = await list('search=zeldzaam');
    expect(await neighbours(records[0]?._id ?? '', 'filter[country]=NL')).toMatchObject({ position: null });
  });

  it('come from indexes', async () => {
    const { records } = await list('sort=name&filter[archived]=false&limit=20&skip=20');
    const plans = await plansOf(api, 'candidates', () =>
      Promise.all(
        ['sort=name&filter[archived]=false', 'sort=-createdAt', 'sort=-createdAt&filter[function]=translator'].map(
          (query) => neighbours(records[5]?._id ?? '', query),
        ),
      ),
    );
    expect(slowPlans(plans)).toEqual([]);
  });

  it('are 404 for an unknown candidate', async () => {
    const problem = await recruiter.refusal('GET', `/candidates/${String(new Types.ObjectId())}/neighbours`);
    expect(problem).toBe('404 not_found');
  });
});
