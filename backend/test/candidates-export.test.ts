import readWorkbook, { type Row } from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { createApplication } from './factories/applications.js';
import { createCandidate } from './factories/candidates.js';
import { createJob } from './factories/jobs.js';
import { fillPool, POOL_SIZE } from './factories/pool.js';
import { asSuperAdmin } from './factories/users.js';
import { testApi } from './support/api.js';
import { plansOf, slowPlans } from './support/plans.js';

const api = await testApi();
const boss = (await asSuperAdmin(api)).client;
await fillPool(api);

async function exported(query: string): Promise<Row[]> {
  const { status, body, headers } = await boss.get<Buffer>(`/candidates/export?${query}`);
  expect(status).toBe(200);
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="candidates-\d{4}-\d\d-\d\d\.xlsx"$/);
  const [sheet] = await readWorkbook(body);
  return sheet?.data ?? [];
}
const record = ([head = [], row = []]: Row[]): Record<string, unknown> =>
  Object.fromEntries(head.map((name, index) => [String(name), row[index] ?? null]));

describe('the export', () => {
  it('holds the filtered candidates with the words of the list', async () => {
    const rows = await exported('filter[country]=MT');
    expect(rows).toHaveLength(2);
    expect(record(rows)).toMatchObject({
      'First name': 'Wouter',
      Name: 'Zeldzaam',
      Function: 'translator',
      Status: 'offer',
      Archived: false,
      'Assigned to': 'Lotte Janssens',
      City: 'Valletta',
      Freelancer: false,
      Price: 7.5,
      'Price per': 'word',
      'Day rate': 7_777,
      Translates: 'et > mt (literary), lv > zh-TW',
      Sworn: 'et > mt: Valletta, MT',
      'CAT tools': 'Wordfast',
      'Words a day': 9_999,
      Skills: 'Tourism 4',
      Tags: 'Sworn translator',
      Registered: new Date('2019-06-01T00:00:00Z'),
    });
  });

  it('contains all of them, in the requested order, by an index', async () => {
    let rows: Row[] = [];
    const plans = await plansOf(api, 'candidates', async () => {
      rows = await exported('sort=name');
    });
    expect(rows).toHaveLength(POOL_SIZE + 1);
    const names = rows.slice(1).map((row) => String(row[2]));
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b)));
    expect(slowPlans(plans)).toEqual([]);
  });

  it('fills every column', async () => {
    const free = { state: 'looking', from: '2099-01-01', until: '2099-12-31', weekdays: [1, 5], noticeDays: 14 };
    for (const amount of [{ daysPerWeek: 3 }, { hoursPerWeek: 20 }]) {
      const { _id } = await createCandidate(api);
      await boss.put(`/candidates/${String(_id)}/availability`, { ...free, ...amount });
    }
    const { _id: jobId } = await createJob(api, { workFrom: '2099-02-01' });
    const application = await createApplication(api, boss, { jobId: String(jobId) });
    await boss.patch(`/jobapplications/${application._id}`, { status: 'successful', version: 0 });
    const address = { street: 'Kaai', number: '12', box: '3', phone: '0470123456' };
    await createCandidate(api, {
      ...address,
      websiteTag: 'writers',
      links: { website: 'https://kaai.example', linkedin: 'https://linkedin.com/in/kaai' },
      candidateInfo: {
        minimumFee: 45,
        skillSet: {
          languages: [{ language: 'en-GB', level: 'C2' }],
          translationSkills: [{ from: 'fr', to: 'nl-BE', pricePerWord: 0.16 }],
        },
      },
    });
    const [head = [], ...rows] = await exported('');
    const empty = head.filter((_name, index) => rows.every((row) => (row[index] ?? null) === null));
    expect(empty).toEqual([]);
  });

  it('contains no formula, in spite of names like one', async () => {
    await createCandidate(api, {
      firstname: '=HYPERLINK("http://evil.example","x")',
      name: '@Formula',
      phone: '0470123456',
    });
    expect(record(await exported('search=formula'))).toMatchObject({
      'First name': `'=HYPERLINK("http://evil.example","x")`,
      Name: "'@Formula",
      Phone: '+32470123456',
    });
  });

  it('contains the selected candidates, or all of a list but some', async () => {
    const all = await boss.get<{ records: { _id: string }[] }>('/candidates?filter[country]=MT,BE&limit=3');
    const ids = all.body.records.map(({ _id }) => _id);
    const rows = async (query: string, selection: object): Promise<number> => {
      const { status, body } = await boss.post<Buffer>(`/candidates/export?${query}`, selection);
      expect(status).toBe(200);
      const [sheet] = await readWorkbook(body);
      return (sheet?.data.length ?? 0) - 1;
    };
    expect(await rows('', { ids })).toBe(3);
    const [maltese] = await boss.records<{ _id: string }>('/candidates?filter[country]=MT');
    expect(await rows('filter[country]=MT', { all: true, except: [maltese?._id] })).toBe(0);
  });

  it('names a wrong filter', async () => {
    expect(await boss.wrongFields('GET', '/candidates/export?filter[country]=XX')).toEqual(['filter.country invalid']);
  });
});
