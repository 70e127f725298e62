import { randomBytes } from 'node:crypto';
import { Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
import type { InterviewTemplateResponse } from '../src/modules/interviews/dto/interview-template.dto.js';
import type { InterviewResponse } from '../src/modules/interviews/dto/interview.dto.js';
import type { InterviewTemplateRecord } from '../src/modules/interviews/interview-template.schema.js';
import type { InterviewRecord } from '../src/modules/interviews/interview.schema.js';
import { createCandidate, eraseCandidate } from './factories/candidates.js';
import { asRecruiter } from './factories/users.js';
import { NOBODY, testApi } from './support/api.js';
import { expectIndexed } from './support/explain.js';

const api = await testApi();
const { client: recruiter, user } = await asRecruiter(api);
const recruiterId = String(user._id);

const newType = (): string => `type ${randomBytes(4).toString('hex')}`;
const newCandidate = async (): Promise<string> => String((await createCandidate(api))._id);
const addTemplate = async (type = newType()): Promise<InterviewTemplateResponse> =>
  await recruiter.create<InterviewTemplateResponse>('/interviewtemplates', { type, questions: [] });
const QUESTIONS = [{ question: 'Why freelance?', answer: 'Freedom' }];
async function hold(fields: { candidateId?: string; templateId?: string; questions?: object[] } = {}) {
  const { candidateId = await newCandidate(), templateId = (await addTemplate())._id, questions = QUESTIONS } = fields;
  return await recruiter.create<InterviewResponse>('/interviews', { templateId, candidateId, questions });
}

describe('an interview', () => {
  it('is stored with its template and interviewer', async () => {
    const template = await addTemplate();
    const candidateId = await newCandidate();
    const body = await recruiter.create<InterviewResponse>('/interviews', {
      templateId: template._id,
      candidateId,
      questions: QUESTIONS,
    });
    expect(body).toMatchObject({
      templateId: template._id,
      template: { _id: template._id, type: template.type },
      candidateId,
      questions: QUESTIONS,
      user: { _id: recruiterId, firstname: 'Noor', name: 'Dewitte' },
      version: 0,
    });
    expect((await recruiter.get<InterviewResponse>(`/interviews/${body._id}`)).body).toEqual(body);
  });

  it('needs every question and every answer', async () => {
    const refused = (fields: object) => recruiter.wrongFields('POST', '/interviews', fields);
    expect(await refused({})).toEqual(['candidateId required', 'questions required', 'templateId required']);
    const ids = { templateId: (await addTemplate())._id, candidateId: await newCandidate() };
    const questions = [{ question: 'Why?', answer: ' ' }, { question: '', answer: 'Because' }, { question: 'Who?' }];
    expect(await refused({ ...ids, questions })).toEqual([
      'questions.0.answer required',
      'questions.1.question required',
      'questions.2.answer required',
    ]);
    expect(await refused({ ...ids, questions: [] })).toEqual(['questions required']);
    expect(await refused({ ...ids, questions: [[]] })).toEqual(['questions invalid']);
    expect(await refused({ ...ids, candidateId: NOBODY, questions: QUESTIONS })).toEqual([
      'candidateId no_candidate_found',
    ]);
    expect(await refused({ ...ids, templateId: NOBODY, questions: QUESTIONS })).toEqual(['templateId invalid_id']);
  });

  it('changes its answers, refuses a stale editor, and is deleted once', async () => {
    const { _id } = await hold();
    const path = `/interviews/${_id}`;
    const questions = [{ question: 'Why freelance?', answer: 'Variety' }];
    const { body } = await recruiter.patch<InterviewResponse>(path, { questions, version: 0 });
    expect(body).toMatchObject({ questions, version: 1 });
    expect(await recruiter.refusal('PATCH', path, { questions, version: 0 })).toBe('409 stale_version');
    expect(await recruiter.wrongFields('PATCH', path, { templateId: NOBODY })).toEqual([
      'questions required',
      'templateId unknown_field',
    ]);
    expect((await recruiter.delete(path)).status).toBe(204);
    for (const method of ['GET', 'DELETE', 'PATCH']) {
      const problem = await recruiter.refusal(method, path, method === 'PATCH' ? { questions } : undefined);
      expect(problem).toBe('404 not_found');
    }
  });

  it('is erased with its candidate', async () => {
    const interview = await hold();
    await eraseCandidate(api, new Types.ObjectId(interview.candidateId));
    expect(await recruiter.refusal('GET', `/interviews/${interview._id}`)).toBe('404 not_found');
  });
});

describe('the list of interviews', () => {
  it('filters by candidate and template type, and searches questions and answers', async () => {
    const candidateId = await newCandidate();
    const template = await addTemplate();
    const first = await hold({ candidateId, questions: [{ question: 'Waarom?', answer: 'Vrijheid, liberté' }] });
    const second = await hold({ candidateId, templateId: template._id });
    const list = async (query: string): Promise<string[]> => {
      const path = `/interviews?filter[candidateId]=${candidateId}&${query}`;
      return await recruiter.ids(path);
    };
    expect(await list('')).toEqual([first._id, second._id]);
    expect(await list('sort=-createdAt')).toEqual([second._id, first._id]);
    expect(await list(`filter[type]=${template.type}`)).toEqual([second._id]);
    expect(await list(`filter[type]=${template.type},${first.template.type}`)).toEqual([first._id, second._id]);
    expect(await list('search=LIBERTE')).toEqual([first._id]);
    expect(await list('search=nothing of it')).toEqual([]);
    expect((await recruiter.problem('GET', '/interviews?filter[type][$ne]=x')).status).toBe(400);
  });

  it('is served by indexes', async () => {
    const interviews = api.model<InterviewRecord>('Interview');
    const oldest = { createdAt: 1, _id: 1 } as const;
    const candidateId = { $in: [NOBODY] };
    await expectIndexed(interviews.find({}).sort(oldest));
    await expectIndexed(interviews.find({ candidateId }).sort(oldest));
    await expectIndexed(interviews.find({ candidateId, type: { $in: ['a', 'b'] } }).sort(oldest));
    await expectIndexed(interviews.find({ type: { $in: ['a'] } }).sort(oldest));
    await expectIndexed(interviews.find({ ngrams: { $all: ['why'] } }).sort(oldest));
    const templates = api.model<InterviewTemplateRecord>('InterviewTemplate');
    await expectIndexed(templates.find({}).sort(oldest));
    await expectIndexed(templates.find({}).sort({ 'sortKeys.type': 1, _id: 1 }));
  });
});

describe('an interview template', () => {
  it('starts empty, and gets questions one by one or all at once', async () => {
    const { _id, questions, version } = await addTemplate();
    expect({ questions, version }).toEqual({ questions: [], version: 0 });
    const path = `/interviewtemplates/${_id}`;
    await recruiter.patch(`${path}/question`, { question: ' Why? ' });
    const { body } = await recruiter.patch<InterviewTemplateResponse>(`${path}/question`, { question: 'Who?' });
    expect(body).toMatchObject({ questions: [{ question: 'Why?' }, { question: 'Who?' }], version: 2 });
    const all = await recruiter.patch<InterviewTemplateResponse>(path, {
      questions: [{ question: 'Who?' }],
      version: 2,
    });
    expect(all.body.questions).toEqual([{ question: 'Who?' }]);
    expect(await recruiter.refusal('PATCH', path, { questions: [], version: 2 })).toBe('409 stale_version');
    expect(await recruiter.wrongFields('PATCH', `${path}/question`, { question: ' ' })).toEqual(['question required']);
    expect(await recruiter.wrongFields('PATCH', path, { type: '', questions: [{ question: '' }] })).toEqual([
      'questions.0.question required',
      'type required',
    ]);
    expect(await recruiter.refusal('PATCH', `/interviewtemplates/${NOBODY}/question`, { question: 'x' })).toBe(
      '404 not_found',
    );
  });

  it('has a unique type', async () => {
    const [one, two] = [await addTemplate(), await addTemplate()];
    expect(await recruiter.wrongFields('POST', '/interviewtemplates', { type: ' ' })).toEqual(['type required']);
    expect(await recruiter.refusal('POST', '/interviewtemplates', { type: one.type })).toBe('409 already_exists');
    const taken = await recruiter.refusal('PATCH', `/interviewtemplates/${two._id}`, { type: one.type });
    expect(taken).toBe('409 already_exists');
    expect(await recruiter.ids(`/interviews/templates?search=${one.type}`)).toEqual([one._id]);
  });

  it('renames its interviews without making them stale', async () => {
    const template = await addTemplate();
    const { _id, version } = await hold({ templateId: template._id });
    const type = newType();
    await recruiter.patch(`/interviewtemplates/${template._id}`, { type });
    expect((await recruiter.get<InterviewResponse>(`/interviews/${_id}`)).body).toMatchObject({
      template: { type },
      version,
    });
    expect(await recruiter.records<InterviewResponse>(`/interviews?search=${type}`)).toHaveLength(1);
  });

  it('is deleted, with interviews only by force; they keep its type', async () => {
    const unused = `/interviewtemplates/${(await addTemplate())._id}`;
    expect((await recruiter.delete(unused)).status).toBe(204);
    expect(await recruiter.refusal('DELETE', unused)).toBe('404 not_found');
    const template = await addTemplate();
    const interview = await hold({ templateId: template._id });
    const path = `/interviewtemplates/${template._id}`;
    expect(await recruiter.refusal('DELETE', path)).toBe('409 in_use');
    expect((await recruiter.delete(`${path}?force=true`)).status).toBe(204);
    const kept = await recruiter.get<InterviewResponse>(`/interviews/${interview._id}`);
    expect(kept.body.template).toEqual({ _id: template._id, type: template.type });
  });
});
