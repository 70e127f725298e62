const MINUTE_MS = 60_000;

/** docs/domain/agenda.md#deadlines. The form sends whole minutes, so the current minute counts as now. */
export const isInTime = (deadline: Date, now: Date): boolean =>
  deadline.getTime() >= Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
