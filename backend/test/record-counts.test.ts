import { expect, it } from 'vitest';
import type { CandidateCountsResponse } from '../src/modules/record-counts/dto/record-counts.dto.js';
import type { UsesResponse } from '../src/modules/record-counts/dto/uses.dto.js';
import type { TaskResponse } from '../src/modules/tasks/dto/task.dto.js';
import type { InterviewTemplateResponse } from '../src/modules/interviews/dto/interview-template.dto.js';
import { asCandidate } from './factories/accounts.js';
import { writeEmail } from './factories/emails.js';
import { createCategory, createScorecard } from './factories/scorecards.js';
import { asRecruiter } from './factories/users.js';
import { testApi } from './support/api.js';
import { plansOf } from './support/plans.js';

const api = await testApi();
const { client: recruiter, user } = await asRecruiter(api);
const userId = String(user._id);

const countsOf = async (id: string): Promise<CandidateCountsResponse> =>
  (await recruiter.get<CandidateCountsResponse>(`/candidates/${id}/counts`)).body;

it('counts the records about a candidate, of tasks only the open ones', async () => {
  const { candidateId, client } = await asCandidate(api);
  const none = { interviews: 0, scorecards: 0, notes: 0, tests: 0, mail: 0, tasks: 0 };
  expect(await countsOf(candidateId)).toEqual(none);

  const template = { type: 'Phone', questions: [] };
  const { _id: templateId } = await recruiter.create<InterviewTemplateResponse>('/interviewtemplates', template);
  await recruiter.create('/interviews', {
    templateId,
    candidateId,
    questions: [{ question: 'Why freelance?', answer: 'Freedom' }],
  });
  const category = await createCategory(recruiter, 'Style', 'Rhythm');
  const card = await createScorecard(recruiter, 'Writer', category);
  await recruiter.create(`/candidates/${candidateId}/scorecards`, [{ _id: card._id }]);
  for (const description of ['First call', 'Second call'])
    await recruiter.create('/notes', { candidateId, description });
  await recruiter.create('/tests', { candidateId, name: 'Translate a recipe' });
  await writeEmail(api, recruiter, { candidateId });
  const task = {
    candidateId,
    title: 'Call back',
    type: 'call',
    assignedTo: userId,
    deadline: '2099-01-01T09:00:00.000Z',
    description: 'About the rate',
  };
  const [, done] = await Promise.all([1, 2].map(async () => await recruiter.create<TaskResponse>('/tasks', task)));
  await recruiter.patch(`/tasks/${done?._id}`, { completed: true });
  await asCandidate(api);

  expect(await countsOf(candidateId)).toEqual({ interviews: 1, scorecards: 1, notes: 2, tests: 1, mail: 1, tasks: 1 });
  for (const collection of ['interviews', 'candidatescorecards', 'notes', 'tests', 'conversations', 'tasks']) {
    const plans = await plansOf(api, collection, () => countsOf(candidateId));
    expect({ collection, plans: plans.map(({ planSummary }) => planSummary.split(' ')[0]) }).toEqual({
      collection,
      plans: [expect.stringMatching(/^(IXSCAN|COUNT_SCAN)$/)],
    });
  }
  expect((await client.get(`/candidates/${candidateId}/counts`)).status).toBe(403);
  expect((await recruiter.get('/candidates/65b00000d00100000000ffff/counts')).status).toBe(404);
});

it('counts the uses of skills, scorecards and interview templates, and names the field of a bad request', async () => {
  const { candidateId } = await asCandidate(api);
  const label = { NL: 'Bijsluiters', EN: 'Leaflets', FR: 'Notices' };
  const used = await recruiter.create<{ _id: string }>('/skills', { label });
  const unused = await recruiter.create<{ _id: string }>('/skills', {
    label: { NL: 'Gebruiksaanwijzingen', EN: 'Manuals', FR: "Modes d'emploi" },
  });
  await recruiter.patch(`/candidates/${candidateId}`, { skills: [{ skillId: used._id, level: 4 }] });
  const card = await createScorecard(recruiter, 'Leaflets', await createCategory(recruiter, 'Dose', 'Exact'));
  await recruiter.create(`/candidates/${candidateId}/scorecards`, [{ _id: card._id }]);
  const template = await recruiter.create<{ _id: string }>('/interviewtemplates', { type: 'Leaflets', questions: [] });
  const interview = { templateId: template._id, candidateId, questions: [{ question: 'Why?', answer: 'Care' }] };
  await recruiter.create('/interviews', interview);
  await recruiter.create('/interviews', interview);

  const usesOf = async (of: string, ...ids: string[]) =>
    (await recruiter.get<UsesResponse>(`/${of}/uses?_id=${ids.join(',')}`)).body.records;
  const use = (_id: string, count: number) => ({ _id, count, capped: false });
  const asked = {
    candidates: () => usesOf('skills', unused._id, used._id),
    candidatescorecards: () => usesOf('scorecards', card._id),
    interviews: () => usesOf('interviewtemplates', template._id),
  };
  expect(await asked.candidates()).toEqual([use(unused._id, 0), use(used._id, 1)]);
  expect(await asked.candidatescorecards()).toEqual([use(card._id, 1)]);
  expect(await asked.interviews()).toEqual([use(template._id, 2)]);
  for (const [collection, ask] of Object.entries(asked)) {
    const plans = (await plansOf(api, collection, ask)).map(({ planSummary }) => planSummary.split(' ')[0]);
    expect({ collection, scans: plans.includes('COLLSCAN') }).toEqual({ collection, scans: false });
    expect(plans).not.toEqual([]);
  }
  for (const query of ['', '?_id=', '?_id=x', '?_id[$ne]=x']) {
    const { status, body } = await recruiter.get<object>(`/skills/uses${query}`);
    expect({ query, status, body }).toMatchObject({ status: 400, body: { errors: [{ field: '_id' }] } });
  }
});
