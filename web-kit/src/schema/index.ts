export { amount, emailAddress, line, newPassword, richText, wholeNumber } from './fields';
