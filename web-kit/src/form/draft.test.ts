import { expect, it } from 'vitest';
import { keepable } from './draft';

it('keeps what is typed but passwords and codes of two-factor, whatever else has “code” in its name', () => {
  const typed = { postalCode: '9000', confirmed: true, title: 'Codes of conduct' };
  const secrets = { password: 'a', currentPassword: 'b', confirm: 'c', code: '123456' };
  expect(keepable({ ...typed, ...secrets }, { form: 'profile' })).toEqual(typed);
});
