import { expect, it } from 'vitest';
import { mediumList } from './list-state';

it('asks for no country that there is not, nor for a page further than a list goes', () => {
  expect(mediumList.parse(new URLSearchParams('country=ZZ&page=1e9'))).toMatchObject({ country: '', page: 1 });
  expect(mediumList.parse(new URLSearchParams('country=FR&page=7'))).toMatchObject({ country: 'FR', page: 7 });
});
