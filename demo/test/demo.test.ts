import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { LANGUAGES } from '@byline/shared-types/domain';
import type { Model, Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainTextOf, sanitiseRichText } from '@byline/backend/common/rich-text/rich-text.js';
import { searchFields } from '@byline/backend/common/lists/search.js';
import { startOfDay, today } from '@byline/backend/common/time.js';
import type { CandidateRecord } from '@byline/backend/modules/candidates/record/candidate.record.js';
import {
  derivedFields,
  isProvinceOf,
  linkRefusals,
  toE164,
} from '@byline/backend/modules/candidates/record/candidate.rules.js';
import type { NoteRecord } from '@byline/backend/modules/notes/note.schema.js';
import type { CandidateResponse } from '@byline/backend/modules/candidate-profiles/dto/candidate-profile.dto.js';
import type { LoginResponse } from '@byline/backend/modules/users/dto/user.dto.js';
import { DEMO_LOGINS } from '../src/logins.ts';
import { clearAll } from '../src/clear.ts';
import { DemoDays } from '../src/days.ts';
import { DemoLoader } from '../src/load.ts';
import { Profiles } from '../src/profiles.ts';
import { skills } from '../src/skills.ts';
import { recordsOf } from '../src/candidate-records.ts';
import { DemoContext } from '../src/context.ts';
import { startApi, type TestApi } from '../../backend/test/support/api.js';
import { Client } from '../../backend/test/support/client.js';

const SIZE = 60;

interface Page {
  records: Record<string, unknown>[];
  totalCount: number | null;
}

let api: TestApi;
let anyone: Client;
const silent = (): void => undefined;
const load = () =>
  new DemoLoader(api.app, { size: SIZE, today: today(), onProgress: silent, onIndexing: silent }).load();
beforeAll(async () => {
  api = await startApi();
  anyone = new Client(api.url);
  await load();
});
afterAll(() => api.close());

const all = <T>(model: string): Promise<T[]> => api.connection.model(model).find().lean<T[]>().exec();
const idsOf = async (model: string): Promise<Set<string>> =>
  new Set((await all<{ _id: Types.ObjectId }>(model)).map(({ _id }) => String(_id)));

async function logIn(email: string): Promise<{ client: Client; user: LoginResponse['user'] }> {
  const password = DEMO_LOGINS.find((login) => login.email === email)?.password;
  const { status, body } = await anyone.post<LoginResponse>('/auth/login', { email, password });
  expect(status).toBe(200);
  return { client: anyone.as(body.token), user: body.user };
}

it('gives each phone to one person, except to the intended duplicates', () => {
  const profiles = new Profiles(today());
  const seen = new Set<string>();
  const twice: string[] = [];
  for (let index = 0; index < 3_000; index += 1) {
    const { phone, firstname } = profiles.make(index);
    if (phone && seen.has(phone)) twice.push(firstname);
    if (phone) seen.add(phone);
  }
  expect(twice).toEqual(['Noor', 'Manon']);
});

