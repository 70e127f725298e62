import { expect, it } from 'vitest';
import type { CandidateResponse } from '../src/modules/candidate-profiles/dto/candidate-profile.dto.js';
import type { CandidateRecord } from '../src/modules/candidates/record/candidate.record.js';
import { createCandidate } from './factories/candidates.js';
import { asRecruiter } from './factories/users.js';
import { testApi } from './support/api.js';

const api = await testApi();
const recruiter = (await asRecruiter(api)).client;
const PHONE = '+32470334455';

/** Merges two candidates with one phone; returns the id of the merge. */
async function merge(stays: CandidateRecord, gone: CandidateRecord, more: object = {}): Promise<string> {
  const pairs = `/candidates/duplicates?filter[candidateId]=${String(gone._id)}`;
  const [pair] = await recruiter.ids(pairs);
  const versions = await Promise.all(
    [stays, gone].map(async ({ _id }) => {
      const { body } = await recruiter.get<CandidateResponse>(`/candidates/${String(_id)}`);
      return body.version;
    }),
  );
  const path = `/candidates/duplicates/${pair ?? ''}/merge`;
  return (await recruiter.create<{ _id: string }>(path, { versions, ...more }))._id;
}

it('sends planned mails to the address that stays, and its undo gives back the address of each', async () => {
  const stays = await createCandidate(api, { phone: PHONE });
  const gone = await createCandidate(api, { phone: PHONE, name: 'Maes' });
  const scheduledAt = new Date(Date.now() + 86_400_000).toISOString();
  const plan = async ({ _id, email }: CandidateRecord) => {
    const to = { name: 'Noor', email };
    const content = { to, subject: 'On the 9th', message: '<p>See you then.</p>', scheduledAt };
    return (await recruiter.create<{ _id: string }>('/emails', { candidateId: String(_id), ...content }))._id;
  };
  const [kept, moved] = [await plan(stays), await plan(gone)];
  const other = await recruiter.create<{ _id: string }>('/emails', {
    ...{ candidateId: String(gone._id), to: { name: 'Client', email: 'client@leie.example' } },
    ...{ subject: 'About Noor', message: '<p>Here she is.</p>', scheduledAt },
  });
  const addresses = () =>
    Promise.all(
      [kept, moved, other._id].map(async (id) => {
        const { body } = await recruiter.get<{ to: { email: string } }>(`/emails/${id}`);
        return body.to.email;
      }),
    );
  const made = await merge(stays, gone);
  expect(await addresses()).toEqual([stays.email, stays.email, 'client@leie.example']);
  expect((await recruiter.post(`/candidates/merges/${made}/undo`)).status).toBe(200);
  expect(await addresses()).toEqual([stays.email, gone.email, 'client@leie.example']);
  await merge(stays, gone, { newer: ['email'] });
  expect(await addresses()).toEqual([gone.email, gone.email, 'client@leie.example']);
});
