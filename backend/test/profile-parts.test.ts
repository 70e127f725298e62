import { Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { today } from '../src/common/time.js';
import type { DiplomaResponse } from '../src/modules/diplomas/dto/diploma.dto.js';
import type { ExperienceResponse } from '../src/modules/experience/dto/experience.dto.js';
import { asCandidate } from './factories/accounts.js';
import { asRecruiter } from './factories/users.js';
import { testApi } from './support/api.js';
import { Client } from './support/client.js';
import { plansOf, slowPlans } from './support/plans.js';

const api = await testApi();
const recruiter = (await asRecruiter(api)).client;
const { client: candidate, candidateId } = await asCandidate(api);
const stranger = (await asCandidate(api)).client;

const tomorrow = (): string => new Date(Date.parse(`${today()}T12:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
const thisYear = Number(today().slice(0, 4));

const parts = [
  {
    path: '/candidates/experience',
    collection: 'experience',
    good: { function: 'Translator', company: 'Maison Verrier', from: '2019-03-01', to: '2021-06-30' },
    changed: { company: 'Uitgeverij Maandag', to: null },
    bad: (): [object, string][] => [
      [{ function: 'T' }, 'function function_short'],
      [{ function: null }, 'function required'],
      [{ company: ' M ' }, 'company company_short'],
      [{ company: 'x'.repeat(201) }, 'company too_long'],
      [{ from: tomorrow() }, 'from date_in_future'],
      [{ to: tomorrow() }, 'to date_in_future'],
      [{ from: '2019-02-30' }, 'from invalid_date'],
      [{ from: '2019-W05' }, 'from invalid_date'],
      [{ from: null }, 'from required'],
      [{ to: '2018-01-01' }, 'to end_before_start'],
      [{ degree: 'Master' }, 'degree unknown_field'],
    ],
  },
  {
    path: '/candidates/diplomas',
    collection: 'diplomas',
    good: { degree: 'Master in Translation', institute: 'UGent', from: 2010, to: 2015, country: 'BE' },
    changed: { institute: 'KU Leuven', to: null, country: null },
    bad: (): [object, string][] => [
      [{ degree: 'M' }, 'degree degree_to_short'],
      [{ institute: '' }, 'institute required'],
      [{ institute: 'U' }, 'institute institute_to_short'],
      [{ from: thisYear + 1 }, 'from date_in_future'],
      [{ to: thisYear + 1 }, 'to date_in_future'],
      [{ from: 1899 }, 'from too_low'],
      [{ from: 'long ago' }, 'from invalid'],
      [{ from: null }, 'from required'],
      [{ to: 2009 }, 'to end_before_start'],
      [{ country: 'XX' }, 'country invalid'],
    ],
  },
];
type Part = ExperienceResponse & DiplomaResponse;
interface PartPage {
  records: Part[];
  totalCount: number | null;
}

describe.each(parts)('$path', ({ path, collection, good, changed, bad }) => {
  const create = async (who = candidate): Promise<Part> => {
    const body = await who.create<Part>(path, { candidateId, ...good });
    return body;
  };

  it('creates, changes and removes', async () => {
    const made = await create();
    expect(made).toMatchObject({ candidateId, ...good, version: 0 });
    const { body } = await candidate.patch<Part>(`${path}/${made._id}`, { ...changed, version: 0 });
    expect(body).toMatchObject({ ...good, ...changed, version: 1 });
    const stale = await recruiter.refusal('PATCH', `${path}/${made._id}`, { ...changed, version: 0 });
    expect(stale).toBe('409 stale_version');
    expect((await recruiter.delete(`${path}/${made._id}`)).status).toBe(204);
    expect(await recruiter.refusal('DELETE', `${path}/${made._id}`)).toBe('404 not_found');
    expect(await recruiter.refusal('PATCH', `${path}/${made._id}`, changed)).toBe('404 not_found');
    expect(await candidate.refusal('PATCH', `${path}/${made._id}`, changed)).toBe('403 forbidden');
  });

  it('refuses invalid values, in a new one and in a change, naming field and reason', async () => {
    const made = await create();
    for (const [wrong, expected] of bad()) {
      for (const [method, to] of [
        ['POST', path],
        ['PATCH', `${path}/${made._id}`],
      ] as const) {
        const problem = await candidate.problem(method, to, { candidateId, ...good, ...wrong });
        expect(problem.errors?.map(({ field, code }) => `${field} ${code}`)).toEqual([expected]);
      }
    }
    expect(
      await candidate.wrongFields('PATCH', `${path}/${made._id}`, {
        from: collection === 'diplomas' ? 2016 : '2021-07-01',
      }),
    ).toEqual(['to end_before_start']);
    expect((await candidate.problem('POST', path, {})).errors?.length).toBe(4);
  });

  it('belongs to a candidate: others cannot see, change or add it', async () => {
    const made = await create(recruiter);
    const foreign = { status: 403, code: 'forbidden' };
    expect(await stranger.problem('POST', path, { candidateId, ...good })).toMatchObject(foreign);
    expect(await stranger.problem('PATCH', `${path}/${made._id}`, changed)).toMatchObject(foreign);
    expect(await stranger.problem('DELETE', `${path}/${made._id}`)).toMatchObject(foreign);
    expect(await stranger.problem('GET', `${path}?filter[candidateId]=${candidateId}`)).toMatchObject(foreign);
    expect((await stranger.get<PartPage>(path)).body.records).toEqual([]);
    expect(await new Client(api.url).refusal('GET', path)).toBe('401 not_logged_in');
    const nobody = String(new Types.ObjectId());
    expect(await recruiter.wrongFields('POST', path, { candidateId: nobody, ...good })).toEqual([
      'candidateId no_candidate_found',
    ]);
    expect(await candidate.refusal('PATCH', `${path}/17`, changed)).toBe('400 invalid_id');
  });

  it('is listed by index: own ones for a candidate, all for recruiters', async () => {
    const own = (await candidate.get<PartPage>(path, { prefer: 'count=exact' })).body;
    expect(own.totalCount).toBe(own.records.length);
    expect(new Set(own.records.map((record) => record.candidateId))).toEqual(new Set([candidateId]));
    const plans = await plansOf(api, collection, () =>
      Promise.all(
        [path, `${path}?sort=-from&filter[candidateId]=${candidateId}`, `${path}?sort=from`].map((to) =>
          recruiter.get(to),
        ),
      ),
    );
    expect(slowPlans(plans)).toEqual([]);
    expect(await candidate.problem('GET', `${path}?sort=company`)).toMatchObject({ status: 400 });
  });
});
