import { randomBytes } from 'node:crypto';
import { PUBLIC_BLOCKS } from '@byline/shared-types/domain';
import { Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
import type { Page } from '../src/common/lists/read-list.js';
import { today } from '../src/common/time.js';
import type { CandidateRecord } from '../src/modules/candidates/record/candidate.record.js';
import { PUBLIC_PAGES, PUBLIC_PAGES_INDEX } from '../src/modules/candidates/record/candidate-indexes.js';
import type { SkillResponse } from '../src/modules/skills/dto/skill.dto.js';
import type {
  PublicCandidateCardResponse,
  PublicCandidateResponse,
  PublicPageResponse,
} from '../src/modules/website/dto/public-candidate.dto.js';
import { asCandidate, COMPLETE } from './factories/accounts.js';
import { createCampaign, createJob } from './factories/jobs.js';
import { form, pdf, png } from './factories/uploads.js';
import { asRecruiter } from './factories/users.js';
import { testApi } from './support/api.js';
import { Client } from './support/client.js';
import { expectIndexed } from './support/explain.js';

/** The fields that are null on a page without blocks. */
const NOTHING = [
  ...['motherTongue', 'avatar', 'available', 'unavailableUntil', 'availabilityConfirmedOn'],
  ...['info', 'projectPreferences', 'topProject'],
];
const NO_LINES = ['skills', 'languages', 'translationSkills', 'catTools', 'workExperience', 'diploma', 'portfolio'];

/** As the page shows it: without its rate. */
const SWORN_PAIR = { from: 'nl-BE', to: 'fr', specialisms: ['legal'], sworn: { court: 'Namur', country: 'BE' } };

const api = await testApi();
const anyone = new Client(api.url);
const { client: recruiter } = await asRecruiter(api);

async function createSkill(client: Client): Promise<string> {
  const word = randomBytes(4).toString('hex');
  const label = { NL: `${word} nl`, EN: `${word} en`, FR: `${word} fr` };
  return (await client.create<SkillResponse>('/skills', { label }))._id;
}

const upload = async (client: Client, path: string, ...file: Parameters<typeof form>): Promise<string> =>
  (await client.create<{ file: { _id: string } }>(path, form(...file))).file._id;

/** A candidate with all public fields, and more private ones. */
async function withProfile() {
  const candidate = await asCandidate(api, { function: 'translator' });
  const { client, candidateId } = candidate;
  const [good, unrated] = [await createSkill(recruiter), await createSkill(recruiter)];
  const pending = await createSkill(client);
  await client.patch(`/candidates/${candidateId}`, {
    info: 'I ask before I guess.',
    country: 'BE',
    phone: '+32 470 12 34 56',
    street: 'Secret street',
    number: '1',
    postal: '2000',
    city: 'Secret city',
    links: { github: 'https://github.com/camille' },
    skills: [
      { skillId: unrated, level: 0 },
      { skillId: good, level: 4, remark: 'a remark' },
      { skillId: pending, level: 5 },
    ],
    candidateInfo: {
      projectPreferences: 'Museums',
      topProject: 'An audio guide',
      dayRate: 380,
      unavailable: { from: '2020-01-01', to: '2099-01-31' },
      ...{ catTools: ['memoq'], wordsPerDay: 2_500, minimumFee: 45 },
      skillSet: {
        ...{ motherTongue: 'fr', yearsExperience: 9, languages: [{ language: 'nl-BE', level: 'C1' }] },
        translationSkills: [{ ...SWORN_PAIR, pricePerWord: 0.16 }],
      },
    },
  });
  await recruiter.patch(`/candidates/${candidateId}`, { resumeSummary: 'An ear for tone.' });
  const work = { function: 'Translator', company: 'Brabo', from: '2017-09-01', to: '2021-02-28' };
  await client.post('/candidates/experience', { candidateId, ...work });
  const diploma = { degree: 'Master', institute: 'Namur', from: 2015, to: 2017 };
  await client.post('/candidates/diplomas', { candidateId, ...diploma, country: 'BE' });
  const base = `/candidates/${candidateId}`;
  const avatar = await upload(client, `${base}/avatar`, await png(), 'me.png');
  const cv = await upload(client, `${base}/file`, await pdf(), 'cv.pdf');
  const piece = await upload(client, `${base}/file/portfolio`, await pdf(), 'piece.pdf', {
    title: 'A piece',
    summary: 'Of mine',
  });
  const hidden = await upload(client, `${base}/file/portfolio`, await pdf(), 'hidden.pdf');
  await client.patch(`${base}/file/${hidden}`, { hidden: true });
  return { ...candidate, good, avatar, cv, piece, hidden, work, diploma };
}

describe('a public profile', () => {
  it('shows what the specification names, and nothing else', async () => {
    const { candidateId, good, avatar, piece, work, diploma } = await withProfile();
    const { status, body } = await anyone.get<PublicCandidateResponse>(`/website/candidates/${candidateId}`);
    expect(status).toBe(200);
    expect(body.candidate).toEqual({
      _id: candidateId,
      firstname: 'Camille',
      function: 'translator',
      userfunction: [{ _id: 'translator', name: 'translator' }],
      country: 'BE',
      motherTongue: 'fr',
      yearsExperience: 9,
      avatar,
      skills: [
        { skillId: good, label: expect.objectContaining({ EN: expect.any(String) as string }) as object, level: 4 },
      ],
      available: false,
      unavailableUntil: '2099-01-31',
      availabilityConfirmedOn: today(),
      searchable: false,
      resumeSummary: 'An ear for tone.',
      info: 'I ask before I guess.',
      projectPreferences: 'Museums',
      topProject: 'An audio guide',
      translationSkills: [SWORN_PAIR],
      languages: [{ language: 'nl-BE', level: 'C1' }],
      catTools: ['memoq'],
      workExperience: [work],
      diploma: [diploma],
      portfolio: [{ _id: piece, title: 'A piece', summary: 'Of mine', mimeType: 'application/pdf', thumbnail: false }],
    });
  });

  it('omits the blocks that its owner hides, with their files', async () => {
    const { client, candidateId, avatar, piece } = await withProfile();
    const path = `/website/candidates/${candidateId}`;
    await client.patch(`/candidates/${candidateId}`, { publicHidden: PUBLIC_BLOCKS, publicSearchable: true });
    const { body } = await anyone.get<PublicCandidateResponse>(path);
    expect(body.candidate).toEqual({
      _id: candidateId,
      firstname: 'Camille',
      function: 'translator',
      userfunction: [{ _id: 'translator', name: 'translator' }],
      country: 'BE',
      yearsExperience: 9,
      resumeSummary: 'An ear for tone.',
      searchable: true,
      ...Object.fromEntries(NOTHING.map((field) => [field, null])),
      ...Object.fromEntries(NO_LINES.map((field) => [field, []])),
    });
    for (const id of [avatar, piece]) expect(await anyone.refusal('GET', `${path}/file/${id}`)).toBe('404 not_found');
    const list = '/website/candidates?filter[function]=translator&limit=100';
    const { records } = (await anyone.get<Page<PublicCandidateCardResponse>>(list)).body;
    const card = records.find(({ _id }) => _id === candidateId);
    expect(card).toMatchObject({ avatar: null, motherTongue: null, available: null, skills: [] });
    const speaking = (await anyone.get<Page<PublicCandidateCardResponse>>(`${list}&filter[motherTongue]=fr`)).body;
    expect(speaking.records.length).toBeGreaterThan(0);
    expect(speaking.records.map(({ _id }) => _id)).not.toContain(candidateId);
    await client.patch(`/candidates/${candidateId}`, { publicHidden: ['skills'], publicSearchable: false });
    expect((await anyone.get<PublicCandidateResponse>(path)).body.candidate).toMatchObject({ skills: [], avatar });
    const wrong = { publicHidden: ['rates', 'skills', 'skills'] };
    expect((await client.problem('PATCH', `/candidates/${candidateId}`, wrong)).status).toBe(400);
  });

  it('can be previewed by its owner and by recruiters before it is public', async () => {
    const { client, candidateId } = await withProfile();
    const preview = `/candidates/${candidateId}/public-page`;
    await client.patch(`/candidates/${candidateId}`, { publicHidden: ['skills', 'work'] });
    const { body: shown } = await anyone.get<PublicCandidateResponse>(`/website/candidates/${candidateId}`);
    await client.patch(`/candidates/${candidateId}`, { publicEnabled: false });
    for (const who of [client, recruiter])
      expect((await who.get<PublicCandidateResponse>(preview)).body).toEqual(shown);
    expect(await anyone.refusal('GET', preview)).toBe('401 not_logged_in');
    const { client: stranger } = await asCandidate(api);
    expect(await stranger.refusal('GET', preview)).toBe('403 forbidden');
  });

  it.each([
    [null, { available: null, unavailableUntil: null }],
    [
      { from: '2020-01-01', to: null },
      { available: false, unavailableUntil: null },
    ],
    [
      { from: '2099-01-01', to: null },
      { available: true, unavailableUntil: null },
    ],
    [
      { from: null, to: today() },
      { available: false, unavailableUntil: today() },
    ],
    [
      { from: '2020-01-01', to: '2020-12-31' },
      { available: true, unavailableUntil: null },
    ],
  ])('knows who is away: %j', async (unavailable, shown) => {
    const { client, candidateId, user } = await asCandidate(api);
    await client.patch(`/candidates/${candidateId}`, { ...COMPLETE, candidateInfo: { unavailable } });
    const { body } = await anyone.get<PublicCandidateResponse>(`/website/candidates/${candidateId}`);
    expect(body.candidate).toMatchObject(shown);
    const query = `filter[availableOn]=${today()}&filter[userId]=${String(user._id)}`;
    const { records } = (await recruiter.get<Page<object>>(`/candidates?${query}`)).body;
    expect(records).toHaveLength(shown.available === false ? 0 : 1);
  });

  it('gives the photo and the portfolio, and no other file', async () => {
    const { candidateId, avatar, piece, cv, hidden, client } = await withProfile();
    const base = `/website/candidates/${candidateId}/file`;
    expect((await anyone.get<Buffer>(`${base}/${avatar}`)).headers.get('content-type')).toMatch(/^image\//);
    expect((await anyone.get<Buffer>(`${base}/${piece}`)).body.subarray(0, 5).toString()).toBe('%PDF-');
    for (const [id, name] of [
      [avatar, 'avatar.webp'],
      [piece, 'A piece.pdf'],
    ]) {
      const disposition = (await anyone.get(`${base}/${id}`)).headers.get('content-disposition');
      expect(disposition).toContain(`filename="${name}"`);
    }
    for (const id of [cv, hidden, String(new Types.ObjectId())]) {
      expect(await anyone.problem('GET', `${base}/${id}`)).toMatchObject({ status: 404, detail: 'Not found' });
    }
    const stranger = await withProfile();
    expect(await anyone.refusal('GET', `${base}/${stranger.piece}`)).toBe('404 not_found');
    await client.patch(`/candidates/${candidateId}`, { publicEnabled: false });
    for (const id of [avatar, piece]) expect(await anyone.refusal('GET', `${base}/${id}`)).toBe('404 not_found');
  });

  it('is not found if it is private, unknown or invalid', async () => {
    const { client, candidateId } = await asCandidate(api);
    await client.patch(`/candidates/${candidateId}`, { publicEnabled: 'false' });
    const hidden = await anyone.problem('GET', `/website/candidates/${candidateId}`);
    const unknown = await anyone.problem('GET', `/website/candidates/${String(new Types.ObjectId())}`);
    expect(hidden).toMatchObject({ status: 404, code: 'not_found', detail: 'Not found' });
    expect({ ...unknown, instance: '' }).toEqual({ ...hidden, instance: '' });
    expect(await anyone.refusal('GET', '/website/candidates/nonsense')).toBe('400 invalid_id');
  });

  it('has no portfolio for a function without one', async () => {
    const { client, candidateId, piece } = await withProfile();
    await client.patch(`/candidates/${candidateId}`, { function: 'digitalmarketer' });
    const { body } = await anyone.get<PublicCandidateResponse>(`/website/candidates/${candidateId}`);
    expect(body.candidate.portfolio).toEqual([]);
    expect(await anyone.refusal('GET', `/website/candidates/${candidateId}/file/${piece}`)).toBe('404 not_found');
  });
});

describe('an incomplete profile', () => {
  it('is in no public list, has no page, photo or speaking address, until its last field', async () => {
    const { client, candidateId } = await asCandidate(api, { function: 'socialmediacontentcreator' });
    const own = `/candidates/${candidateId}`;
    const avatar = await upload(client, `${own}/avatar`, await png(), 'me.png');
    const { phone, ...most } = COMPLETE;
    await client.patch(own, { ...most, publicSearchable: true });
    const { publicSlug } = (await client.get<{ publicSlug: string }>(own)).body;
    const list = '/website/candidates?filter[function]=socialmediacontentcreator';
    const statuses = async () => {
      const page = `/website/candidates/${candidateId}`;
      const paths = [page, `${page}/file/${avatar}`, `/website/candidates/with/${publicSlug}`];
      return Promise.all(paths.map(async (path) => (await anyone.get(path)).status));
    };
    const listed = async () => [
      (await anyone.records<object>(list)).length,
      (await anyone.records<{ _id: string }>('/website/sitemap')).some(({ _id }) => _id === candidateId),
    ];
    expect([await statuses(), await listed()]).toEqual([
      [404, 404, 404],
      [0, false],
    ]);
    // The owner sees it before.
    expect((await client.get(`${own}/public-page`)).status).toBe(200);
    await client.patch(own, { phone });
    expect([await statuses(), await listed()]).toEqual([
      [200, 200, 200],
      [1, true],
    ]);
    // A recruiter may empty a field again.
    await recruiter.patch(own, { street: null });
    expect([await statuses(), await listed()]).toEqual([
      [404, 404, 404],
      [0, false],
    ]);
  });
});

describe('the sitemap', () => {
  const listed = async (query = ''): Promise<Page<PublicPageResponse>> =>
    (await anyone.get<Page<PublicPageResponse>>(`/website/sitemap${query}`, { prefer: 'count=exact' })).body;

  it('has the pages that search engines may list, in parts, by an index', async () => {
    const all = [await asCandidate(api), await asCandidate(api), await asCandidate(api), await asCandidate(api)];
    const [first, second, unasked, hidden] = all.map(({ candidateId }) => candidateId);
    expect((await listed()).records).toEqual([]);
    for (const { client, candidateId } of all.filter(({ candidateId }) => candidateId !== unasked))
      await client.patch(`/candidates/${candidateId}`, {
        ...COMPLETE,
        publicSearchable: true,
        publicEnabled: candidateId !== hidden,
      });
    const { records, totalCount } = await listed();
    expect(totalCount).toBe(2);
    expect(records).toEqual(
      [first, second].map((_id) => ({ _id, modifiedAt: expect.stringMatching(/^20.*Z$/) as string })),
    );
    expect((await listed('?skip=1&limit=1')).records).toMatchObject([{ _id: second }]);
    expect((await anyone.problem('GET', '/website/sitemap?limit=1001')).status).toBe(400);
    const model = api.model<CandidateRecord>('Candidate');
    const query = model.find(PUBLIC_PAGES, { modifiedAt: 1 }, { hint: PUBLIC_PAGES_INDEX }).sort({ _id: 1 });
    await expectIndexed(query);
  });
});

describe('public candidates', () => {
  it('are unarchived candidates with a public profile, by filter', async () => {
    const [shown, hidden, archived] = [
      await asCandidate(api, { function: 'Designer' }),
      await asCandidate(api, { function: 'Designer' }),
      await asCandidate(api, { function: 'Designer' }),
    ];
    for (const { client, candidateId } of [shown, hidden, archived])
      await client.patch(`/candidates/${candidateId}`, COMPLETE);
    await hidden.client.patch(`/candidates/${hidden.candidateId}`, { publicEnabled: false });
    await recruiter.patch(`/candidates/${archived.candidateId}`, { archived: true });
    const path = '/website/candidates?filter[function]=Designer';
    const { body } = await anyone.get<Page<PublicCandidateCardResponse>>(path, { prefer: 'count=exact' });
    expect(body).toMatchObject({ totalCount: 1, records: [{ _id: shown.candidateId, firstname: 'Camille' }] });
    expect(JSON.stringify(body)).not.toMatch(/Lefèvre|example\.be/);
    const picked = await anyone.records<PublicCandidateCardResponse>(`${path}&fields=firstname`);
    expect(picked).toEqual([{ _id: shown.candidateId, firstname: 'Camille' }]);
  });

  it('cannot be searched or filtered by private fields', async () => {
    const problem = await anyone.problem(
      'GET',
      '/website/candidates?search=lef&sort=name&filter[email]=x&fields=email',
    );
    expect(problem.errors?.map(({ field }) => field).sort()).toEqual([
      'fields.email',
      'filter.email',
      'search',
      'sort.name',
    ]);
  });
});

describe('other public resources', () => {
  it('are jobs with their period of work and without clients, and campaigns without budgets', async () => {
    const secret = 'Not for the public';
    const text = '<p>Two words</p>';
    const work = { workFrom: '2098-12-07', workTo: null, workDays: 3 };
    await createJob(api, { title: 'Translator', client: secret, salary: secret, offer: text, ...work });
    await createCampaign(api, { title: 'Spring 2027', budget: 4321, remarks: secret, start: null });
    const jobs = await anyone.get<Page<object>>('/website/jobs?sort=-createdAt', { prefer: 'count=exact' });
    expect(jobs.body).toMatchObject({
      totalCount: 1,
      records: [{ title: 'Translator', timeState: 'none', offer: text, ...work }],
    });
    const campaigns = await anyone.get<Page<object>>('/website/campaigns?search=spring');
    expect(campaigns.body.records).toMatchObject([{ title: 'Spring 2027', start: null }]);
    expect(JSON.stringify([jobs.body, campaigns.body])).not.toMatch(/Not for the public|4321/);
    expect((await anyone.problem('GET', '/website/jobs?fields=client')).status).toBe(400);
    expect((await anyone.problem('GET', '/website/jobs?search=x')).status).toBe(400);
    expect((await anyone.problem('GET', '/website/campaigns?fields=budget')).status).toBe(400);
  });

  it('are approved skills', async () => {
    const approved = await createSkill(recruiter);
    const pending = await createSkill((await asCandidate(api)).client);
    const records = await anyone.records<SkillResponse>('/website/skills');
    const ids = records.map(({ _id }) => _id);
    expect(ids).toContain(approved);
    expect(ids).not.toContain(pending);
    expect(records.every(({ createdBy }) => createdBy === null)).toBe(true);
  });

  it.each(['users', 'emails', 'notes', '__proto__', 'candidates%2f..%2fusers'])('are not %s', async (resource) => {
    expect(await anyone.refusal('GET', `/website/${resource}`)).toBe('404 not_found');
  });
});
