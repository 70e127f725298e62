import { describe, expect, it } from 'vitest';
import { Transactions } from '../src/common/mongo/transactions.js';
import { PeriodicJobs } from '../src/common/periodic/periodic-jobs.js';
import { CandidatesService } from '../src/modules/candidates/candidates.service.js';
import type { DuplicateMatchesResponse, DuplicateResponse } from '../src/modules/duplicates/dto/duplicate.dto.js';
import { FindDuplicates } from '../src/modules/duplicates/find-duplicates.js';
import { FindKnownDuplicates } from '../src/modules/duplicates/find-known-duplicates.js';
import { identityScanSchema, type IdentityScanRecord } from '../src/modules/duplicates/identity-scan.schema.js';
import { IdentityScansRepository } from '../src/modules/duplicates/identity-scans.repository.js';
import { duplicates as migration } from '../src/migrations/0028-duplicates.js';
import { asCandidate } from './factories/accounts.js';
import { createCandidate, eraseCandidate } from './factories/candidates.js';
import { asRecruiter } from './factories/users.js';
import { testApi } from './support/api.js';
import { plansOf, slowPlans } from './support/plans.js';

const api = await testApi();
const recruiter = (await asRecruiter(api)).client;
const collection = (name: string) => api.connection.collection(name);

let lines = 0;
const newPhone = (): string => `+324701${String(++lines).padStart(5, '0')}`;
const pairsOf = (id: unknown): Promise<DuplicateResponse[]> =>
  recruiter.records<DuplicateResponse>(`/candidates/duplicates?filter[candidateId]=${String(id)}`);
const pairOf = async (id: unknown): Promise<DuplicateResponse> => (await pairsOf(id))[0] ?? expect.fail('no pair');

/** Two candidates with one phone, and their pair. */
async function twice() {
  const phone = newPhone();
  const [one, other] = [await createCandidate(api, { phone }), await createCandidate(api, { phone, name: 'Maes' })];
  return { one, other, phone, pair: await pairOf(one._id) };
}

describe('a typed phone number or address', () => {
  const found = (search: string, more = '') => recruiter.ids(`/candidates?search=${encodeURIComponent(search)}${more}`);

  it('finds its candidates in the list, with its counts, among the names and in everything', async () => {
    const noor = await createCandidate(api, { phone: '+32470998877', email: 'noor.dewitte@kust.example' });
    const id = String(noor._id);
    await createCandidate(api, { phone: '+32470998800', name: 'Maes' });
    for (const search of ['+32 470 99 88 77', '0470/99.88.77', '470 99 88 77', 'Noor.Dewitte@kust.example']) {
      expect(await found(search), search).toEqual([id]);
      expect(await found(search, '&searchIn=everything'), search).toEqual([id]);
      const { body } = await recruiter.get<{ total: number }>(`/candidates/tiles?search=${encodeURIComponent(search)}`);
      expect(body.total, search).toBe(1);
    }
    expect(await found('0470 99 88')).toHaveLength(2);
    expect(await found('0470 99 88 77', '&filter[archived]=true')).toEqual([]);
    expect(await found('0470 99 88 78')).toEqual([]);
    await recruiter.patch(`/candidates/${id}`, { email: 'noor@elders.example' });
    expect(await found('noor.dewitte@kust.example')).toEqual([id]);
  });
});

