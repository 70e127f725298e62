export { initials } from './initials';
export {
  countryChoices,
  countryName,
  functionName,
  languageChoices,
  languageName,
  provinceChoices,
  sourceLanguage,
  targetLanguage,
  useNames,
  type Choice,
} from './names';
