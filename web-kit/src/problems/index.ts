export { fieldErrors, isGivenUp, isStale, notFound, ProblemError, statusOf, toProblem } from './problem';
export { longer } from './limited';
export { notUnderstood, problemWords, type ProblemOfBothApps } from './messages';
export { fieldErrorLanguage, fieldErrorText, ProblemWordsContext, useProblemWords } from './words';
