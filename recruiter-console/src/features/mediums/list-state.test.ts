import { expect, it } from 'vitest';
import { mediumList } from './list-state';

it('asks for no country that there is not', () => {
  expect(mediumList.parse(new URLSearchParams('country=ZZ&page=7'))).toMatchObject({ country: '', page: 7 });
  expect(mediumList.parse(new URLSearchParams('country=FR&page=7'))).toMatchObject({ country: 'FR', page: 7 });
});
