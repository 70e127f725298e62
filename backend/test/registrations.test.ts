import { describe, expect, it } from 'vitest';
import type { RegistrationsResponse } from '../src/modules/registration-stats/dto/registration-stat.dto.js';
import { createCandidate } from './factories/candidates.js';
import { asRecruiter } from './factories/users.js';
import { testApi } from './support/api.js';
import { plansOf, slowPlans } from './support/plans.js';

let erased: string;

/** Registrations at moments on another day, week, month or year in Brussels than in UTC, and around both clock changes. */
const REGISTRATIONS: [string, object][] = [
  ['2024-12-31T23:30:00Z', { firstname: 'Ann', name: 'Peeters', postal: '9000', city: 'Gent', country: 'BE' }],
  ['2025-01-31T23:30:00Z', { firstname: 'Anneleen', name: 'Maes', postal: '9000', city: 'Gent', country: 'BE' }],
  ['2025-03-29T22:59:00Z', { firstname: 'Bram', name: 'Anneessens', postal: '1000', city: 'Brussel', country: 'BE' }],
  ['2025-03-29T23:00:00Z', { firstname: 'Bram', name: 'Claes', postal: '1000', city: 'Brussel', country: 'BE' }],
  ['2025-03-30T21:59:00Z', { firstname: 'Éloïse', name: 'Dubois', postal: '59000', city: 'Lille', country: 'FR' }],
  ['2025-03-30T22:00:00Z', { firstname: 'Eloise', name: 'Martin', postal: '59000', city: 'Lille', country: 'FR' }],
  ['2025-10-25T22:00:00Z', { firstname: 'Gert', name: 'Smet', candidateInfo: { skillSet: { motherTongue: 'fr-BE' } } }],
  ['2025-10-26T22:59:00Z', { firstname: 'Gert', name: 'De Smet' }],
  ['2025-10-26T23:00:00Z', { firstname: 'Hanne', name: 'Wouters' }],
];

const api = await testApi();
const recruiter = (await asRecruiter(api)).client;
const candidates = api.model<object>('Candidate');
for (const [createdAt, fields] of REGISTRATIONS) {
  const { _id } = await createCandidate(api, fields);
  await candidates.collection.updateOne({ _id }, { $set: { createdAt: new Date(createdAt) } });
  erased = String(_id);
}

const stats = async (query: string, path = '/registrations'): Promise<RegistrationsResponse> => {
  const { status, body } = await recruiter.get<RegistrationsResponse>(`${path}?${query}`);
  expect(status).toBe(200);
  return body;
};
const flat = ({ stats: all }: RegistrationsResponse): string[] =>
  all.map(({ _id: { year, month, day }, total }) => `${[year, month, day].filter(Boolean).join('-')}: ${total}`);

describe('registrations', () => {
  it('are counted by year, month and week of the Brussels calendar', async () => {
    expect(flat(await stats('groupBy=year'))).toEqual(['2025: 9']);
    expect(flat(await stats('groupBy=month'))).toEqual(['2025-1: 1', '2025-2: 1', '2025-3: 4', '2025-10: 3']);
    expect(flat(await stats('groupBy=week&createdAt.from=2025-03-01'))).toEqual([
      '2025-3-24: 3',
      '2025-3-31: 1',
      '2025-10-20: 2',
      '2025-10-27: 1',
    ]);
  });

  it('are counted by day across a clock change', async () => {
    const spring = await stats('groupBy=range&createdAt.from=2025-03-29&createdAt.to=2025-03-31');
    expect(spring.total).toBe(4);
    expect(flat(spring)).toEqual(['2025-3-29: 1', '2025-3-30: 2', '2025-3-31: 1']);
    const autumn = await stats('groupBy=day&createdAt.from=2025-10-26&createdAt.to=2025-10-26');
    expect(flat(autumn)).toEqual(['2025-10-26: 2']);
  });

  it('are counted by postal code with its place and country, also without one', async () => {
    const { body } = await recruiter.get<RegistrationsResponse>('/candidates/registrations?group=postal');
    expect(body.stats).toEqual([
      { _id: { postal: null, country: null, city: null }, total: 3 },
      { _id: { postal: '1000', country: 'BE', city: 'Brussel' }, total: 2 },
      { _id: { postal: '59000', country: 'FR', city: 'Lille' }, total: 2 },
      { _id: { postal: '9000', country: 'BE', city: 'Gent' }, total: 2 },
    ]);
  });

  it.each([
    ['postal=9000', 2],
    ['city=LILLE', 2],
    ['country=BE', 4],
    ['candidateInfo.skillSet.motherTongue=fr', 1],
    ['candidateInfo.skillSet.motherTongue=fr-BE', 1],
    ['candidateInfo.skillSet.motherTongue=fr-FR', 0],
    ['firstname=ann', 3],
    ['firstname=eloïse', 2],
    ['name=ann', 1],
    ['name=smet', 2],
    ['firstname=bram&name=claes', 1],
    ['firstname=.*', 0],
    ['firstname=bram cl', 0],
  ])('filter: %s', async (query, total) => {
    expect((await stats(query)).total).toBe(total);
    expect((await stats(query, '/candidates/registrations')).total).toBe(total);
  });

  it.each([
    ['firstname', 'ÁNN'],
    ['firstname', 'eloise'],
    ['name', 'smet'],
    ['firstname', 'bram', 'name', 'LAÉ'],
    ['firstname', 'e', 'name', 'b'],
  ])('by %s of %s are as many as the list has', async (...asked) => {
    const pairs = [asked.slice(0, 2), asked.slice(2)].filter(({ length }) => length > 0);
    const { total } = await stats(pairs.map(([field, text]) => `${field}=${text}`).join('&'));
    expect(total).toBeGreaterThan(0);
    const filters = pairs.map(([field, text]) => `filter[${field}]=${text}`).join('&');
    const { body } = await recruiter.get(`/candidates?${filters}`, { prefer: 'count=exact' });
    expect(body).toMatchObject({ totalCount: total });
  });

  it.each([
    ['groupBy=decade', 'groupBy'],
    ['groupBy=range&createdAt.to=2025-01-01', 'createdAt.from'],
    ['groupBy=range&createdAt.from=2025-01-01', 'createdAt.to'],
    ['createdAt.from=2025-02-30', 'createdAt.from'],
    ['createdAt.from=2025-02-02&createdAt.to=2025-02-01', 'createdAt.to'],
    ['email=a@b.be', 'email'],
    ['firstname[$ne]=x', 'firstname'],
  ])('refuse %s, naming the field', async (query, field) => {
    const problem = await recruiter.problem('GET', `/registrations?${query}`);
    expect(problem).toMatchObject({ status: 400, errors: [{ field }] });
  });

  it('come from an index', async () => {
    const byPeriod = await plansOf(api, 'candidates', () => stats('createdAt.from=2025-01-01'));
    const rest = await plansOf(api, 'candidates', () =>
      Promise.all(['group=postal&createdAt.from=2025-01-01', 'firstname=ann'].map((query) => stats(query))),
    );
    expect(slowPlans([...byPeriod, ...rest])).toEqual([]);
    expect(byPeriod.find(({ command }) => command.includes('dateTrunc'))?.docsExamined).toBe(0);
  });

  it('still count erased people, as a number', async () => {
    await recruiter.delete(`/candidates/${erased}`);
    expect((await stats('groupBy=year')).total).toBe(9);
    expect(flat(await stats('groupBy=week&createdAt.from=2025-10-27'))).toEqual(['2025-10-27: 1']);
    expect((await stats('name=wouters')).total).toBe(0);
  });
});
