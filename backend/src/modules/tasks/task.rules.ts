const MINUTE_MS = 60_000;

/** Whether a deadline is not before now (docs/domain/agenda.md#deadlines). The form knows minutes, so the running minute is still now. */
export const isInTime = (deadline: Date, now: Date): boolean =>
  deadline.getTime() >= Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
