import { USER_FUNCTIONS, WORK_LANGUAGES } from '@byline/shared-types/domain';
import { describe, expect, it } from 'vitest';
import type { LanguagesResponse, UserFunctionsResponse } from '../src/modules/lookups/dto/lookup.dto.js';
import { testApi } from './support/api.js';
import { Client } from './support/client.js';

const api = await testApi();
const anyone = new Client(api.url);

describe('lookups', () => {
  it.each(['/userfunctions', '/website/userfunctions'])('%s lists the nine functions', async (path) => {
    const { body } = await anyone.get<UserFunctionsResponse>(path);
    expect(body.records.map(({ name }) => name)).toEqual(USER_FUNCTIONS);
    expect(body.records.every(({ _id, name }) => _id === name)).toBe(true);
    expect(body.records.find(({ name }) => name === 'Designer')).toMatchObject({
      billsPerWord: false,
      hasPortfolio: true,
    });
    expect(body.totalCount).toBe(9);
  });

  it.each(['/languages', '/website/languages'])('%s lists the languages by their names', async (path) => {
    const { body } = await anyone.get<LanguagesResponse>(path);
    expect(body.records).toHaveLength(WORK_LANGUAGES.length);
    expect(body.records).toContainEqual({ _id: 'nl', code: 'nl', label: 'Dutch' });
    const french = await anyone.get<LanguagesResponse>(`${path}?lang=fr`);
    expect(french.body.records.find(({ code }) => code === 'nl')?.label).toBe('néerlandais');
    const labels = french.body.records.map(({ label }) => label);
    expect(labels).toEqual([...labels].sort((a, b) => a.localeCompare(b, 'fr')));
    expect((await anyone.problem('GET', `${path}?lang=de`)).status).toBe(400);
  });
});
