import { MAX_LINE, MINIMUM_FEE_MAX, PRICE_PER_WORD_MAX, RATE_MIN, WORDS_PER_DAY } from '@byline/shared-types/domain';
import { array, object, string, type ISchema, type ObjectShape } from 'yup';
import { longer } from '../problems';
import { amount, wholeNumber } from '../schema';
import type { LanguageRow, PairRow } from './language-values';

/** Rows whose key no other row has; an empty key is not compared. The error stands at the field `at` of the later row. */
const once = <Row extends object>(row: ObjectShape, at: string, keyOf: (value: Row) => string) =>
  array()
    .of(object(row))
    .test('once', (rows, context) => {
      const keys = ((rows ?? []) as Row[]).map(keyOf);
      const again = keys.findIndex((key, index) => key !== '' && keys.indexOf(key) < index);
      if (again < 0) return true;
      return context.createError({ path: `${context.path}[${again}].${at}`, message: 'already_listed' });
    });

const pairChecks = { pricePerWord: amount(PRICE_PER_WORD_MAX, RATE_MIN), court: string().trim().max(MAX_LINE, longer) };
const otherThanFrom = () =>
  string().test('other', 'same_language', (to, { parent }) => !to || to !== (parent as PairRow).from);

const languagesOf = (language: ISchema<unknown>) => once<LanguageRow>({ language }, 'language', (row) => row.language);
const pairsOf = (ends: ObjectShape) =>
  once<PairRow>({ ...pairChecks, ...ends }, 'to', ({ from, to }) => (from && to ? `${from}>${to}` : ''));

/** Checks of the languages and of the translation work. */
export const languageChecks = {
  motherTongue: string(),
  languages: languagesOf(string()),
  translationSkills: pairsOf({ to: otherThanFrom() }),
  catTools: array(),
  wordsPerDay: wholeNumber(WORDS_PER_DAY.max, WORDS_PER_DAY.min),
  minimumFee: amount(MINIMUM_FEE_MAX),
};

const chosen = () => string().required('required');
/** The same without a language or a pair that has an empty side. */
export const wholeLanguageChecks = {
  ...languageChecks,
  languages: languagesOf(chosen()),
  translationSkills: pairsOf({ from: chosen(), to: otherThanFrom().required('required') }),
};
