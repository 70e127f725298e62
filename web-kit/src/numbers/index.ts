export { decimalText, parseDecimal } from './numbers';
