export { emailAddress, line, richText } from './texts';
