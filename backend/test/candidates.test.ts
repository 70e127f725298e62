import { RECRUITER_ONLY_FIELDS } from '@byline/shared-types/domain';
import { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AuditEntry } from '../src/common/audit/audit.schema.js';
import { labelFields } from '../src/common/lists/sort-keys.js';
import type { CandidateResponse } from '../src/modules/candidate-profiles/dto/candidate-profile.dto.js';
import type { SourceRecord } from '../src/modules/sources/source.schema.js';
import type { UserRecord } from '../src/modules/users/user.record.js';
import { asCandidate, newAddress } from './factories/accounts.js';
import { createCandidate } from './factories/candidates.js';
import { asRecruiter, createUser } from './factories/users.js';
import { testApi } from './support/api.js';
import { Client } from './support/client.js';
import { fieldsOf } from './support/problems.js';

const api = await testApi();
const { client: recruiter, user: me } = await asRecruiter(api);
let candidate: Client;
let id: string;
beforeEach(async () => {
  ({ client: candidate, candidateId: id } = await asCandidate(api));
});

const patch = async (changes: object, who = candidate): Promise<CandidateResponse> => {
  const { status, body } = await who.patch<CandidateResponse>(`/candidates/${id}`, changes);
  expect(status).toBe(200);
  return body;
};
const refused = async (changes: object, who = candidate): Promise<string[]> => {
  const problem = await who.problem('PATCH', `/candidates/${id}`, changes);
  expect(problem).toMatchObject({ status: 400, code: 'validation_failed' });
  return fieldsOf(problem);
};
const createSkill = async (state: string, createdBy: Types.ObjectId): Promise<string> => {
  const label = { NL: newAddress(), EN: newAddress(), FR: newAddress() };
  const unique = [label.EN];
  const made = await api.model<object>('Skill').create({ label, unique, state, createdBy, ...labelFields(label) });
  return String(made._id);
};
const ADDRESS = { street: 'Coupure Links', number: '214', postal: '9000', city: 'Gent', country: 'BE' };

describe('a new candidate', () => {
  const body = { firstname: 'Noor', name: 'Dewitte' };

  it('is entered by a recruiter with whatever is known', async () => {
    const email = ` Noor.${newAddress()} `;
    const made = await recruiter.create<CandidateResponse>('/candidates', {
      ...body,
      ...ADDRESS,
      email,
      phone: '0470 12 34 56',
      function: 'translator',
      tags: ['Sworn translator', 'sworn  TRANSLATOR', 'Trados'],
    });
    expect(made).toMatchObject({
      ...body,
      ...ADDRESS,
      email: email.trim().toLowerCase(),
      phone: '+32470123456',
      userfunction: [{ _id: 'translator', name: 'translator' }],
      status: 'none',
      archived: false,
      publicEnabled: false,
      missing: [],
      version: 0,
      abilities: { update: true, manage: true, hire: true, delete: true },
    });
    expect(made.candidatetags?.map(({ label }) => label)).toEqual(['Sworn translator', 'Trados']);
  });

  it('needs a name and an address of its own', async () => {
    expect(await recruiter.wrongFields('POST', '/candidates', { firstname: ' ', email: 'noor' })).toEqual([
      'email invalid_email',
      'firstname required',
      'name required',
    ]);
    const email = newAddress();
    await recruiter.post('/candidates', { ...body, email });
    const taken = await recruiter.problem('POST', '/candidates', { ...body, email: email.toUpperCase() });
    expect(taken).toMatchObject({ status: 409, code: 'email_taken', errors: [{ field: 'email' }] });
  });

  it('is entered once when two recruiters do it at the same moment', async () => {
    const email = newAddress();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => recruiter.post('/candidates', { ...body, email })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  });

  it('becomes the login’s own when the person registers with the same address', async () => {
    const email = newAddress();
    const known = await createCandidate(api, { email, city: 'Gent' });
    const { candidateId } = await asCandidate(api, { email });
    expect(candidateId).toBe(String(known._id));
  });
});

