export { fieldErrors, isGivenUp, isStale, ProblemError, statusOf, toProblem } from './problem';
export { fieldErrorText, ProblemWordsContext, useProblemWords } from './words';
