export { candidateFields } from './messages';
export {
  candidateInfoTexts,
  candidateTexts,
  checksOf,
  labelsOf,
  line,
  required,
  sentTexts,
  text,
  textsOf,
  type TextField,
} from './text-fields';
