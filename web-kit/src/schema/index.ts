export { amount, emailAddress, line, newPassword, richText, wholeNumber, years } from './fields';
