import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { fieldErrors, isStale, problemText, problemTitle, statusOf } from './problem';

const intl = createIntl({ locale: 'en' });
const stale = {
  status: 409,
  data: { type: 'x', status: 409, title: 'Conflict', detail: 'Changed.', code: 'stale_version' },
};

describe('problems', () => {
  it("show the status and title, and the server's words", () => {
    expect(problemTitle(stale, intl)).toBe('409 Conflict');
    expect(problemText(stale, intl)).toBe('Changed.');
    expect(isStale(stale)).toBe(true);
    expect(statusOf(stale)).toBe(409);
  });

  it('without an answer say something_wrong and whom to ask', () => {
    const lost = { status: 'FETCH_ERROR', error: 'TypeError' };
    expect(problemTitle(lost, intl)).toBe('Something went wrong');
    expect(problemText(lost, intl)).toContain('No answer from the server');
    expect(statusOf(lost)).toBeNull();
    expect(isStale(undefined)).toBe(false);
  });

  it('name fields, the first problem of each', () => {
    const errors = [
      { field: 'email', code: 'required', detail: '' },
      { field: 'email', code: 'invalid_email', detail: '' },
      { field: 'name', code: 'too_long', detail: '' },
    ];
    expect(fieldErrors({ status: 400, data: { ...stale.data, errors } })).toEqual({
      email: 'required',
      name: 'too_long',
    });
  });
});
