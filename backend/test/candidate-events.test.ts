import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuditEntry } from '../src/common/audit/audit.schema.js';
import { ProblemError } from '../src/common/errors/problem.error.js';
import { DomainEvents, type DomainEventMap } from '../src/common/events/domain-events.js';
import type { CandidateResponse } from '../src/modules/candidate-profiles/dto/candidate-profile.dto.js';
import { asCandidate } from './factories/accounts.js';
import { asRecruiter } from './factories/users.js';
import { testApi } from './support/api.js';
import type { Client } from './support/client.js';

const api = await testApi();
const recruiter = (await asRecruiter(api)).client;
let candidate: Client;
let id: string;
beforeEach(async () => {
  ({ client: candidate, candidateId: id } = await asCandidate(api));
});

const ADDRESS = { street: 'Coupure Links', number: '214', postal: '9000', city: 'Gent', country: 'BE' };
const patch = async (changes: object, who = candidate): Promise<CandidateResponse> => {
  const { status, body } = await who.patch<CandidateResponse>(`/candidates/${id}`, changes);
  expect(status).toBe(200);
  return body;
};

describe('events for other modules', () => {
  const isAbout = (event: DomainEventMap[keyof DomainEventMap]): boolean =>
    'candidateIds' in event
      ? event.candidateIds.map(String).includes(id)
      : 'candidateId' in event && event.candidateId === id;
  const published: [string, DomainEventMap[keyof DomainEventMap]][] = [];
  const told = (name: string) => published.filter(([n, event]) => n === name && isAbout(event));
  beforeAll(() => {
    const events = api.app.get(DomainEvents);
    for (const name of ['candidate.completed', 'candidate.hired', 'person.erased'] as const) {
      events.on(name, (event) => {
        published.push([name, event]);
        return Promise.resolve();
      });
    }
  });

  it('a profile is complete, once, with the save that completed it', async () => {
    await patch(ADDRESS);
    expect(told('candidate.completed')).toEqual([]);
    expect((await patch({ phone: '0470123456' })).missing).toEqual([]);
    await patch({ city: 'Leuven' });
    expect(told('candidate.completed')).toHaveLength(1);
  });

  it('no event, if the change fails', async () => {
    const events = api.app.get(DomainEvents);
    const refuse = { now: true };
    events.on('candidate.completed', () =>
      refuse.now ? Promise.reject(new ProblemError('in_use')) : Promise.resolve(),
    );
    expect(await candidate.problem('PATCH', `/candidates/${id}`, { ...ADDRESS, phone: '0470123456' })).toMatchObject({
      status: 409,
    });
    refuse.now = false;
    expect((await candidate.get<CandidateResponse>(`/candidates/${id}`)).body.city).toBeNull();
  });

  it('a candidate is hired', async () => {
    const { status, body } = await recruiter.post<CandidateResponse>(`/candidates/${id}/hire`);
    expect({ status, now: body.status }).toEqual({ status: 200, now: 'contract' });
    expect((await recruiter.post(`/candidates/${id}/hire`)).status).toBe(200);
    expect(told('candidate.hired')).toHaveLength(2);
    await patch({ archived: true }, recruiter);
    expect(await recruiter.refusal('POST', `/candidates/${id}/hire`)).toBe('409 impossible_transition');
    expect(await candidate.refusal('POST', `/candidates/${id}/hire`)).toBe('403 forbidden');
  });

  it('a person is erased: profile, parts, login and the values in the trail', async () => {
    const { userId } = await patch({ city: 'Gent' });
    await candidate.post('/candidates/experience', {
      candidateId: id,
      function: 'Translator',
      company: 'Verrier',
      from: '2020-01-01',
    });
    await candidate.post('/candidates/diplomas', { candidateId: id, degree: 'Master', institute: 'UGent', from: 2010 });
    expect(await candidate.refusal('DELETE', `/candidates/${id}`)).toBe('403 forbidden');
    expect((await recruiter.delete(`/candidates/${id}`)).status).toBe(204);
    expect(told('person.erased')).toHaveLength(1);
    expect(await recruiter.refusal('GET', `/candidates/${id}`)).toBe('404 not_found');
    expect(await recruiter.refusal('DELETE', `/candidates/${id}`)).toBe('404 not_found');
    expect(await candidate.refusal('GET', '/users/me')).toBe('401 session_expired');
    const left = await Promise.all([
      ...['Experience', 'Diploma', 'File'].map((name) => api.model<object>(name).countDocuments({ candidateId: id })),
      api.model<object>('User').countDocuments({ _id: userId }),
      api.model<AuditEntry>('Audit').countDocuments({
        candidateId: id,
        changes: { $elemMatch: { field: { $ne: 'public' } } },
      }),
    ]);
    expect(left).toEqual([0, 0, 0, 0, 0]);
  });
});
