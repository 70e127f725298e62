export { amount, emailAddress, line, newPassword, richText, webAddress, wholeNumber, years } from './fields';
