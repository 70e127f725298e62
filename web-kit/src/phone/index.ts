export { formatPhone, writePhone } from './phone';
export { hasPrefix, prefixChoices, readPhone } from './prefixes';
