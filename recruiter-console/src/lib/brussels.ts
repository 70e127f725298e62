import { TIME_ZONE } from '@byline/shared-types/domain';
import dayjs, { type Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { formatDay, formatMoment } from './format';

dayjs.extend(utc);
dayjs.extend(timezone);
dayjs.extend(customParseFormat);

export const DAY_FORMAT = 'DD/MM/YYYY';
export const MOMENT_FORMAT = 'DD/MM/YYYY HH:mm';

/** Forgives single digits and other separators: `1.2.2026` and `1/2/2026 9:05` are what people type. */
function normalise(text: string | undefined): string | null {
  const match = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})(?:[ ,T]+(\d{1,2})[:.h](\d{2}))?$/.exec(text?.trim() ?? '');
  if (!match) return null;
  const pad = (part: string | undefined): string => (part ?? '0').padStart(2, '0');
  return `${pad(match[1])}/${pad(match[2])}/${match[3]} ${pad(match[4])}:${pad(match[5])}`;
}

/** `YYYY-MM-DD` of a typed day, null when it is none. Formik gives a schema `undefined` for an empty field. */
export function parseDay(text: string | undefined): string | null {
  const typed = normalise(text);
  const day = typed === null ? null : dayjs(typed, MOMENT_FORMAT, true);
  return day?.isValid() ? day.format('YYYY-MM-DD') : null;
}

/** The UTC moment of a day and time typed in Brussels time, null when it is none. */
export function parseMoment(text: string | undefined): string | null {
  const typed = normalise(text);
  if (typed === null || !dayjs(typed, MOMENT_FORMAT, true).isValid()) return null;
  return dayjs.tz(typed, MOMENT_FORMAT, TIME_ZONE).toISOString();
}

/** The same moment or day as a Dayjs for the calendar, null for nothing typed yet. */
export const toDayjs = (text: string): Dayjs | null => {
  const typed = normalise(text);
  const day = typed === null ? null : dayjs(typed, MOMENT_FORMAT, true);
  return day?.isValid() ? day : null;
};

export const dayText = formatDay;
export const momentText = formatMoment;
/** Today in Brussels, `YYYY-MM-DD`. */
export const today = (): string => dayjs().tz(TIME_ZONE).format('YYYY-MM-DD');
