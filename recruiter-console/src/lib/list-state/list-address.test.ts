import { MAX_SKIP, PAGE_SIZES } from '@byline/shared-types/domain';
import { expect, it } from 'vitest';
import { parsePaged } from './list-address';

const pageOf = (page: string, size = 10): number =>
  parsePaged(new URLSearchParams({ page, size: String(size) }), ['name']).page;

it('reads a page as it is typed, the first for what is none', () => {
  expect(['3', '0', '-2', '1.5', 'x'].map((page) => pageOf(page))).toEqual([3, 1, 1, 1, 1]);
});

it.each(PAGE_SIZES)('asks for no page further than a list goes, %d rows on each', (size) => {
  expect(pageOf('999999999999', size) * size).toBe(MAX_SKIP);
});
