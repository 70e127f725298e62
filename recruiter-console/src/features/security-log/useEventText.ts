import { formatDay, formatTime } from '@byline/web-kit/dates';
import { useIntl } from 'react-intl';
import type { SecurityEventResponse } from '../../api';
import { displayName } from '../../lib/format';
import { actions, kinds, messages, things } from './messages';
import { isReading } from './model';

/** The words of an event. */
export function useEventText() {
  const { formatMessage } = useIntl();
  const person = (id: string | null, named: SecurityEventResponse['actor']): string =>
    named ? displayName(named) : id ? formatMessage(messages.gone) : formatMessage(messages.nobody);

  const what = ({ kind, candidateIds, record, detail, count }: SecurityEventResponse): string => {
    const action = detail !== null && detail in actions ? actions[detail as keyof typeof actions] : null;
    return formatMessage(kinds[kind], {
      count: candidateIds.length,
      thing:
        record && (record.type in things ? formatMessage(things[record.type as keyof typeof things]) : record.type),
      action: action && formatMessage(action, { count: count ?? 0 }),
    });
  };
  return {
    what,
    who: (event: SecurityEventResponse) => person(event.actorId, event.actor),
    /** Whose account it is about, where that is somebody else. */
    about: ({ userId, user, actorId }: SecurityEventResponse) =>
      userId && userId !== actorId ? person(userId, user) : null,
    when: ({ at }: SecurityEventResponse) => `${formatDay(at)} ${formatTime(at)}`,
    /** The same where there is room. */
    whenInFull: (event: SecurityEventResponse) => {
      const moment = `${formatDay(event.at)} ${formatTime(event.at)}`;
      return isReading(event) ? formatMessage(messages.quarter, { moment }) : moment;
    },
    browser: ({ browser, system }: SecurityEventResponse) =>
      browser && system ? formatMessage(messages.browserOn, { browser, system }) : (browser ?? system),
  };
}