describe('GET candidates/{id}', () => {
  it('shows a candidate their own profile without what only recruiters keep', async () => {
    const { body } = await candidate.get<CandidateResponse>(`/candidates/${id}`);
    expect(body).toMatchObject({ _id: id, firstname: 'Camille', workExperience: [], diploma: [], candidatefiles: [] });
    // The country is stored at registration.
    expect(body.missing).toEqual(['street', 'number', 'postal', 'city', 'phone']);
    expect(body.abilities).toEqual({ update: true, manage: false, hire: false, delete: false });
    const kept = [
      'status',
      'archived',
      'assignedTo',
      'assigned',
      'tags',
      'candidatetags',
      'sourceId',
      'websiteTag',
      'folders',
    ];
    expect(kept.filter((field) => field in body)).toEqual([]);
  });

  it('shows a recruiter everything, and nobody else anything', async () => {
    const { body } = await recruiter.get<CandidateResponse>(`/candidates/${id}`);
    expect(body).toMatchObject({ status: 'none', archived: false, assignedTo: null, tags: [], folders: [] });
    expect(JSON.stringify(body)).not.toMatch(/ngrams|searchText|nameKey|passwordHash/);
    const { client: stranger } = await asCandidate(api);
    expect(await stranger.refusal('GET', `/candidates/${id}`)).toBe('403 forbidden');
    expect(await new Client(api.url).refusal('GET', `/candidates/${id}`)).toBe('401 not_logged_in');
    const nobody = String(new Types.ObjectId());
    expect(await recruiter.refusal('GET', `/candidates/${nobody}`)).toBe('404 not_found');
    expect(await candidate.refusal('GET', `/candidates/${nobody}`)).toBe('403 forbidden');
    expect(await recruiter.refusal('GET', '/candidates/me')).toBe('400 invalid_id');
  });
});

