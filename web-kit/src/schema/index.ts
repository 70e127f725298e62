export { amount, emailAddress, line, richText, wholeNumber } from './fields';
