import { isGivenUp, statusOf, toProblem } from '@byline/web-kit/problems';
import { useDialogs, useNotify } from '@byline/web-kit/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { useLazyGetCalendarItemQuery, useUpdateCalendarItemMutation } from '../../api';
import { mergeMessages } from '../../components/ui/merge/messages';
import { messages } from './messages';
import { periodOf, samePeriod, type AgendaItem } from './model';
import { MoveQueue, placeOf, type SaveMove } from './MoveQueue';
import type { Period } from './time';

/** Moves items, with the way back; says what somebody else did to one meanwhile. */
export function useMoves(words: (period: Period) => string) {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const { confirm, showError } = useDialogs();
  const [update] = useUpdateCalendarItemMutation();
  const [read] = useLazyGetCalendarItemQuery();

  const write = ({ _id, version }: AgendaItem, { start, end }: Period): Promise<AgendaItem> =>
    update({ id: _id, updateCalendarItemRequest: { startDate: start, endDate: end, version } }).unwrap();
  const said = (saved: AgendaItem): string =>
    `${formatMessage(messages.updated)} · ${formatMessage(messages.movedTo, { title: saved.title, period: words(periodOf(saved)) })}`;

  /** Somebody else was first: over what they changed, unless they moved it too; then a person chooses. */
  const writeOver = async (base: AgendaItem, period: Period): Promise<AgendaItem | null> => {
    const theirs = await read({ id: base._id }).unwrap();
    const who = formatMessage(mergeMessages.somebody);
    if (samePeriod(periodOf(theirs), period)) return theirs;
    if (samePeriod(periodOf(theirs), periodOf(base))) return write(theirs, period);
    const now = formatMessage(messages.theirs, { period: words(periodOf(theirs)) });
    const goesOn = await confirm({
      title: formatMessage(mergeMessages.replaceTitle, { who }),
      text: formatMessage(mergeMessages.replaceText, { now }),
      action: formatMessage(mergeMessages.replace),
    });
    return goesOn ? write(theirs, period) : theirs;
  };
  const failed = (error: unknown, base: AgendaItem, again: () => void): void => {
    const { title } = base;
    if (isGivenUp(error)) return;
    if (statusOf(error) === 404) notify(formatMessage(messages.moveGone, { title }));
    else if (statusOf(error) === null)
      notify(formatMessage(messages.moveFailed, { title }), {
        actions: [{ label: formatMessage(messages.tryAgain), run: again }],
      });
    else showError(error);
  };
  const save: SaveMove = async (base, period, putAtOnce) => {
    try {
      const saved = await write(base, period).catch((error: unknown) => {
        if (toProblem(error)?.code !== 'stale_version') throw error;
        return writeOver(base, period);
      });
      if (saved && samePeriod(periodOf(saved), period))
        notify(said(saved), { undo: () => putAtOnce(saved, periodOf(base)) });
      return saved;
    } catch (error) {
      failed(error, base, () => putAtOnce(base, period));
      return null;
    }
  };

  const [queue] = useState(() => new MoveQueue(save));
  useEffect(() => queue.attach(save));
  useEffect(() => {
    window.addEventListener('pagehide', queue.flush);
    return () => {
      window.removeEventListener('pagehide', queue.flush);
      queue.flush();
    };
  }, [queue]);
  const places = useSyncExternalStore(queue.subscribe, queue.getPlaces);
  return {
    put: (item: AgendaItem, period: Period): void => queue.put(item, period),
    placeOf: (item: AgendaItem): Period => placeOf(item, places),
  };
}
