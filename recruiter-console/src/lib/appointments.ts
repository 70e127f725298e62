import { formatMoment, today } from '@byline/web-kit/dates';

interface Appointment {
  _id: string;
  startDate: string;
  endDate: string;
}

/** "26/11/2026 14:00 – 15:30"; in a list of one day "14:00 – 15:30". */
export function whenOf({ startDate, endDate }: Omit<Appointment, '_id'>, inDay = false): string {
  const [start, end] = [formatMoment(startDate), formatMoment(endDate)];
  const isOneDay = start.slice(0, 10) === end.slice(0, 10);
  return `${inDay && isOneDay ? start.slice(-5) : start} – ${isOneDay ? end.slice(-5) : end}`;
}

/** The address of an appointment in the agenda of its day. */
export const appointmentAddress = ({ _id, startDate }: Omit<Appointment, 'endDate'>): string =>
  `/agenda?date=${today(new Date(startDate))}&open=${_id}`;
