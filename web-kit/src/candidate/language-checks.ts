import { MAX_LINE, MINIMUM_FEE_MAX, PRICE_PER_WORD_MAX, WORDS_PER_DAY_MAX } from '@byline/shared-types/domain';
import { array, object, string } from 'yup';
import { longer } from '../problems';
import { amount, wholeNumber } from '../schema';

const pairChecks = { pricePerWord: amount(PRICE_PER_WORD_MAX), court: string().trim().max(MAX_LINE, longer) };

/** Checks of the languages and of the translation work. */
export const languageChecks = {
  motherTongue: string(),
  languages: array(),
  translationSkills: array().of(object(pairChecks)),
  catTools: array(),
  wordsPerDay: wholeNumber(WORDS_PER_DAY_MAX),
  minimumFee: amount(MINIMUM_FEE_MAX),
};

const chosen = () => string().required('required');
/** The same without a language or a pair that has an empty side. */
export const wholeLanguageChecks = {
  ...languageChecks,
  languages: array().of(object({ language: chosen() })),
  translationSkills: array().of(object({ ...pairChecks, from: chosen(), to: chosen() })),
};
