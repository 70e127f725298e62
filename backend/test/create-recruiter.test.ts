import { describe, expect, it } from 'vitest';
import { createRecruiter } from '../src/scripts/recruiter.js';
import { askFor, linkParts, mailTo, newAddress } from './factories/accounts.js';
import { testApi } from './support/api.js';
import { Client } from './support/client.js';

const api = await testApi();

const person = { firstname: 'Ann', name: 'Maes' };

describe('the first recruiter', () => {
  it('sets a password by mail and is a recruiter', async () => {
    const anyone = new Client(api.url);
    const email = await createRecruiter(api.app, { ...person, email: newAddress(), superAdmin: true });
    await askFor(anyone, 'resetPassword', email);
    const link = linkParts((await mailTo(api, email, 'password_reset')).link);
    expect((await anyone.post('/users/resetPassword', { ...link, password: 'staple battery horse' })).status).toBe(204);
    const answer = await anyone.post('/auth/login', { email, password: 'staple battery horse' });
    expect(answer.body).toMatchObject({ user: { email, roles: ['recruiter', 'super-admin'] } });
  });

  it('is refused for a taken address, and without a name or with an unknown language', async () => {
    const email = await createRecruiter(api.app, { ...person, email: newAddress() });
    await expect(createRecruiter(api.app, { ...person, email })).rejects.toThrow('already');
    await expect(createRecruiter(api.app, { email: newAddress(), firstname: 'Ann' })).rejects.toThrow('--name');
    await expect(createRecruiter(api.app, { ...person, email: 'nobody' })).rejects.toThrow('--email');
    await expect(createRecruiter(api.app, { ...person, email: newAddress(), language: 'de' })).rejects.toThrow(
      'nl, fr or en',
    );
  });
});
