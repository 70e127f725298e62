import {
  isLongEnough,
  isRichTextLongEnough,
  isWebAddress,
  MAX_EMAIL,
  MAX_LINE,
  MAX_URL,
  PASSWORD,
  passwordProblem,
  withScheme,
} from '@byline/shared-types/domain';
import { string } from 'yup';
import { parseDecimal } from '../numbers';
import { limited, longer } from '../problems/limited';

/** A first check of an email address: its domain needs an ending, such as `.be`. The server decides. */
const ADDRESS = /^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@.,;<>]{2,}$/;

/** A required email address; `missing` is the error code of an empty field. */
export const emailAddress = (missing = 'required') =>
  string().trim().required(missing).matches(ADDRESS, 'invalid_email').max(MAX_EMAIL, longer);

/** A required new password; the server refuses common ones. */
export const newPassword = () =>
  string()
    .required('required')
    .test('rule', (password, { createError }) => {
      const message = passwordProblem(password);
      return message === null || createError({ message });
    })
    .max(PASSWORD.max, longer);

const code = (form: RegExp, wrong: string) =>
  string()
    .transform((typed: string | undefined) => typed?.replace(/\s/g, ''))
    .required('required')
    .matches(form, wrong);

/** The six digits of an authenticator app, which shows them in two groups. */
export const appCode = () => code(/^\d{6}$/, 'invalid_code');

/** One of the codes that replace the app's. */
export const recoveryCode = () => code(/^[a-z2-9]{5}-?[a-z2-9]{5}$/i, 'invalid');

/** A required line of at least two characters; `tooShort` is the error of a shorter one. */
export const line = (tooShort: string) =>
  string()
    .trim()
    .required('required')
    .test('length', tooShort, (text) => isLongEnough(text ?? ''))
    .max(MAX_LINE, longer);

/** Required rich text of at least two characters. */
export const richText = (tooShort: string) =>
  string()
    .required('required')
    .test('length', tooShort, (html) => isRichTextLongEnough(html ?? ''));

/** A web address, which people also type without its scheme (`withScheme` adds it); an empty field passes. */
export const webAddress = () =>
  string()
    .trim()
    .max(MAX_URL, longer)
    .test('url', 'invalid_url', (typed) => !typed || isWebAddress(withScheme(typed)));

/** A typed number from `min` to `max`; an empty field passes. */
export const amount = (max: number, min = 0) =>
  string()
    .test('number', 'number', (typed) => !Number.isNaN(parseDecimal(typed ?? '')))
    .test('min', limited('at_least', min), (typed) => !((parseDecimal(typed ?? '') ?? min) < min))
    .test('max', limited('at_most', max), (typed) => !((parseDecimal(typed ?? '') ?? 0) > max));

export const wholeNumber = (max: number, min = 0) =>
  amount(max, min).test('whole', 'invalid', (typed) => Number.isInteger(parseDecimal(typed ?? '') ?? 0));

/** Years, with at most one decimal. */
export const years = (max: number) =>
  amount(max).test('tenths', 'invalid', (typed) => {
    const value = parseDecimal(typed ?? '') ?? 0;
    return Number(value.toFixed(1)) === value;
  });
