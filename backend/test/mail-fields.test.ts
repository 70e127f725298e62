import { DAY_MS, longMoment } from '@byline/shared-types/domain';
import { expect, it } from 'vitest';
import type { EmailResponse } from '../src/modules/mail/dto/email.dto.js';
import type { MailFieldsResponse } from '../src/modules/mail/dto/mail-fields.dto.js';
import { createCandidate } from './factories/candidates.js';
import { createJob } from './factories/jobs.js';
import { asRecruiter } from './factories/users.js';
import { testApi } from './support/api.js';

const api = await testApi();
const { client: recruiter } = await asRecruiter(api);
const LATER = new Date(Math.ceil(Date.now() / DAY_MS) * DAY_MS + 30 * DAY_MS);

const fieldsOf = async (id: unknown, query = ''): Promise<MailFieldsResponse> =>
  (await recruiter.get<MailFieldsResponse>(`/candidates/${String(id)}/mailfields${query}`)).body;

it('of a candidate without job and appointment are empty, the links of the portal and the writer are not', async () => {
  const { _id, email } = await createCandidate(api, { language: 'fr' });
  expect(await fieldsOf(_id)).toEqual({
    ...{ firstname: 'Camille', name: 'Lefèvre', email, job: null, client: null, applylink: null, appointment: null },
    ...{ profilelink: 'http://localhost:3001/profile', recruiter: 'Noor Dewitte', signature: 'Noor Dewitte' },
  });
});

it('tell the next appointment and the signature in the language of the mail, and the job that is asked for', async () => {
  const { _id } = await createCandidate(api, { language: 'fr' });
  const job = await createJob(api, { title: 'Reisgids', client: 'MAS' });
  const ids: string[] = [];
  for (const day of [2, 1, -40]) {
    const startDate = new Date(LATER.getTime() + day * DAY_MS);
    const item = { title: 'Call', candidateId: _id, startDate, endDate: new Date(startDate.getTime() + 3_600_000) };
    ids.push((await recruiter.create<{ _id: string }>('/calendar', item))._id);
  }
  await recruiter.patch('/users/me', { signatures: { nl: 'Noor\nTalent', fr: null, en: ' ' } });
  const next = new Date(LATER.getTime() + DAY_MS);
  expect(await fieldsOf(_id)).toMatchObject({
    job: null,
    appointment: longMoment(next, 'fr'),
    signature: 'Noor\nTalent',
  });
  expect(await fieldsOf(_id, `?language=nl&jobId=${String(job._id)}`)).toMatchObject({
    ...{ job: 'Reisgids', client: 'MAS', applylink: `http://localhost:3001/jobs/apply/${String(job._id)}` },
    ...{ appointment: longMoment(next, 'nl') },
  });
  const after = new Date(LATER.getTime() + 2 * DAY_MS);
  expect((await fieldsOf(_id, `?appointmentId=${ids[0]}`)).appointment).toBe(longMoment(after, 'fr'));
  const mail = { candidateId: _id, to: { name: 'Camille', email: 'camille@example.be' }, subject: '{{appointment}}' };
  const message = '<p>{{profilelink}}</p><p>{{signature}}</p>';
  expect(await recruiter.create<EmailResponse>('/emails', { ...mail, message })).toMatchObject({
    subject: longMoment(next, 'fr'),
    message:
      '<p><a href="http://localhost:3001/profile" rel="noopener noreferrer nofollow">http://localhost:3001/profile</a></p><p>Noor<br />Talent</p>',
  });
  const { body } = await recruiter.post<{ code: string }>('/emails', { ...mail, message: '<p>{{applylink}}</p>' });
  expect(body.code).toBe('mail_field_empty');
});
