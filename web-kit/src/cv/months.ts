import { today } from '../dates';

/** `2021-03` as people write it: 03/2021. */
export const fromMonth = (month: string): string => `${month.slice(5, 7)}/${month.slice(0, 4)}`;

const toMonth = (typed: string): string => `${typed.trim().slice(3)}-${typed.trim().slice(0, 2)}`;

/** The first day of a typed month. */
export const firstDay = (typed: string): string => `${toMonth(typed)}-01`;

/** The last day of a typed month, or today in the current one, because the API refuses a day in the future; null without a month. */
export function lastDay(typed: string, now: string = today()): string | null {
  if (typed.trim() === '') return null;
  const [year = 0, month = 0] = toMonth(typed).split('-').map(Number);
  const last = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  return last > now ? now : last;
}
