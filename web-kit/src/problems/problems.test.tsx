import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createIntl, IntlProvider } from 'react-intl';
import { describe, expect, it } from 'vitest';
import english from '../../i18n/en.json';
import { translateBy } from '../i18n';
import {
  fieldErrors,
  fieldErrorText,
  isStale,
  ProblemError,
  ProblemWordsContext,
  statusOf,
  toProblem,
  useProblemWords,
} from '.';

const problem = { type: 't', status: 409, title: 'Conflict', detail: 'Changed.', code: 'stale_version' };
const stale = { status: 409, data: problem };
const lost = { status: 'FETCH_ERROR', error: 'TypeError' };

describe('a failed call', () => {
  it('has a problem document inside', () => {
    expect(toProblem(stale)).toEqual(problem);
    expect(toProblem(new ProblemError(toProblem(stale)))).toEqual(problem);
    expect(statusOf(stale)).toBe(409);
    expect(isStale(stale)).toBe(true);
  });

  it('keeps the status of an answer that is none', () =>
    expect(toProblem({ status: 'PARSING_ERROR', originalStatus: 502, data: '<html>' })?.status).toBe(502));

  it('is null without an answer', () => {
    expect(toProblem(lost)).toBeNull();
    expect(toProblem(new Error('x'))).toBeNull();
    expect(statusOf(lost)).toBeNull();
    expect(isStale(undefined)).toBe(false);
  });

  it('names fields, the first problem of each', () => {
    const errors = [
      { field: 'email', code: 'required', detail: '' },
      { field: 'email', code: 'invalid_email', detail: '' },
      { field: 'name', code: 'too_long', detail: '' },
    ];
    expect(fieldErrors({ status: 400, data: { ...problem, errors } })).toEqual({ email: 'required', name: 'too_long' });
  });
});

describe('in words', () => {
  const own = { own_code: 'field.required' } as const;
  const { result } = renderHook(useProblemWords, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <IntlProvider locale="en" messages={english}>
        <ProblemWordsContext value={own}>{children}</ProblemWordsContext>
      </IntlProvider>
    ),
  });
  const words = result.current;
  const refused = (code: string) => ({ status: 409, data: { ...problem, code } });

  it('says of what is too large that nothing is lost, and what to do', () => {
    const said = words.text({ status: 413, data: { ...problem, status: 413, code: 'body_too_large' } });
    expect(said).toMatch(/too long to be sent.*nothing you typed is lost.*[Ss]horten/);
  });

  it('is its status and title', () => {
    expect(words.title(stale)).toBe('409 Conflict');
    expect(words.title(lost)).toBe('Something went wrong');
  });

  it('is ours for a code, the app’s before those of the kit, else the server’s', () => {
    expect(words.text(refused('email_taken'))).toBe('This email address is already in use.');
    expect(words.text(refused('own_code'))).toBe('Required');
    expect(words.text(refused('some_code'))).toBe('Changed.');
    expect(words.text(lost)).toContain('No answer from the server');
  });

  it('is that it is gone, for what is refused because it is', () => {
    const errors = [{ field: 'candidateId', code: 'no_candidate_found', detail: '' }];
    const gone = { status: 400, data: { ...problem, code: 'validation_failed', errors } };
    expect(words.text(gone)).toBe('This is not there: it was removed, or the address is wrong.');
  });

  it('has the server’s beside ours', () => {
    expect(words.details(refused('own_code'))).toBe('Changed.');
    expect([refused('some_code'), lost].map(words.details)).toEqual([undefined, undefined]);
  });
});

it.each([
  ['required', 'Required'],
  ['company_short', 'At least 2 characters'],
  ['degree_to_short', 'At least 2 characters'],
  ['of_a_later_build', 'This value is not valid'],
  ['at_most:40', 'Enter 40 or less'],
])('says of a field with %s: %s', (code, words) => {
  expect(fieldErrorText(translateBy(createIntl({ locale: 'en', messages: english })), code)).toBe(words);
});

it('names the limit that a number is beyond', () => {
  const values: unknown[] = [];
  fieldErrorText((_, given) => {
    values.push(given);
    return '';
  }, 'at_least:0');
  expect(values).toEqual([{ limit: 0 }]);
});
