import { FormattedMessage } from 'react-intl';
import { formatTime } from '../dates';
import { useT } from '../i18n';
import style from './session-words.module.css';

/** The name of a session's device: "Firefox on Windows". */
export function useDeviceName() {
  const t = useT();
  return ({ browser, system }: Record<'browser' | 'system', string | null>): string =>
    browser && system ? t('account.device', { browser, system }) : (browser ?? system ?? t('account.unknownDevice'));
}

export const isHandheld = ({ device }: { device: string | null }): boolean => device === 'phone' || device === 'tablet';

interface LastSeenProps {
  session: { current: boolean; lastSeenAt: string | null };
  /** Writes a day as the app does. */
  formatDay: (day: string) => string;
}

/** The time of a session's last use. Day and time stay on one line. */
export function LastSeen({ session: { current, lastSeenAt }, formatDay }: LastSeenProps) {
  if (current) return <FormattedMessage id="account.seenNow" />;
  if (!lastSeenAt) return <FormattedMessage id="account.neverSeen" />;
  return (
    <FormattedMessage
      id="account.seen"
      values={{
        day: formatDay(lastSeenAt),
        time: formatTime(lastSeenAt),
        n: (words) => <span className={style.moment}>{words}</span>,
      }}
    />
  );
}
