export { formatPhone, writePhone } from './phone';
export { prefixChoices, readPhone } from './prefixes';
