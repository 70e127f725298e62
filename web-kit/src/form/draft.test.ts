import { expect, it } from 'vitest';
import { keepable, moveDrafts, readDraft, writeDraft } from './draft';

it('keeps what is typed but passwords and codes of two-factor, whatever else has “code” in its name', () => {
  const typed = { postalCode: '9000', confirmed: true, title: 'Codes of conduct' };
  const secrets = { password: 'a', currentPassword: 'b', confirm: 'c', code: '123456' };
  expect(keepable({ ...typed, ...secrets }, { form: 'profile' })).toEqual(typed);
});

it('gives drafts of one record to another, and says so only if it gave any', () => {
  const write = (record: string, text: string) =>
    writeDraft('mover', { form: 'note', record }, { values: { text }, base: '{}', at: '2026-11-27T12:00:00Z' });
  const read = (record: string) => readDraft('mover', { form: 'note', record })?.values;
  write('gone', 'first');
  expect(moveDrafts('mover', 'gone', 'stays')).toBe(true);
  expect([read('gone'), read('stays')]).toEqual([undefined, { text: 'first' }]);
  write('gone', 'second');
  expect(moveDrafts('mover', 'gone', 'stays')).toBe(false);
  expect([read('gone'), read('stays')]).toEqual([{ text: 'second' }, { text: 'first' }]);
});