describe('a pair', () => {
  it('comes with a new candidate, says why, and has the older one first', async () => {
    const phone = newPhone();
    const gent = { postal: '9000', city: 'Gent' };
    const noor = await createCandidate(api, { firstname: 'Noor', name: 'Dewitte', phone, ...gent });
    const made = { firstname: 'Noor', name: 'De Witte', email: 'noor.dw@post.example', phone, ...gent };
    const { _id } = await recruiter.create<{ _id: string }>('/candidates', made);
    expect(await pairsOf(_id)).toMatchObject([
      {
        ...{ reasons: ['phone', 'name', 'postal', 'city'], certainty: 'almost_certain', state: 'open' },
        ...{ candidates: [{ _id: String(noor._id), name: 'Dewitte' }, { _id }], decidedBy: null, decidedAt: null },
        abilities: { answer: true, reopen: false },
      },
    ]);
  });

  it('comes with a registration, and the candidate hears nothing of it', async () => {
    const linkedin = 'https://www.linkedin.com/in/ines-vermeulen';
    const entered = await createCandidate(api, { links: { linkedin: `${linkedin}/` } });
    const { client, candidateId } = await asCandidate(api, { linkedin: `${linkedin}?trk=public` });
    expect((await pairOf(candidateId)).reasons).toEqual(['linkedin', 'name']);
    expect(await client.refusal('GET', `/candidates/duplicates?filter[candidateId]=${candidateId}`)).toBe(
      '403 forbidden',
    );
    const { body } = await client.get(`/candidates/${candidateId}`);
    expect(JSON.stringify(body)).not.toContain(String(entered._id));
  });

  it('comes, changes and goes with the facts of a candidate', async () => {
    const phone = newPhone();
    const one = await createCandidate(api, { firstname: 'Julien', name: 'Lefèvre', phone });
    const other = await createCandidate(api, { firstname: 'Lefevre', name: 'Julien' });
    const change = async (fields: object): Promise<void> => {
      expect((await recruiter.patch(`/candidates/${String(other._id)}`, fields)).status).toBe(200);
    };
    expect(await pairsOf(one._id)).toEqual([]);
    await change({ phone: phone.replace('+32', '0'), country: 'BE' });
    expect(await pairsOf(one._id)).toMatchObject([{ reasons: ['phone', 'name'] }]);
    await change({ info: 'Prefers mornings.', links: { website: 'https://lefevre.example' } });
    await change({ name: 'Maes', status: 'test' });
    expect(await pairsOf(one._id)).toMatchObject([{ reasons: ['phone'], certainty: 'likely' }]);
    await change({ phone: null });
    expect(await pairsOf(one._id)).toEqual([]);
    expect(await collection('match_keys').findOne({ _id: `phone:${phone}` as never })).toMatchObject({
      candidateIds: [one._id],
    });
  });

  it('says the city and postal code that it shares also when no name makes a key of them', async () => {
    const phone = newPhone();
    const one = await createCandidate(api, { firstname: 'Bo', name: 'Li', phone, city: 'Gent' });
    const other = await createCandidate(api, { firstname: 'An', name: 'Vo', phone });
    const change = (fields: object) => recruiter.patch(`/candidates/${String(other._id)}`, fields);
    await change({ city: 'Gent' });
    expect(await pairOf(one._id)).toMatchObject({ reasons: ['phone', 'city'] });
    await change({ city: null });
    expect(await pairOf(one._id)).toMatchObject({ reasons: ['phone'] });
  });

  it('is found when both are written at once', async () => {
    const phone = newPhone();
    const both = await Promise.all([1, 2].map(() => createCandidate(api, { phone })));
    expect(await pairsOf(both[0]?._id)).toHaveLength(1);
  });

  it('does not come from a number that an office shares', async () => {
    const phone = newPhone();
    for (let people = 0; people < 5; people++) await createCandidate(api, { phone });
    const last = await createCandidate(api, { phone });
    expect(await pairsOf(last._id)).toEqual([]);
  });

  it('goes with an erased person, with the keys', async () => {
    const { one, other, phone, pair } = await twice();
    await eraseCandidate(api, other._id);
    expect(await pairsOf(one._id)).toEqual([]);
    expect(await recruiter.refusal('GET', `/candidates/duplicates/${pair._id}`)).toBe('404 not_found');
    await eraseCandidate(api, one._id);
    expect(await collection('match_keys').countDocuments({ _id: `phone:${phone}` as never })).toBe(0);
  });
});

