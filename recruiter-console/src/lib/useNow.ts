import { now, useClockSetting } from '@byline/web-kit/dates';
import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The server's current time, updated every minute, so that "late" and "today" stay true on an open screen. */
export function useNow(): Date {
  const clock = useClockSetting();
  const [shown, setShown] = useState(() => ({ clock, moment: new Date(now()) }));
  if (shown.clock !== clock) setShown({ clock, moment: new Date(now()) });
  useEffect(() => {
    const timer = setInterval(() => setShown((last) => ({ ...last, moment: new Date(now()) })), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return shown.moment;
}
