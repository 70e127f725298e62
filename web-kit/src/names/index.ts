export { initials } from './initials';
export { languageName, matchingLanguages, useLanguageChoices, type LanguageChoice } from './language-names';
export {
  countryChoices,
  countryName,
  functionName,
  sourceLanguage,
  targetLanguage,
  useNames,
  type Choice,
} from './names';
