import { expect, it } from 'vitest';
import { flattenErrors, summaryEntries } from './summary-entries';

it('names nested errors by their path', () => {
  expect(flattenErrors({ city: 'required', pairs: [{ from: 'required' }], info: undefined })).toEqual([
    { name: 'city', code: 'required' },
    { name: 'pairs.0.from', code: 'required' },
  ]);
});

it('keeps a refused value until it changes, and never beside an own error of the field', () => {
  const rejections = { email: { value: 'a@b.be', code: 'email_taken' } };
  expect(summaryEntries({}, rejections, { email: 'a@b.be' })).toEqual([{ name: 'email', code: 'email_taken' }]);
  expect(summaryEntries({}, rejections, { email: 'c@b.be' })).toEqual([]);
  expect(summaryEntries({ email: 'required' }, rejections, { email: 'a@b.be' })).toEqual([
    { name: 'email', code: 'required' },
  ]);
});
