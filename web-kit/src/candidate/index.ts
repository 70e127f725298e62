export { ageWords, availabilityParts, weekdayName, type AgeWords } from './availability-words';
export { candidateInfoTexts, candidateTexts, checksOf, labelsOf, line, text, type TextField } from './text-fields';
export { languageChecks, wholeLanguageChecks } from './language-checks';
export { languagePatch, languageValues, type LanguageRow, type LanguageValues, type PairRow } from './language-values';
export { takenByOthers, takenByPairs } from './taken-languages';
export { pairFacts } from './pair-facts';
export { sentTexts, textsOf } from './text-values';