describe('stored demo data', () => {
  it('passes the validators of its schemas', async () => {
    const problems: string[] = [];
    for (const model of Object.values<Model<object>>(api.connection.models)) {
      for (const record of await model.find().lean()) {
        await new model(record)
          .validate()
          .catch((error: Error) => problems.push(`${model.modelName}: ${error.message}`));
      }
    }
    expect(problems).toEqual([]);
  });

  it('has translators whom recruiters look for: sworn pairs, variants, rare languages, tools', async () => {
    const candidates = api.connection.model<CandidateRecord>('Candidate');
    const [keys, tools] = await Promise.all([
      candidates.distinct('pairKeys'),
      candidates.distinct('candidateInfo.catTools'),
    ]);
    expect(keys).toEqual(expect.arrayContaining(['>!', '>nl-BE', '>fr-BE']));
    expect(keys.filter((key) => /^(he|yi|fy|zgh|uk|zh-\w+|pt-BR|en-\w+|de-AT|ase)>/.test(key)).length).toBeGreaterThan(
      0,
    );
    expect(tools.length).toBeGreaterThan(3);
  });

  it('refers to existing records', async () => {
    const REFERENCES: [model: string, field: string, to: string][] = [
      ['Candidate', 'skills.skillId', 'Skill'],
      ['Candidate', 'tags', 'Tag'],
      ['Candidate', 'sourceId', 'Source'],
      ['Candidate', 'folders', 'Folder'],
      ['Candidate', 'jobs', 'Job'],
      ['Candidate', 'bookings.jobId', 'Job'],
      ['Candidate', 'bookings.applicationId', 'JobApplication'],
      ['Candidate', 'assignedTo', 'User'],
      ['Candidate', 'userId', 'User'],
      ['Candidate', 'avatar', 'File'],
      ['User', 'candidateId', 'Candidate'],
      ['Skill', 'categoryId', 'SkillCategory'],
      ['Skill', 'createdBy', 'User'],
      ['Job', 'campaigns', 'Campaign'],
      ['Job', 'tags', 'Tag'],
      ['Job', 'employmentTypeId', 'EmploymentType'],
      ['Job', 'applicantLevelId', 'ApplicantLevel'],
      ['Campaign', 'mediumId', 'Medium'],
      ['JobApplication', 'jobId', 'Job'],
      ['JobApplication', 'campaignId', 'Campaign'],
      ['Interview', 'templateId', 'InterviewTemplate'],
      ['Test', 'fileId', 'File'],
      ['CandidateScorecard', 'scorecardId', 'Scorecard'],
      ['CandidateScorecard', 'assessments.recruiterId', 'User'],
      ['Note', 'mentions', 'User'],
      ...['JobApplication', 'Interview', 'Test', 'Note', 'Email', 'Task', 'File', 'Experience', 'Diploma'].map(
        (model): [string, string, string] => [model, 'candidateId', 'Candidate'],
      ),
    ];
    for (const [model, field, to] of REFERENCES) {
      const known = await idsOf(to);
      // MongoDB indexes an empty array as `undefined`.
      const used = (await api.connection.model(model).distinct(field)).filter(Boolean).map(String);
      expect(used.length, `${model}.${field}`).toBeGreaterThan(0);
      expect(
        used.filter((id) => !known.has(id)),
        `${model}.${field}`,
      ).toEqual([]);
    }
  });

  it('follows the rules of candidates', async () => {
    for (const candidate of await all<CandidateRecord>('Candidate')) {
      expect(candidate.email).toMatch(/^[a-z0-9.@-]+\.example$/);
      expect(candidate).toMatchObject(derivedFields(candidate));
      expect(isProvinceOf(candidate)).toBe(true);
      expect(linkRefusals(candidate.links)).toEqual([]);
      expect(candidate.skills.length).toBeLessThanOrEqual(5);
      if (candidate.phone) expect(toE164(candidate.phone, 'BE')).toBe(candidate.phone);
      expect(candidate.modifiedAt.getTime()).toBeGreaterThanOrEqual(candidate.createdAt.getTime());
      expect(candidate.modifiedAt.getTime()).toBeLessThanOrEqual(Date.now());
    }
  });

  it('has rich text in the form of the editor, and finds notes by their words', async () => {
    const FIELDS = {
      Note: 'description',
      Task: 'description',
      Email: 'message',
      Job: 'introduction',
      Medium: 'remarks',
    };
    for (const [model, field] of Object.entries(FIELDS)) {
      for (const record of await all<Record<string, string>>(model)) {
        expect(sanitiseRichText(record[field] ?? '')).toBe(record[field]);
      }
    }
    for (const { description, searchText } of await all<NoteRecord>('Note')) {
      expect(searchText).toBe(searchFields(plainTextOf(description)).searchText);
    }
  });

  it('has mails in every lasting state, with the body of unsent ones', async () => {
    const emails = await all<{ status: string; dueAt: Date; body: object | null; reason: string | null }>('Email');
    expect([...new Set(emails.map(({ status }) => status))].sort()).toEqual([
      'cancelled',
      'failed',
      'scheduled',
      'sent',
    ]);
    for (const { status, dueAt, body, reason } of emails) {
      expect(body === null).toBe(status === 'sent');
      expect(reason !== null).toBe(status === 'failed');
      expect(dueAt.getTime() > Date.now()).toBe(status === 'scheduled');
    }
  });

  it('has received no mail in the future, at whatever hour it is loaded', async () => {
    const midnight = startOfDay(today());
    const mails = await all<{ subject: string; receivedAt: Date }>('ReceivedMail');
    expect(mails.length).toBeGreaterThan(0);
    expect(mails.filter(({ receivedAt }) => receivedAt > midnight).map(({ subject }) => subject)).toEqual([]);
  });

  it('has future, current, past and undated jobs', async () => {
    const jobs = await all<{ from: string | null; to: string | null }>('Job');
    const day = today();
    expect(jobs.filter(({ from }) => from !== null && from > day).length).toBeGreaterThan(0);
    expect(jobs.filter(({ from, to }) => from !== null && to !== null && from <= day && to >= day)).not.toEqual([]);
    expect(jobs.filter(({ to }) => to !== null && to < day).length).toBeGreaterThan(0);
    expect(jobs.filter(({ from, to }) => from === null && to === null)).toHaveLength(1);
  });

  it('counts applications with their jobs', async () => {
    const jobs = await all<{ _id: Types.ObjectId; jobapplications: Record<string, number> }>('Job');
    for (const { _id, jobapplications } of jobs) {
      for (const [status, count] of Object.entries(jobapplications)) {
        expect(await api.connection.model('JobApplication').countDocuments({ jobId: _id, status })).toBe(count);
      }
    }
  });

  it('leads from a declined application to its mail', async () => {
    type Declined = { emailId: Types.ObjectId | null; candidateId: Types.ObjectId };
    const declined = (await all<Declined>('JobApplication')).filter(({ emailId }) => emailId !== null);
    const mails = await all<{ _id: Types.ObjectId; kind: string; candidateId: Types.ObjectId }>('Email');
    expect(declined.length).toBeGreaterThan(0);
    for (const { emailId, candidateId } of declined) {
      expect(mails.find(({ _id }) => _id.equals(emailId ?? ''))).toMatchObject({
        kind: 'application_declined',
        candidateId,
      });
    }
  });

  it('has unique labels of skills in every language', () => {
    const labels = skills(new DemoDays(today())).map(({ label }) => label);
    for (const language of LANGUAGES.map((name) => name.toUpperCase() as 'NL' | 'EN' | 'FR')) {
      const inLanguage = labels.map((label) => label[language].toLowerCase());
      expect(inLanguage.filter((label, place) => inLanguage.indexOf(label) !== place)).toEqual([]);
    }
  });
});

