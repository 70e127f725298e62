import { expect, it } from 'vitest';
import type { Role } from '@byline/shared-types/domain';
import type { UserRecord } from '../src/modules/users/user.record.js';
import { loggedIn } from './factories/users.js';
import { testApi } from './support/api.js';

const ROUNDS = 5;
const api = await testApi();

it.each<{ name: string; roles: Role[]; people: number }>([
  { name: 'recruiters, two at once', roles: ['recruiter'], people: 2 },
  { name: 'recruiters, three in a ring', roles: ['recruiter'], people: 3 },
  { name: 'super-admins, two at once', roles: ['recruiter', 'super-admin'], people: 2 },
])('one always remains of those who take each other’s role: $name', async ({ roles, people }) => {
  for (let round = 0; round < ROUNDS; round++) {
    const all = await Promise.all(Array.from({ length: people }, () => loggedIn(api, { roles })));
    await Promise.all(
      all.map(({ client }, index) => {
        const other = all[(index + 1) % people]?.user;
        return client.delete(`/users/role?userId=${String(other?._id)}&role=recruiter`);
      }),
    );
    const left = await api
      .model<UserRecord>('User')
      .find({ _id: { $in: all.map(({ user }) => user._id) } })
      .lean();
    const kept = left.filter(({ roles: has }) => roles.every((role) => has.includes(role)));
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.length).toBeLessThan(people);
  }
});
