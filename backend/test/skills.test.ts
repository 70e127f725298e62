import { Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
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
/** A unique label. */
const newLabel = (text = 'Skill') => {
  count += 1;
  return { NL: `${text} ${count} nl`, EN: `${text} ${count} en`, FR: `${text} ${count} fr` };
};

async function createSkill(client: Client, fields: object = {}): Promise<string> {
  const body = await client.create<SkillResponse>('/skills', { label: newLabel(), ...fields });
  return body._id;
}

async function createCategory(fields: object = {}): Promise<SkillCategoryResponse> {
  return await recruiter.create<SkillCategoryResponse>('/skillcategories', { label: newLabel('Category'), ...fields });
}

const idsSeenBy = (client: Client, query = '', path = '/skills'): Promise<string[]> => client.ids(`${path}?${query}`);

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
    expect(await anyone.refusal('GET', '/skills')).toBe('401 not_logged_in');
  });

  it('show their creator to recruiters only', async () => {
    const _id = await createSkill(recruiter);
    const asSeenBy = async (client: Client) =>
      (await client.records<SkillResponse>(`/skills?filter[_id]=${_id}`))[0]?.createdBy;
    expect(await asSeenBy(recruiter)).toMatch(/^[0-9a-f]{24}$/);
    expect(await asSeenBy(candidate)).toBeNull();
  });

  it('are approved once by a recruiter, who may send the whole skill back', async () => {
    const _id = await createSkill(candidate);
    const whole = (await recruiter.records<SkillResponse>(`/skills?filter[_id]=${_id}`))[0];
    const { status, body } = await recruiter.patch<SkillResponse>(`/skills/${_id}`, { ...whole, state: 'approved' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ _id, state: 'approved', version: 1 });
    expect(await idsSeenBy(other)).toContain(_id);
    expect(await recruiter.refusal('PATCH', `/skills/${_id}`, { ...whole, state: 'pending' })).toBe(
      '409 stale_version',
    );
    expect(await candidate.refusal('PATCH', `/skills/${_id}`, { state: 'pending' })).toBe('403 forbidden');
    const wrong = { _id: String(new Types.ObjectId()), createdBy: 'me', createdAt: {}, modifiedAt: 1 };
    const refused = async (fields: object) =>
      (await recruiter.problem('PATCH', `/skills/${_id}`, { ...whole, version: 1, ...fields })).errors;
    expect(await refused({ _id: wrong._id })).toMatchObject([{ field: '_id', code: 'invalid_id' }]);
    const fields = (await refused({ ...wrong, _id }))?.map(({ field }) => field).sort();
    expect(fields).toEqual(['createdAt', 'createdBy', 'modifiedAt']);
  });

  it('stay approved, because candidates have chosen them', async () => {
    const _id = await createSkill(recruiter);
    const back = await recruiter.problem('PATCH', `/skills/${_id}`, { state: 'pending' });
    expect(back).toMatchObject({ status: 409, code: 'impossible_transition' });
    expect(back.detail).toBe('This cannot go from approved to pending.');
    expect((await recruiter.patch(`/skills/${_id}`, { state: 'approved' })).status).toBe(200);
  });

  it('need a label in all three languages', async () => {
    expect(await recruiter.wrongFields('POST', '/skills', { label: { NL: 'x', EN: ' ' } })).toEqual([
      'label.EN required',
      'label.FR required',
    ]);
    expect(await recruiter.wrongFields('POST', '/skills', {})).toEqual(['label required']);
    const _id = await createSkill(recruiter);
    for (const label of [null, [], 'x']) {
      expect((await recruiter.problem('PATCH', `/skills/${_id}`, { label })).status).toBe(400);
    }
    expect((await recruiter.problem('PATCH', `/skills/${_id}`, { userfunctions: 'translator' })).status).toBe(400);
  });

  it('refuse an existing label, ignoring case and accents', async () => {
    const label = newLabel('Révision');
    await createSkill(recruiter, { label });
    const same = { NL: 'ander woord', EN: ' REVISION ' + label.EN.slice('Révision '.length), FR: 'autre mot' };
    for (const client of [recruiter, candidate]) {
      expect(await client.refusal('POST', '/skills', { label: same })).toBe('409 already_exists');
    }
  });

  it('may be proposed by two candidates, but approved once', async () => {
    const label = newLabel();
    const first = await createSkill(candidate, { label });
    const second = await createSkill(other, { label });
    expect(await candidate.refusal('POST', '/skills', { label })).toBe('409 already_exists');
    expect((await recruiter.patch(`/skills/${first}`, { state: 'approved' })).status).toBe(200);
    expect(await recruiter.refusal('PATCH', `/skills/${second}`, { state: 'approved' })).toBe('409 already_exists');
  });

  it('are listed for a function or for all, by the label of a language, and searched without case and accents', async () => {
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
  it('needs force if candidates have it, and keeps its label for them', async () => {
    const _id = await createSkill(recruiter);
    const { client, candidateId } = await asCandidate(api);
    const saved = await client.patch(`/candidates/${candidateId}`, { skills: [{ skillId: _id, level: 4 }] });
    expect(saved.status).toBe(200);
    expect(await recruiter.refusal('DELETE', `/skills/${_id}`)).toBe('409 in_use');
    expect((await recruiter.delete(`/skills/${_id}?force=true`)).status).toBe(204);
    expect(await idsSeenBy(recruiter)).not.toContain(_id);
    expect(await idsSeenBy(client, `filter[_id]=${_id}`)).toEqual([_id]);
    expect(await recruiter.refusal('PATCH', `/skills/${_id}`, { state: 'pending' })).toBe('404 not_found');
  });

  it('frees its label', async () => {
    const label = newLabel();
    const _id = await createSkill(candidate, { label });
    expect(await candidate.refusal('DELETE', `/skills/${_id}`)).toBe('403 forbidden');
    expect((await recruiter.delete(`/skills/${_id}`)).status).toBe(204);
    expect(await recruiter.refusal('DELETE', `/skills/${_id}`)).toBe('404 not_found');
    await createSkill(recruiter, { label });
    expect((await recruiter.problem('DELETE', `/skills/${_id}?force=maybe`)).status).toBe(400);
  });
});

