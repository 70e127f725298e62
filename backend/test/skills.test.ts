import { Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
import type { Page } from '../src/common/lists/read-list.js';
import type { CandidateResponse } from '../src/modules/candidate-profiles/dto/candidate-profile.dto.js';
import type { SkillCategoryResponse } from '../src/modules/skills/dto/skill-category.dto.js';
import type { SkillResponse } from '../src/modules/skills/dto/skill.dto.js';
import { asCandidate } from './factories/accounts.js';
import { asRecruiter, loggedIn } from './factories/users.js';
import { testApi } from './support/api.js';
import { Client } from './support/client.js';

const api = await testApi();
const anyone = new Client(api.url);
const { client: recruiter } = await asRecruiter(api);
const { client: candidate } = await loggedIn(api);
const { client: other } = await loggedIn(api);

let count = 0;
/** A label that no other test has. */
const newLabel = (text = 'Skill') => {
  count += 1;
  return { NL: `${text} ${count} nl`, EN: `${text} ${count} en`, FR: `${text} ${count} fr` };
};

async function createSkill(client: Client, fields: object = {}): Promise<string> {
  const { body } = await client.create<SkillResponse>('/skills', { label: newLabel(), ...fields });
  return body._id;
}

async function createCategory(fields: object = {}): Promise<SkillCategoryResponse> {
  return (await recruiter.create<SkillCategoryResponse>('/skillcategories', { label: newLabel('Category'), ...fields }))
    .body;
}

const idsSeenBy = async (client: Client, query = '', path = '/skills'): Promise<string[]> =>
  (await client.get<Page<SkillResponse>>(`${path}?${query}`)).body.records.map(({ _id }) => _id);

describe('skills', () => {
  it("are approved when a recruiter makes them, and pending, for their creator's eyes only, when a candidate does", async () => {
    const approved = await createSkill(recruiter);
    const pending = await createSkill(candidate);
    expect(await idsSeenBy(candidate)).toEqual(expect.arrayContaining([approved, pending]));
    expect(await idsSeenBy(recruiter, 'filter[state]=pending')).toContain(pending);
    for (const client of [other, anyone.as((await loggedIn(api)).client.token ?? '')]) {
      const seen = await idsSeenBy(client);
      expect(seen).toContain(approved);
      expect(seen).not.toContain(pending);
    }
    expect(await idsSeenBy(other, `filter[_id]=${pending}`)).toEqual([]);
    expect(await idsSeenBy(anyone, '', '/website/skills')).not.toContain(pending);
    expect(await idsSeenBy(candidate, '', '/website/skills')).toContain(pending);
    expect((await anyone.problem('GET', '/skills')).code).toBe('not_logged_in');
  });

  it('tell their creator only who made them', async () => {
    const _id = await createSkill(recruiter);
    const asSeenBy = async (client: Client) =>
      (await client.get<Page<SkillResponse>>(`/skills?filter[_id]=${_id}`)).body.records[0]?.createdBy;
    expect(await asSeenBy(recruiter)).toMatch(/^[0-9a-f]{24}$/);
    expect(await asSeenBy(candidate)).toBeNull();
  });

  it('are approved by a recruiter who sends the whole skill back, once', async () => {
    const _id = await createSkill(candidate);
    const whole = (await recruiter.get<Page<SkillResponse>>(`/skills?filter[_id]=${_id}`)).body.records[0];
    const { status, body } = await recruiter.patch<SkillResponse>(`/skills/${_id}`, { ...whole, state: 'approved' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ _id, state: 'approved', version: 1 });
    expect(await idsSeenBy(other)).toContain(_id);
    expect((await recruiter.problem('PATCH', `/skills/${_id}`, { ...whole, state: 'pending' })).code).toBe(
      'stale_version',
    );
    expect((await candidate.problem('PATCH', `/skills/${_id}`, { state: 'pending' })).code).toBe('forbidden');
    const wrong = { _id: String(new Types.ObjectId()), createdBy: 'me', createdAt: {}, modifiedAt: 1 };
    const refused = async (fields: object) =>
      (await recruiter.problem('PATCH', `/skills/${_id}`, { ...whole, version: 1, ...fields })).errors;
    expect(await refused({ _id: wrong._id })).toMatchObject([{ field: '_id', code: 'invalid_id' }]);
    const fields = (await refused({ ...wrong, _id }))?.map(({ field }) => field).sort();
    expect(fields).toEqual(['createdAt', 'createdBy', 'modifiedAt']);
  });

  it('stay approved: nobody else who chose one should lose it', async () => {
    const _id = await createSkill(recruiter);
    const back = await recruiter.problem('PATCH', `/skills/${_id}`, { state: 'pending' });
    expect(back).toMatchObject({ status: 409, code: 'impossible_transition' });
    expect(back.detail).toBe('This cannot go from approved to pending.');
    expect((await recruiter.patch(`/skills/${_id}`, { state: 'approved' })).status).toBe(200);
  });

  it('need a label in all three languages', async () => {
    const problem = await recruiter.problem('POST', '/skills', { label: { NL: 'x', EN: ' ' } });
    expect(problem.errors?.map(({ field, code }) => `${field} ${code}`).sort()).toEqual([
      'label.EN required',
      'label.FR required',
    ]);
    expect((await recruiter.problem('POST', '/skills', {})).errors).toMatchObject([
      { field: 'label', code: 'required' },
    ]);
    const _id = await createSkill(recruiter);
    for (const label of [null, [], 'x']) {
      expect((await recruiter.problem('PATCH', `/skills/${_id}`, { label })).status).toBe(400);
    }
    expect((await recruiter.problem('PATCH', `/skills/${_id}`, { userfunctions: 'translator' })).status).toBe(400);
  });

  it('refuse a label that is there already, whatever its case and accents', async () => {
    const label = newLabel('Révision');
    await createSkill(recruiter, { label });
    const same = { NL: 'ander woord', EN: ' REVISION ' + label.EN.slice('Révision '.length), FR: 'autre mot' };
    for (const client of [recruiter, candidate]) {
      expect(await client.problem('POST', '/skills', { label: same })).toMatchObject({
        status: 409,
        code: 'already_exists',
      });
    }
  });

  it('may be proposed alike by two candidates, but approved once', async () => {
    const label = newLabel();
    const first = await createSkill(candidate, { label });
    const second = await createSkill(other, { label });
    expect((await candidate.problem('POST', '/skills', { label })).code).toBe('already_exists');
    expect((await recruiter.patch(`/skills/${first}`, { state: 'approved' })).status).toBe(200);
    expect((await recruiter.problem('PATCH', `/skills/${second}`, { state: 'approved' })).code).toBe('already_exists');
  });

  it('are listed for a function or for all, by the label of a language, found without case and accents', async () => {
    const translators = await createSkill(recruiter, {
      label: { NL: 'c zq', EN: 'A zq', FR: 'é zq' },
      userfunctions: ['translator'],
    });
    const designers = await createSkill(recruiter, {
      label: { NL: 'a zq', EN: 'b zq', FR: 'D zq' },
      userfunctions: ['Designer'],
    });
    const all = await createSkill(recruiter, { label: { NL: 'B zq', EN: 'c zq', FR: 'a zq' } });
    expect(await idsSeenBy(candidate, 'search=ZQ&filter[userfunctions]=translator')).toEqual([translators, all]);
    expect(await idsSeenBy(candidate, 'search=zq')).toEqual([translators, designers, all]);
    expect(await idsSeenBy(candidate, 'search=zq&sort=label.NL')).toEqual([designers, all, translators]);
    expect(await idsSeenBy(candidate, 'search=zq&sort=-label.FR')).toEqual([translators, designers, all]);
    expect(await idsSeenBy(candidate, 'search=E ZQ')).toEqual([translators]);
  });
});

describe('removing a skill', () => {
  it('says when candidates have it, asks, and leaves them its label', async () => {
    const _id = await createSkill(recruiter);
    const { client, candidateId } = await asCandidate(api);
    const saved = await client.patch(`/candidates/${candidateId}`, { skills: [{ skillId: _id, level: 4 }] });
    expect(saved.status).toBe(200);
    expect(await recruiter.problem('DELETE', `/skills/${_id}`)).toMatchObject({ status: 409, code: 'in_use' });
    expect((await recruiter.delete(`/skills/${_id}?force=true`)).status).toBe(204);
    expect(await idsSeenBy(recruiter)).not.toContain(_id);
    expect(await idsSeenBy(client, `filter[_id]=${_id}`)).toEqual([_id]);
    expect((await recruiter.problem('PATCH', `/skills/${_id}`, { state: 'pending' })).code).toBe('not_found');
  });

  it('frees its label', async () => {
    const label = newLabel();
    const _id = await createSkill(candidate, { label });
    expect((await candidate.problem('DELETE', `/skills/${_id}`)).code).toBe('forbidden');
    expect((await recruiter.delete(`/skills/${_id}`)).status).toBe(204);
    expect((await recruiter.problem('DELETE', `/skills/${_id}`)).code).toBe('not_found');
    await createSkill(recruiter, { label });
    expect((await recruiter.problem('DELETE', `/skills/${_id}?force=maybe`)).status).toBe(400);
  });
});

describe('a proposal that doubles a skill', () => {
  const skillsOf = async (candidateId: string) =>
    (await recruiter.get<CandidateResponse>(`/candidates/${candidateId}`)).body.skills;

  it('gives way to it: who has the one has the other, and who has both keeps the higher level once', async () => {
    const skill = await createSkill(recruiter);
    const [one, both] = [await asCandidate(api), await asCandidate(api)];
    const double = await createSkill(one.client);
    const other = await createSkill(recruiter);
    await one.client.patch(`/candidates/${one.candidateId}`, { skills: [{ skillId: double, level: 4, remark: 'x' }] });
    const five = [
      { skillId: skill, level: 2 },
      { skillId: other, level: 1 },
      { skillId: double, level: 3 },
      ...[
        { skillId: await createSkill(recruiter), level: 1 },
        { skillId: await createSkill(recruiter), level: 1 },
      ],
    ];
    expect((await recruiter.patch(`/candidates/${both.candidateId}`, { skills: five })).status).toBe(200);
    const answer = await recruiter.post<SkillResponse>(`/skills/${double}/replace`, { skillId: skill });
    expect(answer).toMatchObject({ status: 200, body: { _id: skill } });
    expect(await skillsOf(one.candidateId)).toMatchObject([{ skillId: skill, level: 4, remark: 'x' }]);
    const kept = await skillsOf(both.candidateId);
    expect(kept.map(({ skillId }) => skillId)).toEqual([other, skill, ...five.slice(3).map(({ skillId }) => skillId)]);
    expect(kept[1]).toMatchObject({ level: 3 });
    expect(await idsSeenBy(one.client)).not.toContain(double);
    expect((await recruiter.problem('POST', `/skills/${double}/replace`, { skillId: skill })).code).toBe('not_found');
  });

  it('changes nothing when the other is none to choose', async () => {
    const { client, candidateId } = await asCandidate(api);
    const double = await createSkill(client);
    await client.patch(`/candidates/${candidateId}`, { skills: [{ skillId: double, level: 4 }] });
    const path = `/skills/${double}/replace`;
    const pending = await createSkill(candidate);
    for (const skillId of [pending, double, String(new Types.ObjectId())]) {
      expect((await recruiter.problem('POST', path, { skillId })).errors).toMatchObject([{ field: 'skillId' }]);
    }
    expect(await skillsOf(candidateId)).toMatchObject([{ skillId: double }]);
    const approved = await createSkill(recruiter);
    const wrongWay = await recruiter.problem('POST', `/skills/${approved}/replace`, { skillId: approved });
    expect(wrongWay.code).toBe('impossible_transition');
    expect((await client.problem('POST', path, { skillId: approved })).code).toBe('forbidden');
  });

  it('is either approved or gone, whoever was first', async () => {
    const skill = await createSkill(recruiter);
    const double = await createSkill(candidate);
    const [replaced, approved] = await Promise.all([
      recruiter.post(`/skills/${double}/replace`, { skillId: skill }),
      recruiter.patch(`/skills/${double}`, { state: 'approved', version: 0 }),
    ]);
    expect([replaced.status === 200, approved.status === 200].filter(Boolean)).toHaveLength(1);
    expect((await idsSeenBy(recruiter)).includes(double)).toBe(approved.status === 200);
  });
});

describe('skill categories', () => {
  it('hold skills, which take their functions', async () => {
    const { _id } = await createCategory({ userfunctions: ['translator'] });
    const { status, body } = await recruiter.patch<SkillCategoryResponse>(`/skills/${_id}/add`, { label: newLabel() });
    expect(status).toBe(200);
    expect(body.skills).toMatchObject([{ state: 'approved', userfunctions: ['translator'], categoryId: _id }]);
    await recruiter.patch(`/skills/${_id}/add`, { label: newLabel(), state: 'pending' });
    const changed = await recruiter.patch<SkillCategoryResponse>(`/skillcategories/${_id}`, {
      userfunctions: ['Designer'],
      version: 0,
    });
    expect(changed.body.skills.map(({ userfunctions }) => userfunctions)).toEqual([['Designer'], ['Designer']]);
    const { body: list } = await recruiter.get<Page<SkillCategoryResponse>>('/skillcategories?sort=-createdAt&limit=1');
    expect(list.records[0]).toEqual(changed.body);
  });

  it('take a skill in, and let it go', async () => {
    const { _id: categoryId } = await createCategory();
    const skill = await createSkill(recruiter);
    expect((await recruiter.patch<SkillResponse>(`/skills/${skill}`, { categoryId })).body.categoryId).toBe(categoryId);
    expect((await recruiter.patch<SkillResponse>(`/skills/${skill}`, { categoryId: null })).body.categoryId).toBeNull();
    const unknown = { categoryId: String(new Types.ObjectId()) };
    expect((await recruiter.problem('PATCH', `/skills/${skill}`, unknown)).errors).toMatchObject([
      { field: 'categoryId' },
    ]);
  });

  it('refuse duplicates, stale versions and what does not exist', async () => {
    const { _id, label } = await createCategory();
    const shouted = { ...newLabel(), EN: label.EN.toUpperCase() };
    expect((await recruiter.problem('POST', '/skillcategories', { label: shouted })).code).toBe('already_exists');
    const second = await createCategory();
    const rename = { label: shouted };
    expect((await recruiter.problem('PATCH', `/skillcategories/${second._id}`, rename)).code).toBe('already_exists');
    const stale = { label: newLabel(), version: 7 };
    expect((await recruiter.problem('PATCH', `/skillcategories/${_id}`, stale)).code).toBe('stale_version');
    const nowhere = String(new Types.ObjectId());
    expect((await recruiter.problem('PATCH', `/skillcategories/${nowhere}`, {})).status).toBe(404);
    expect((await recruiter.problem('PATCH', `/skills/${nowhere}/add`, { label: newLabel() })).status).toBe(404);
    expect((await recruiter.problem('DELETE', `/skillcategories/${nowhere}`)).status).toBe(404);
  });

  it('are removed with their skills, after asking', async () => {
    const { _id } = await createCategory();
    const { body } = await recruiter.patch<SkillCategoryResponse>(`/skills/${_id}/add`, { label: newLabel() });
    const skill = body.skills[0]?._id ?? '';
    expect((await recruiter.problem('DELETE', `/skillcategories/${_id}`)).code).toBe('in_use');
    expect((await recruiter.delete(`/skillcategories/${_id}?force=true`)).status).toBe(204);
    expect(await idsSeenBy(recruiter)).not.toContain(skill);
    const empty = await createCategory();
    expect((await recruiter.delete(`/skillcategories/${empty._id}`)).status).toBe(204);
  });

  it('are for recruiters', async () => {
    const { _id } = await createCategory();
    const label = newLabel();
    for (const [method, path, body] of [
      ['GET', '/skillcategories'],
      ['POST', '/skillcategories', { label }],
      ['PATCH', `/skillcategories/${_id}`, { label }],
      ['PATCH', `/skills/${_id}/add`, { label }],
      ['DELETE', `/skillcategories/${_id}`],
    ] as const) {
      expect((await candidate.problem(method, path, body)).code).toBe('forbidden');
    }
  });
});
