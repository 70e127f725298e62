import { expect, it } from 'vitest';
import { draftLines } from './draft-lines.js';

it('gives the typed words of a form, without names, empty fields and tags', () => {
  const values = {
    info: '<p>I write about <strong>museums</strong>.</p>',
    city: '',
    days: 3,
    away: [{ from: '2026-12-24', to: '' }],
    open: true,
  };
  expect(draftLines(JSON.stringify({ values, base: '{"city":"Gent"}' }))).toBe('I write about museums.\n3\n2026-12-24');
});

it.each(['half a sentence', 'null', '{"values"'])('gives another text as it is: %s', (text) => {
  expect(draftLines(text)).toBe(text);
});