describe('PATCH candidates/{id}', () => {
  it('changes what is sent and leaves the rest, inside candidateInfo too', async () => {
    await patch({
      candidateInfo: {
        freelancer: true,
        pricePerWord: 0.13,
        dayPrice: 380,
        topProject: 'Audio guides',
        skillSet: { yearsExperience: 11, motherTongue: 'nl', translationSkills: [{ from: 'en', to: 'nl' }] },
      },
      publicEnabled: 'false',
      info: '  Clean first drafts.  ',
    });
    const emptied = { candidateInfo: { pricePerWord: null, skillSet: { yearsExperience: 12 } }, info: '' };
    const changed = await patch(emptied, recruiter);
    expect(changed).toMatchObject({ publicEnabled: false, info: null, version: 2 });
    expect(changed.candidateInfo).toMatchObject({
      freelancer: true,
      pricePerWord: null,
      dayRate: 380,
      topProject: 'Audio guides',
      skillSet: { yearsExperience: 12, motherTongue: 'nl' },
    });
    const [pair] = changed.candidateInfo.skillSet.translationSkills;
    expect(pair).toMatchObject({ from: 'en', to: 'nl' });
    expect(pair?._id).toMatch(/^[0-9a-f]{24}$/);
  });

  it('keeps days the candidate is away, with open ends, or none', async () => {
    const away = async (unavailable: object | null) =>
      (await patch({ candidateInfo: { unavailable } })).candidateInfo.unavailable;
    expect(await away({ from: '2026-12-21', to: '2027-01-03' })).toEqual({ from: '2026-12-21', to: '2027-01-03' });
    expect(await away({ from: '2026-12-21T10:00:00Z' })).toEqual({ from: '2026-12-21', to: null });
    expect(await away({ from: null, to: null })).toBeNull();
    expect(await away(null)).toBeNull();
    const backwards = { candidateInfo: { unavailable: { from: '2027-01-03', to: '2026-12-21' } } };
    expect(await refused(backwards)).toEqual(['candidateInfo.unavailable.to end_before_start']);
  });

  it('names every field that is wrong', async () => {
    expect(
      await refused({
        firstname: '',
        language: 'de',
        country: 'XX',
        publicEnabled: 'maybe',
        password: 'x',
        candidateInfo: {
          pricePerWord: 0,
          dayRate: 'much',
          unavailable: { from: '2026-13-01' },
          skillSet: { yearsExperience: 41, motherTongue: 'xx', translationSkills: [{ from: 'en', to: 'xx' }] },
        },
      }),
    ).toEqual([
      'candidateInfo.dayRate invalid',
      'candidateInfo.pricePerWord too_low',
      'candidateInfo.skillSet.motherTongue invalid',
      'candidateInfo.skillSet.translationSkills.0.to invalid',
      'candidateInfo.skillSet.yearsExperience too_high',
      'candidateInfo.unavailable.from invalid_date',
      'country invalid',
      'firstname required',
      'language invalid',
      'password unknown_field',
      'publicEnabled invalid',
    ]);
    expect(
      await refused({ phone: '12', province: 'ZZ', website: 'ftp://x.be', links: { github: 'github.com' } }),
    ).toEqual(['links.github invalid_url', 'phone invalid_phone', 'province invalid', 'website invalid_url']);
  });

  it.each([
    [{ skills: [[]] }, 'skills invalid'],
    [{ candidateInfo: [] }, 'candidateInfo invalid'],
    [{ candidateInfo: { unavailable: [] } }, 'candidateInfo.unavailable invalid'],
    [{ candidateInfo: { skillSet: { translationSkills: [[]] } } }, 'candidateInfo.skillSet.translationSkills invalid'],
    [{ links: [] }, 'links invalid'],
  ])('refuses lists in the place of records: %o', async (changes, expected) => {
    expect(await refused(changes)).toContain(expected);
  });

  it('refuses a text that is no Unicode', async () => {
    const lone = { email: '\ud800@example.be', firstname: 'x', name: 'y' };
    expect(await recruiter.problem('POST', '/candidates', lone)).toMatchObject({ status: 400 });
  });

  it.each([{ _id: 'x' }, { userId: 'x' }, { createdAt: 'x' }, { folders: [] }, { version: 'x' }])(
    'refuses %o',
    async (changes) => {
      expect(await candidate.problem('PATCH', `/candidates/${id}`, changes)).toMatchObject({ status: 400 });
    },
  );

  it('reads a phone number in the candidate’s country and keeps it as E.164', async () => {
    expect((await patch({ phone: '0470/12.34.56' })).phone).toBe('+32470123456');
    expect((await patch({ country: 'NL', phone: '06 12345678' })).phone).toBe('+31612345678');
    expect((await patch({ phone: '+33 6 12 34 56 78' })).phone).toBe('+33612345678');
    expect((await patch({ phone: '' }, recruiter)).phone).toBeNull();
  });

  it('takes a province of the country, and lets go of it when the country changes', async () => {
    expect((await patch({ country: 'BE', province: 'VOV' })).province).toBe('VOV');
    expect(await refused({ province: 'ZH' })).toEqual(['province invalid']);
    expect((await patch({ country: 'NL' })).province).toBeNull();
    expect((await patch({ country: 'MT', province: 'OTH' })).province).toBe('OTH');
  });

  it('replaces links but keeps the website, which has a field of its own', async () => {
    await patch({ website: 'https://noor.example', links: { linkedin: 'https://linkedin.com/in/noor' } });
    const changed = await patch({ links: { behance: 'https://behance.net/noor', 'My blog': 'http://blog.example' } });
    expect(changed.links).toEqual({
      behance: 'https://behance.net/noor',
      'My blog': 'http://blog.example',
      website: 'https://noor.example',
    });
    expect(changed.website).toBe('https://noor.example');
    expect((await patch({ website: null })).links).not.toHaveProperty('website');
    expect(await refused({ links: { github: ' ', '': 'https://a.be', behance: null } })).toEqual([
      'links. required',
      'links.behance required',
      'links.github required',
    ]);
    expect(await refused({ links: { 'a.b': 'https://a.be', $x: 'https://a.be', js: 'javascript:alert(1)' } })).toEqual([
      'links.$x invalid',
      'links.a.b invalid',
      'links.js invalid_url',
    ]);
  });

  it.each(RECRUITER_ONLY_FIELDS)(
    'refuses %s to a candidate by name, before looking at anything else',
    async (field) => {
      const problem = await candidate.problem('PATCH', `/candidates/${id}`, { [field]: null, nonsense: 1 });
      expect(problem).toMatchObject({ status: 403, code: 'field_forbidden', errors: [{ field, code: 'forbidden' }] });
      expect(problem.detail).toContain(field);
    },
  );

  it('refuses another address to a candidate, and lets the login follow the name and the language', async () => {
    const email = newAddress();
    expect(await candidate.refusal('PATCH', `/candidates/${id}`, { email })).toBe('403 field_forbidden');
    const { userId } = await patch({ firstname: 'Noor', language: 'nl' }, recruiter);
    const user = await api.model<UserRecord>('User').findById(userId).lean<UserRecord>();
    expect(user).toMatchObject({ firstname: 'Noor', language: 'nl' });
    const { user: other } = await createUser(api);
    expect(await recruiter.refusal('PATCH', `/candidates/${id}`, { email: other.email })).toBe('409 email_taken');
  });

  it('does not let one candidate change another', async () => {
    const { client: stranger } = await asCandidate(api);
    expect(await stranger.refusal('PATCH', `/candidates/${id}`, { city: 'Gent' })).toBe('403 forbidden');
    expect(await stranger.refusal('PATCH', `/candidates/${id}`, { status: 'offer' })).toBe('403 forbidden');
  });

  it('tells the second of two that the record changed, and overwrites nothing', async () => {
    const { version } = await patch({ city: 'Gent' });
    const answers = await Promise.all(
      ['Leuven', 'Namur', 'Lille'].map((city) => candidate.patch(`/candidates/${id}`, { city, version })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const stale = await candidate.refusal('PATCH', `/candidates/${id}`, { city: 'Brugge', version });
    expect(stale).toBe('409 stale_version');
  });
});

describe('what only recruiters write', () => {
  it('is written with references that exist', async () => {
    const source = await api.model<SourceRecord>('Source').create({ label: newAddress() });
    const changed = await patch(
      {
        status: 'live_interview',
        assignedTo: String(me._id),
        resumeSummary: 'Asks the right questions early.',
        websiteTag: 'Tourism and culture',
        tags: ['Fast turnaround'],
        sourceId: String(source._id),
      },
      recruiter,
    );
    expect(changed).toMatchObject({
      status: 'live_interview',
      assignedTo: String(me._id),
      assigned: [{ _id: String(me._id), firstname: me.firstname }],
      websiteTag: 'Tourism and culture',
      candidatetags: [{ label: 'Fast turnaround' }],
      candidatesources: [{ _id: String(source._id), label: source.label }],
    });
    expect(changed).toMatchObject({ modifiedBy: String(me._id) });
    expect(changed.modifiedByRecruiterAt).not.toBeNull();
    const [tag] = changed.tags ?? [];
    expect((await patch({ tags: [tag, 'fast TURNAROUND', 'Trados'] }, recruiter)).tags).toHaveLength(2);
    const { user: nobody } = await createUser(api);
    const unknown = String(new Types.ObjectId());
    expect(await refused({ sourceId: unknown, assignedTo: String(nobody._id) }, recruiter)).toEqual([
      'assignedTo invalid_id',
      'sourceId invalid_id',
    ]);
    expect(await refused({ tags: [unknown] }, recruiter)).toEqual(['tags invalid_id']);
  });

  it('leaves a trail of who changed what', async () => {
    await patch({ status: 'test' }, recruiter);
    const entries = await api.model<AuditEntry>('Audit').find({ entityId: id, action: 'update' }).lean<AuditEntry[]>();
    expect(entries).toMatchObject([
      { actorId: me._id, entity: 'candidate', changes: [{ field: 'status', from: 'none', to: 'test' }] },
    ]);
  });
});

describe('skills', () => {
  it('are at most five, each once, with a level of 0 to 5', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, () => createSkill('approved', me._id)));
    const chosen = ids.map((skillId, level) => ({ skillId, level: Math.min(level, 5), remark: 'brand lines' }));
    const { skills } = await patch({ skills: chosen.slice(0, 5) });
    expect(skills).toMatchObject([...chosen.slice(0, 5)]);
    expect(skills[0]).toMatchObject({ state: 'approved', level: 0 });
    expect(skills[0]?.label?.EN).toBeTruthy();
    expect(await refused({ skills: chosen })).toEqual(['skills too_many_skills']);
    expect(await refused({ skills: [{ skillId: ids[0], level: 6 }] })).toEqual(['skills.0.level too_high']);
    const twice = [chosen[0], chosen[1], chosen[0]];
    expect(await refused({ skills: twice })).toEqual(['skills.2.skillId invalid']);
    expect((await patch({ skills: [] }, recruiter)).skills).toEqual([]);
  });

  it('that are pending are chosen by who proposed them; those that are gone by nobody', async () => {
    const { userId } = (await candidate.get<CandidateResponse>(`/candidates/${id}`)).body;
    const own = await createSkill('pending', new Types.ObjectId(userId ?? ''));
    const foreign = await createSkill('pending', me._id);
    const unknown = String(new Types.ObjectId());
    const chosen = [own, foreign, unknown].map((skillId) => ({ skillId, level: 1 }));
    expect(await refused({ skills: chosen })).toEqual(['skills.1.skillId invalid_id', 'skills.2.skillId invalid_id']);
    expect((await patch({ skills: chosen.slice(0, 1) })).skills).toMatchObject([{ skillId: own, state: 'pending' }]);
    await api.model<object>('Skill').updateOne({ _id: own }, { $set: { removedAt: new Date() } });
    expect((await patch({ skills: [{ skillId: own, level: 2 }] })).skills).toMatchObject([{ level: 2 }]);
    await patch({ skills: [] }, recruiter);
    expect(await refused({ skills: [{ skillId: own, level: 2 }] })).toEqual(['skills.0.skillId invalid_id']);
  });
});