describe('not the same person', () => {
  it('is remembered whatever changes, and taken back', async () => {
    const { one, phone, pair } = await twice();
    const path = `/candidates/duplicates/${pair._id}`;
    const { body } = await recruiter.patch<DuplicateResponse>(path, { state: 'different', version: pair.version });
    expect(body).toMatchObject({ state: 'different', decidedBy: { firstname: expect.any(String) as string } });
    expect(body.abilities).toEqual({ answer: false, reopen: true });
    const own = `/candidates/${String(one._id)}`;
    await recruiter.patch(own, { phone: newPhone() });
    expect(await pairOf(one._id)).toMatchObject({ state: 'different', reasons: [], abilities: { reopen: false } });
    expect(await recruiter.refusal('PATCH', path, { state: 'open' })).toBe('409 impossible_transition');
    await recruiter.patch(own, { phone });
    const again = await pairOf(one._id);
    expect(again).toMatchObject({ state: 'different', reasons: ['phone'] });
    const open = await recruiter.patch<DuplicateResponse>(path, { state: 'open', version: again.version });
    expect(open.body).toMatchObject({ state: 'open', decidedBy: null, decidedAt: null });
    expect((await recruiter.get(path)).body).toEqual(open.body);
  });

  it('is said once: a second recruiter with the pair as it was is refused', async () => {
    const { pair } = await twice();
    const answer = { state: 'different', version: pair.version };
    const path = `/candidates/duplicates/${pair._id}`;
    expect((await recruiter.patch(path, answer)).status).toBe(200);
    expect(await recruiter.refusal('PATCH', path, answer)).toBe('409 stale_version');
  });
});

it('counts the pairs, and lists the surest first, from indexes', async () => {
  await twice();
  const sure = ['almost_certain', 'likely', 'possible'];
  const plans = await plansOf(api, 'duplicates', async () => {
    const open = await recruiter.records<DuplicateResponse>('/candidates/duplicates?filter[state]=open&limit=100');
    const order = open.map(({ certainty }) => sure.indexOf(certainty));
    expect(order).toEqual([...order].sort());
    const counted = (certainty: string): number => open.filter((pair) => pair.certainty === certainty).length;
    const { body } = await recruiter.get('/candidates/duplicates/counts');
    expect(body).toEqual({
      ...{ almostCertain: counted('almost_certain'), likely: counted('likely'), possible: counted('possible') },
      different: await collection('duplicates').countDocuments({ state: 'different' }),
    });
    await recruiter.get('/candidates/duplicates');
  });
  expect(plans.length).toBeGreaterThan(4);
  expect(slowPlans(plans)).toEqual([]);
});

it('says before a candidate is entered who may be that person, and stores nothing', async () => {
  const { phone, one } = await twice();
  const email = one.email.replace('@', '+byline@').toUpperCase();
  const before = await collection('match_keys').countDocuments();
  const { body } = await recruiter.post<DuplicateMatchesResponse>('/candidates/duplicates/matches', {
    ...{ firstname: 'Noor', name: 'Dewitte', email, phone, country: 'BE' },
  });
  expect(body.records).toMatchObject([
    { candidate: { _id: String(one._id) }, reasons: ['email', 'phone'], certainty: 'almost_certain' },
    { reasons: ['phone'], certainty: 'likely' },
  ]);
  expect(await collection('match_keys').countDocuments()).toBe(before);
});

it('finds the pairs of candidates from before, after a stop too', async () => {
  const { one } = await twice();
  const pairs = await collection('duplicates').countDocuments({ state: 'open' });
  await Promise.all(['match_keys', 'duplicates'].map((name) => collection(name).deleteMany({})));
  await migration.up(api.connection.db ?? expect.fail('not connected'));
  const { app } = api;
  const scans = new IdentityScansRepository(
    api.connection.model<IdentityScanRecord>('IdentityScan', identityScanSchema),
  );
  const [find, transactions] = [app.get(FindDuplicates, { strict: false }), app.get(Transactions)];
  const worker = () =>
    new FindKnownDuplicates(
      new PeriodicJobs(),
      scans,
      app.get(CandidatesService, { strict: false }),
      find,
      transactions,
    );
  const stopped = worker();
  stopped.onModuleDestroy();
  await stopped.run();
  expect(await scans.find()).not.toBeNull();
  await Promise.all([worker().run(), worker().run()]);
  expect(await scans.find()).toBeNull();
  expect(await pairsOf(one._id)).toHaveLength(1);
  expect(await collection('duplicates').countDocuments()).toBeGreaterThanOrEqual(pairs);
});
