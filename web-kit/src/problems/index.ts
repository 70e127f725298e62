export { fieldErrors, isGivenUp, isStale, ProblemError, statusOf, toProblem } from './problem';
export type { ProblemOfBothApps } from './messages';
export { fieldErrorText, ProblemWordsContext, useProblemWords } from './words';