describe('a duplicate proposal', () => {
  const skillsOf = async (candidateId: string) =>
    (await recruiter.get<CandidateResponse>(`/candidates/${candidateId}`)).body.skills;

  it('is replaced by the skill; candidates with both keep the higher level', async () => {
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
    expect(await recruiter.refusal('POST', `/skills/${double}/replace`, { skillId: skill })).toBe('404 not_found');
  });

  it('stays if the other skill cannot be chosen', async () => {
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
    const wrongWay = await recruiter.refusal('POST', `/skills/${approved}/replace`, { skillId: approved });
    expect(wrongWay).toBe('409 impossible_transition');
    expect(await client.refusal('POST', path, { skillId: approved })).toBe('403 forbidden');
  });

  it('is either approved or replaced, for simultaneous requests', async () => {
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
  it('contain skills, which inherit their functions', async () => {
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
    const records = await recruiter.records<SkillCategoryResponse>('/skillcategories?sort=-createdAt&limit=1');
    expect(records[0]).toEqual(changed.body);
  });

  it('accept a skill, and release it', async () => {
    const { _id: categoryId } = await createCategory();
    const skill = await createSkill(recruiter);
    expect((await recruiter.patch<SkillResponse>(`/skills/${skill}`, { categoryId })).body.categoryId).toBe(categoryId);
    expect((await recruiter.patch<SkillResponse>(`/skills/${skill}`, { categoryId: null })).body.categoryId).toBeNull();
    const unknown = { categoryId: String(new Types.ObjectId()) };
    expect((await recruiter.problem('PATCH', `/skills/${skill}`, unknown)).errors).toMatchObject([
      { field: 'categoryId' },
    ]);
  });

  it('refuse duplicates, stale versions and unknown ids', async () => {
    const { _id, label } = await createCategory();
    const shouted = { ...newLabel(), EN: label.EN.toUpperCase() };
    expect(await recruiter.refusal('POST', '/skillcategories', { label: shouted })).toBe('409 already_exists');
    const second = await createCategory();
    const rename = { label: shouted };
    expect(await recruiter.refusal('PATCH', `/skillcategories/${second._id}`, rename)).toBe('409 already_exists');
    const stale = { label: newLabel(), version: 7 };
    expect(await recruiter.refusal('PATCH', `/skillcategories/${_id}`, stale)).toBe('409 stale_version');
    const nowhere = String(new Types.ObjectId());
    expect(await recruiter.refusal('PATCH', `/skillcategories/${nowhere}`, {})).toBe('404 not_found');
    expect(await recruiter.refusal('PATCH', `/skills/${nowhere}/add`, { label: newLabel() })).toBe('404 not_found');
    expect(await recruiter.refusal('DELETE', `/skillcategories/${nowhere}`)).toBe('404 not_found');
  });

  it('are removed with their skills, by force', async () => {
    const { _id } = await createCategory();
    const { body } = await recruiter.patch<SkillCategoryResponse>(`/skills/${_id}/add`, { label: newLabel() });
    const skill = body.skills[0]?._id ?? '';
    expect(await recruiter.refusal('DELETE', `/skillcategories/${_id}`)).toBe('409 in_use');
    expect((await recruiter.delete(`/skillcategories/${_id}?force=true`)).status).toBe(204);
    expect(await idsSeenBy(recruiter)).not.toContain(skill);
    expect((await recruiter.delete(`/skillcategories/${(await createCategory())._id}`)).status).toBe(204);
  });
});
