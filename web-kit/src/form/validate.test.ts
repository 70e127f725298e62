import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { object, string } from 'yup';
import { useValidate } from './validate';

it('ends the checks in their order, the newest last', async () => {
  const slow = Promise.withResolvers<boolean>();
  const schema = object({ password: string().test('slow', 'required', (typed) => (typed ? true : slow.promise)) });
  const { result } = renderHook(() => useValidate(schema));
  const ended: object[] = [];
  const check = (password: string) => result.current({ password }).then((errors) => ended.push(errors));
  const checks = [check(''), check('een wachtwoord')];
  slow.resolve(false);
  await Promise.all(checks);
  expect(ended).toEqual([{ password: 'required' }, {}]);
});
