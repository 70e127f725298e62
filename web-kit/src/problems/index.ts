export { fieldErrors, isStale, ProblemError, statusOf, toProblem } from './problem';
export { fieldErrorText, ProblemWordsContext, useProblemWords } from './words';
