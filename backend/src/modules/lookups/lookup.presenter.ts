import {
  billsPerWord,
  DEFAULT_LANGUAGE,
  hasPortfolio,
  USER_FUNCTIONS,
  WORK_LANGUAGES,
  type Language,
} from '@byline/shared-types/domain';
import type { LanguagesResponse, UserFunctionsResponse } from './dto/lookup.dto.js';

/** The fixed enumerations of shared-types, in the form of a list. */
export function presentUserFunctions(): UserFunctionsResponse {
  const records = USER_FUNCTIONS.map((name) => ({
    _id: name,
    name,
    billsPerWord: billsPerWord(name),
    hasPortfolio: hasPortfolio(name),
  }));
  return { records, totalCount: records.length };
}

/** Sorted by name in the requested language: "Dutch (Belgium)" beside "Dutch". */
export function presentLanguages(language: Language = DEFAULT_LANGUAGE): LanguagesResponse {
  const names = new Intl.DisplayNames([language], { type: 'language', languageDisplay: 'standard' });
  const records = WORK_LANGUAGES.map((code) => ({ _id: code, code, label: names.of(code) ?? code }));
  records.sort((a, b) => a.label.localeCompare(b.label, language));
  return { records, totalCount: records.length };
}
