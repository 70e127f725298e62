export { formatPhone, prefixChoices, readPhone, writePhone } from './phone';
