import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { spreadFilter } from './docs-page.js';

const sent = (query: Record<string, string>): string[] => {
  const { url } = spreadFilter({
    url: `http://localhost:3000/api/v1/candidates?${new URLSearchParams(query).toString()}`,
  });
  return [...new URL(url).searchParams].map(([name, value]) => `${name}=${value}`);
};

describe('a request of the documentation page', () => {
  it('has its lists and ranges in brackets', () => {
    expect(
      sent({
        limit: '5',
        'filter[archived]': 'false',
        'filter[status]': '["none","test"]',
        'filter[pricePerWord]': '{"from":0.1,"to":0.2}',
      }),
    ).toEqual([
      'limit=5',
      'filter[archived]=false',
      'filter[status][]=none',
      'filter[status][]=test',
      'filter[pricePerWord][from]=0.1',
      'filter[pricePerWord][to]=0.2',
    ]);
  });

  it('stays as it is otherwise', () => {
    expect(sent({ search: '[a]', fields: 'name' })).toEqual(['search=[a]', 'fields=name']);
    expect(spreadFilter({ url: '/api/docs' })).toEqual({ url: '/api/docs' });
  });

  it('needs nothing but itself, for it is sent to the page as text', () => {
    const copy = runInNewContext(`(${spreadFilter.toString()})`, { URL, URLSearchParams }) as typeof spreadFilter;
    expect(copy({ url: 'http://localhost/?filter[a]=[1]' }).url).toBe('http://localhost/?filter%5Ba%5D%5B%5D=1');
  });
});
