import { formatDay, formatTime } from '@byline/web-kit/dates';
import { useT, type MessageId } from '@byline/web-kit/i18n';
import { useIntl } from 'react-intl';
import type { SecurityEventResponse } from '../../api';
import { displayName } from '../../lib/format';
import { isReading } from './model';

/** An event in words. */
export function useEventText() {
  const t = useT();
  const { messages } = useIntl();
  const isKnown = (id: string): id is MessageId => id in messages;
  const person = (id: string | null, named: SecurityEventResponse['actor']): string =>
    named ? displayName(named) : id ? t('securityLog.gone') : t('securityLog.nobody');

  const what = ({ kind, candidateIds, record, detail, count }: SecurityEventResponse): string => {
    const action = `securityLog.action.${detail}`;
    const thing = `securityLog.thing.${record?.type}`;
    return t(`securityLog.kind.${kind}`, {
      count: candidateIds.length,
      thing: isKnown(thing) ? t(thing) : record?.type,
      action: isKnown(action) ? t(action, { count: count ?? 0 }) : null,
    });
  };
  return {
    what,
    who: (event: SecurityEventResponse) => person(event.actorId, event.actor),
    /** The owner of the account, if the actor is somebody else. */
    about: ({ userId, user, actorId }: SecurityEventResponse) =>
      userId && userId !== actorId ? person(userId, user) : null,
    when: ({ at }: SecurityEventResponse) => `${formatDay(at)} ${formatTime(at)}`,
    /** With the quarter of an hour, where there is room for it. */
    whenInFull: (event: SecurityEventResponse) => {
      const moment = `${formatDay(event.at)} ${formatTime(event.at)}`;
      return isReading(event) ? t('securityLog.quarter', { moment }) : moment;
    },
    browser: ({ browser, system }: SecurityEventResponse) =>
      browser && system ? t('securityLog.browserOn', { browser, system }) : (browser ?? system),
  };
}
