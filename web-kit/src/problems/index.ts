export { fieldErrors, isGivenUp, isStale, ProblemError, statusOf, toProblem } from './problem';
export { notUnderstood, problemWords, type ProblemOfBothApps } from './messages';
export { fieldErrorText, ProblemWordsContext, useProblemWords } from './words';
