import { LANGUAGES } from '@byline/shared-types/domain';
import { expect, it } from 'vitest';
import { loadMessages } from './catalogues';

const texts = import.meta.glob<string>('../../i18n/**/*.json', { eager: true, query: '?raw', import: 'default' });

it.each([...LANGUAGES])('texts in %s have no exclamation marks', (language) => {
  const files = Object.entries(texts).filter(([path]) => path.endsWith(`/${language}.json`));
  expect(files.length).toBeGreaterThan(0);
  for (const [path, text] of files)
    expect(
      text.split('\n').filter((line) => line.includes('!')),
      path,
    ).toEqual([]);
});

it.each([...LANGUAGES])('labels in %s contain the visible words of their button', (language) => {
  const words = JSON.parse(texts[`../../i18n/${language}.json`] ?? '{}') as Record<string, string>;
  const pairs = Object.keys(words).map((id) => [id.replace(/(Named|Long|(?<=Remark)To)$/, ''), id] as const);
  const wrong = pairs.filter(([visible, label]) => {
    const shown = words[visible];
    return shown !== undefined && !words[label]?.toLowerCase().includes(shown.toLowerCase());
  });
  expect(wrong).toEqual([]);
});

it.each([...LANGUAGES])('texts in %s are there, parsed', async (language) => {
  const messages = await loadMessages(language);
  expect(Object.keys(messages).length).toBeGreaterThan(0);
  expect(Object.values(messages).filter((text) => !Array.isArray(text))).toEqual([]);
});
