export { initials } from './initials';
export {
  countryChoices,
  countryName,
  functionName,
  languageChoices,
  languageName,
  provinceChoices,
  useNames,
  type Choice,
} from './names';
