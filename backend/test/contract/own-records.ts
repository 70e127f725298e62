import { randomBytes } from 'node:crypto';
import { JobChoicesService } from '../../src/modules/jobs/job-choices.service.js';
import type { TestApi } from '../support/api.js';
import { asRecruiter } from '../factories/users.js';
import type { Call } from './calls.js';

/** Records of one candidate, for the calls that only this candidate and recruiters may make. */
export interface OwnRecords {
  candidateId: string;
  experience: string;
  diploma: string;
  /** A file reached through the candidate, and one reached by its own id: deleting the one must not hide the other. */
  file: string;
  otherFile: string;
  application: string;
  job: string;
}

const someId = (): string => randomBytes(12).toString('hex');

const NEW_JOB = {
  title: 'Translator EN to NL',
  client: 'Leie & Land',
  function: 'translator',
  salary: '0.14 a word',
  introduction: '<p>A tourism site.</p>',
  description: '<p>For a museum.</p>',
  about: '<p>You write well.</p>',
  offer: '<p>A fair rate.</p>',
  languageId: 'nl',
};

export const newExperience = (candidateId: string) => ({
  candidateId,
  function: 'Translator',
  company: 'Maison Verrier',
  from: '2020-01-01',
});
export const newDiploma = (candidateId: string) => ({
  candidateId,
  degree: 'Master of translation',
  institute: 'UGent',
  from: 2015,
  to: 2017,
  country: 'BE',
});

/** A one-page PDF, as small as they get. */
export const pdfForm = (): FormData => {
  const form = new FormData();
  form.append(
    'file',
    new Blob(['%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'], { type: 'application/pdf' }),
    'cv.pdf',
  );
  return form;
};

/** Creates them over HTTP, as a recruiter. */
export async function ownRecords(api: TestApi, candidateId: string): Promise<OwnRecords> {
  const { client } = await asRecruiter(api);
  const created = async (path: string, body: object): Promise<string> => {
    const answer = await client.post<{ _id?: string; data?: { file: { _id: string } } }>(path, body);
    const id = answer.body._id ?? answer.body.data?.file._id;
    if (!id) throw new Error(`POST ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return id;
  };
  await api.app.get(JobChoicesService, { strict: false }).ensure();
  const firstOf = async (path: string): Promise<string> =>
    (await client.get<{ records: { _id: string }[] }>(path)).body.records[0]?._id ?? '';
  const job = await created('/jobs', {
    ...NEW_JOB,
    employmentTypeId: await firstOf('/employmenttypes'),
    applicantLevelId: await firstOf('/applicantlevels'),
  });
  return {
    candidateId,
    experience: await created('/candidates/experience', newExperience(candidateId)),
    diploma: await created('/candidates/diplomas', newDiploma(candidateId)),
    file: await created(`/candidates/${candidateId}/file`, pdfForm()),
    otherFile: await created(`/candidates/${candidateId}/file`, pdfForm()),
    application: await created('/jobs/apply', { jobId: job, candidateId }),
    job,
  };
}

/** What fills the parameters of a "self" call with the candidate's own; calls for others get ids of nothing. */
function ownIds(path: string, own: OwnRecords): Record<string, string> {
  if (path.startsWith('candidates/experience')) return { id: own.experience };
  if (path.startsWith('candidates/diplomas')) return { id: own.diploma };
  if (path.startsWith('files')) return { id: own.otherFile };
  if (path.startsWith('jobapplications')) return { id: own.application, candidateId: own.candidateId };
  return { id: own.candidateId, fileId: own.file };
}

/** Bodies and queries that name whose record it is: without them a row check has nothing to refuse. */
function ownPart(call: Call, own: OwnRecords): { query?: string; body?: object } {
  const { method, path } = call;
  if (path === 'jobs/apply') return { body: { jobId: own.job, candidateId: own.candidateId } };
  if (path === 'candidates/experience' && method === 'POST') return { body: newExperience(own.candidateId) };
  if (path === 'candidates/diplomas' && method === 'POST') return { body: newDiploma(own.candidateId) };
  if (method === 'GET' && ['files', 'candidates/experience', 'candidates/diplomas'].includes(path)) {
    return { query: `?filter[candidateId]=${own.candidateId}` };
  }
  return {};
}

/** A request for one call of calls.tsv: right enough to reach every check of who may make it. */
export function requestFor(call: Call, own: OwnRecords): { path: string; body?: object } {
  const ids: Record<string, string> = call.who === 'self' ? ownIds(call.path, own) : { resource: 'jobs' };
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? someId());
  const { query = '', body } = ownPart(call, own);
  const sent = body ?? (call.method === 'POST' || call.method === 'PATCH' ? {} : undefined);
  return { path: `/${path}${query}`, ...(sent ? { body: sent } : {}) };
}
