export { currentYear, formatDashed, formatDay, formatDotted, formatMoment, formatMonth, today } from './format';
export { DAY_FORMAT, MOMENT_FORMAT, parseDay, parseMoment } from './parse';
