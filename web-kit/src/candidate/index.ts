export { candidateInfoTexts, candidateTexts, checksOf, labelsOf, line, text, type TextField } from './text-fields';
export { sentTexts, textsOf } from './text-values';
