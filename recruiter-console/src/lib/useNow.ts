import { now, useClockSetting } from '@byline/web-kit/dates';
import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** Now, by the minute and by the server's clock: what is late or of today becomes so while a screen stays open. */
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
