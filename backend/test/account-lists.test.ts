import { describe, expect, it } from 'vitest';
import { asRecruiter, createUser } from './factories/users.js';
import { testApi } from './support/api.js';
import { plansOf, slowPlans } from './support/plans.js';

const api = await testApi();
const { client: recruiter } = await asRecruiter(api);
for (let made = 0; made < 5; made += 1) await createUser(api, { roles: made % 2 ? ['candidate'] : ['recruiter'] });

/** An index serves filter and order of frequent lists, for each sort (docs/domain/lists.md#indexes). */
describe('lists of users and skills', () => {
  it.each([
    ['users', ['/users?search=noor', '/users?filter[roles]=recruiter', '/recruiters?search=dewitte&sort=-createdAt']],
    [
      'users',
      ['createdAt', '-createdAt', 'name', '-firstname'].flatMap((sort) => [
        `/users?sort=${sort}`,
        `/recruiters?sort=${sort}`,
      ]),
    ],
    [
      'skills',
      ['label.NL', 'label.EN', '-label.FR', 'createdAt'].map(
        (sort) => `/skills?sort=${sort}&filter[userfunctions]=translator`,
      ),
    ],
    ['skills', ['/skills?search=copy', '/website/skills?search=copy']],
    ['skillcategories', ['label.NL', '-label.EN', 'createdAt'].map((sort) => `/skillcategories?sort=${sort}`)],
  ])('of %s: %j', async (collection, paths) => {
    const plans = await plansOf(api, collection, async () => {
      for (const path of paths) expect((await recruiter.get(path)).status).toBe(200);
    });
    expect(plans.length).toBeGreaterThanOrEqual(paths.length);
    expect(slowPlans(plans)).toEqual([]);
  });
});
