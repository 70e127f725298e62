import { expect, it } from 'vitest';
import type { CandidateResponse } from '../src/modules/candidate-profiles/dto/candidate-profile.dto.js';
import type { LoginResponse, UserResponse } from '../src/modules/users/dto/user.dto.js';
import { asCandidate } from './factories/accounts.js';
import { asRecruiter, createUser } from './factories/users.js';
import { testApi } from './support/api.js';
import { Client } from './support/client.js';

const api = await testApi();

it('apply on the next device, and to the candidate too', async () => {
  const { client, candidateId } = await asCandidate(api);
  expect((await client.get<UserResponse>('/users/me')).body.theme).toBeNull();
  const signatures = { nl: 'Noor\nByline', fr: 'Noor', en: null };
  const wanted = { language: 'fr', theme: 'dark', newsletter: true, signatures };
  const { status, body } = await client.patch<UserResponse>('/users/me', wanted);
  expect(status).toBe(200);
  expect(body).toMatchObject(wanted);
  expect((await client.get<UserResponse>('/users/me')).body).toMatchObject(wanted);
  const { body: candidate } = await client.get<CandidateResponse>(`/candidates/${candidateId}`);
  expect(candidate).toMatchObject({ language: 'fr', newsletter: true });
});

it('come with the login, also without a profile', async () => {
  const { email, password } = await createUser(api, { roles: ['recruiter'] });
  const anyone = new Client(api.url);
  const login = () => anyone.post<LoginResponse>('/auth/login', { email, password });
  await anyone.as((await login()).body.token).patch('/users/me', { theme: 'light', language: 'nl' });
  expect((await login()).body.user).toMatchObject({ theme: 'light', language: 'nl', newsletter: false });
});

it('stay unchanged without a field', async () => {
  const { client } = await asRecruiter(api);
  const { body: before } = await client.get<UserResponse>('/users/me');
  expect(await client.patch<UserResponse>('/users/me', {})).toMatchObject({ status: 200, body: before });
});

it('accept known values only', async () => {
  const { client } = await asRecruiter(api);
  const refused = (body: object) => client.wrongFields('PATCH', '/users/me', body);
  expect(await refused({ signatures: { nl: 'Noor', fr: '{{job}}' } })).toEqual(['signatures.fr unknown_mail_field']);
  expect(await refused({ theme: 'sepia', language: null })).toEqual(['language required', 'theme invalid']);
  expect(await refused({ roles: ['super-admin'] })).toEqual(['roles unknown_field']);
});
