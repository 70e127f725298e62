export { deviceTime, forgetClock, now, setClock, useClockSetting } from './clock';
export {
  currentYear,
  formatDashed,
  formatDashedMoment,
  formatDay,
  formatDotted,
  formatMoment,
  formatMonth,
  formatTime,
  partsOf,
  today,
} from './format';
export { DAY_FORMAT, parseDay, parseMoment } from './parse';