describe('answers from demo data', () => {
  const LISTS =
    'candidates jobs jobapplications notes emails tasks interviews interviews/templates tests scorecards scorecardcategories candidates/scorecards ' +
    'mediums jobs/campaigns skills skillcategories candidates/folders candidates/tags candidates/sources files calendar recruiters users ' +
    'applicantlevels employmenttypes candidates/experience candidates/diplomas';

  it.each(LISTS.split(' '))('has something in %s', async (path) => {
    const { client } = await logIn('lotte.janssens@byline.example');
    const { status, body } = await client.get<Page>(`/${path}`, { prefer: 'count=exact' });
    expect(status).toBe(200);
    expect(body.records.length).toBeGreaterThan(0);
  });

  it('have the people of the pictures and their tiles', async () => {
    const { client } = await logIn('sofie.debacker@byline.example');
    const changed = await client.get<Page>('/candidates?search=noor%20dewitte&sort=-modifiedAt');
    expect(changed.body.records[0]).toMatchObject({ firstname: 'Noor', name: 'Dewitte', status: 'live_interview' });
    const tiles = await client.get<Record<string, number>>('/candidates/tiles');
    const [active, archived] = [tiles.body.active ?? 0, tiles.body.archived ?? 0];
    expect(active + archived).toBe(SIZE);
    expect(archived).toBeGreaterThan(0);
    expect(tiles.body.newApplicant).toBeGreaterThan(0);
  });

  it.each(DEMO_LOGINS)('lets $email in at the $app', async ({ app, email }) => {
    const { user } = await logIn(email);
    expect(user.email).toBe(email);
    expect(user.roles).toContain(app === 'console' ? 'recruiter' : 'candidate');
  });

  it('give a candidate their profile, CV and applications', async () => {
    const { client, user } = await logIn('camille.lefevre@byline.example');
    const { body } = await client.get<CandidateResponse>(`/candidates/${user.candidateId}`);
    expect(body).toMatchObject({ firstname: 'Camille', city: 'Namur', candidateInfo: { pricePerWord: 0.12 } });
    const cv = body.candidatefiles.find(({ kind }) => kind === 'cv');
    const bytes = await client.get<Buffer>(`/candidates/${user.candidateId}/file/${cv?._id}`);
    expect(bytes.body.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.body).toHaveLength(cv?.size ?? 0);
    const applications = await client.get<Page>(`/jobapplications/candidate/${user.candidateId}`);
    expect(applications.body.records.map(({ status }) => status).sort()).toEqual(['pending', 'rejected', 'successful']);
    expect((await anyone.get(`/website/candidates/${user.candidateId}`)).status).toBe(200);
  });

  it('have a candidate with an incomplete profile', async () => {
    const { client, user } = await logIn('sanne.dewit@byline.example');
    const { body } = await client.get<CandidateResponse>(`/candidates/${user.candidateId}`);
    expect(body).toMatchObject({ street: null, city: null, phone: null });
  });
});

describe('the demo', () => {
  const hash = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

  async function build(): Promise<{ records: string; files: string[] }> {
    const context = new DemoContext(new DemoDays('2026-11-19'), SIZE, 'talent@byline.example');
    const profiles = new Profiles('2026-11-19');
    const candidates = Array.from({ length: SIZE }, (_, index) => recordsOf(profiles.make(index), context));
    const files = await Promise.all(
      candidates
        .slice(0, 30)
        .flatMap((records) => records.files)
        .map(({ content }) => content()),
    );
    return { records: hash(candidates), files: files.map(({ bytes }) => hash(bytes.toString('base64'))) };
  }

  it('is the same every time', async () => {
    const first = await build();
    expect(first.files.length).toBeGreaterThan(30);
    expect(await build()).toEqual(first);
  });

  it('leaves a filled database alone', async () => {
    await expect(load()).rejects.toThrow(/only fills an empty one/);
    expect(await api.connection.model('Candidate').countDocuments()).toBe(SIZE);
  });

  it('is replaced completely, with the bytes of its files', async () => {
    const stored = async (): Promise<number> => {
      const entries = await readdir(api.env.FILE_STORE_DIR ?? '', { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).length;
    };
    expect(await stored()).toBe(await api.connection.model('File').countDocuments());
    await clearAll(api.app);
    expect(await stored()).toBe(0);
    const left = Object.values<Model<object>>(api.connection.models).map((model) => model.countDocuments());
    expect(new Set(await Promise.all(left))).toEqual(new Set([0]));
  });
});
