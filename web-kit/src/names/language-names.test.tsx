import { WORK_LANGUAGES } from '@byline/shared-types/domain';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { expect, it } from 'vitest';
import { matchingLanguages, useLanguageChoices } from '.';

const inDutch = ({ children }: { children: ReactNode }) => <IntlProvider locale="nl">{children}</IntlProvider>;

async function allChoices() {
  const { result } = renderHook(useLanguageChoices, { wrapper: inDutch });
  await waitFor(() => expect(result.current.length).toBeGreaterThan(0));
  return result.current;
}

it('has a name for each language of the contract, and for no other', async () => {
  const choices = await allChoices();
  expect(choices.map(({ value }) => value).sort()).toEqual([...WORK_LANGUAGES].sort());
  expect(choices.filter(({ value, label }) => label === value || label === '')).toEqual([]);
  for (const code of ['he', 'yi', 'fy', 'zgh', 'ase', 'nl-BE', 'pt-BR', 'zh-Hant', 'de-AT'])
    expect(WORK_LANGUAGES).toContain(code);
});

it.each([
  ['', 'nl-BE'],
  ['vlaams', 'nl-BE'],
  ['Flamand', 'nl-BE'],
  ['DUTCH', 'nl'],
  ['deutsch', 'de'],
  ['hébreu', 'he'],
  ['hebreu', 'he'],
  ['עברית', 'he'],
  ['zh-hant', 'zh-Hant'],
  ['nederlands (ned', 'nl-NL'],
])('finds first for %j: %s', async (typed, code) => {
  expect(matchingLanguages(await allChoices(), typed)[0]?.value).toBe(code);
});

it('finds no language for a text that names none', async () => {
  expect(matchingLanguages(await allChoices(), 'qqqq')).toEqual([]);
});
