import { useT } from '@byline/web-kit/i18n';
import { isGivenUp, statusOf, toProblem } from '@byline/web-kit/problems';
import { useDialogs, useNotify } from '@byline/web-kit/ui';
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLazyGetCalendarItemQuery, useUpdateCalendarItemMutation } from '../../api';
import { useRecruiters } from '../../api/lookups';
import { displayName } from '../../lib/format';
import { liveState } from '../../lib/live/live-state';
import { periodOf, samePeriod, type AgendaItem } from './model';
import type { AgendaWords } from './words';
import { MoveQueue, placeOf, type Base, type SaveMove } from './MoveQueue';
import type { Period } from './time';

/** Moves items, offers undo, and reports what a colleague changed in the meantime. */
export function useMoves({ period: inWords, lang }: AgendaWords) {
  const t = useT();
  const notify = useNotify();
  const { confirm, showError } = useDialogs();
  const [update] = useUpdateCalendarItemMutation();
  const [read] = useLazyGetCalendarItemQuery();
  const { find } = useRecruiters();
  /** The items whose moves the end of the session undid, for one notice of all. */
  const undone = useRef<string[]>([]);

  const write = ({ _id, version }: AgendaItem, { start, end }: Period): Promise<AgendaItem> =>
    update({ id: _id, updateCalendarItemRequest: { startDate: start, endDate: end, version } }).unwrap();
  const said = (saved: AgendaItem): ReactNode => (
    <>
      {t('agenda.calendar_item_updated')} ·{' '}
      <FormattedMessage
        id="agenda.movedTo"
        values={{ title: saved.title, period: <span lang={lang}>{inWords(periodOf(saved))}</span> }}
      />
    </>
  );

  /** The name of the colleague who changed an item after a move began, by the live changes; null if unknown. */
  const colleague = ({ base, since }: Base): string | null => {
    const mark = liveState().marks.get(base._id);
    return (mark && mark.at >= since && displayName(find(mark.by) ?? {})) || null;
  };

  /** Saves over the change of a colleague, unless the colleague also moved the item. Then the user chooses. */
  const writeOver = async (from: Base, period: Period): Promise<AgendaItem | null> => {
    const { base } = from;
    const theirs = await read({ id: base._id }).unwrap();
    if (samePeriod(periodOf(theirs), period)) return theirs;
    if (samePeriod(periodOf(theirs), periodOf(base))) return write(theirs, period);
    const now = t('agenda.theirs', { period: inWords(periodOf(theirs)) });
    const goesOn = await confirm({
      title: t('merge.replaceTitle', { who: colleague(from) ?? t('merge.somebody') }),
      text: t('merge.replaceText', { now }),
      action: t('merge.replace'),
    });
    return goesOn ? write(theirs, period) : theirs;
  };
  const failed = (error: unknown, from: Base, again: () => void): void => {
    const { title } = from.base;
    // The app gives the first call up; a move that leaves after it has no session.
    if (isGivenUp(error) || statusOf(error) === 401) {
      undone.current.push(title);
      notify(t('agenda.movesEnded', { titles: undone.current.join(', '), count: undone.current.length }), {
        failed: true,
      });
    } else if (statusOf(error) === 404)
      notify(t('agenda.moveGone', { title, who: colleague(from) ?? 'none' }), { failed: true });
    else if (statusOf(error) === null)
      notify(t('agenda.moveFailed', { title }), {
        failed: true,
        actions: [{ label: t('agenda.tryAgain'), run: again }],
      });
    else showError(error);
  };
  const save: SaveMove = async (from, period, putAtOnce) => {
    const { base } = from;
    try {
      const saved = await write(base, period).catch((error: unknown) => {
        if (toProblem(error)?.code !== 'stale_version') throw error;
        return writeOver(from, period);
      });
      if (saved && samePeriod(periodOf(saved), period))
        notify(said(saved), { undo: () => putAtOnce(saved, periodOf(base)) });
      return saved;
    } catch (error) {
      failed(error, from, () => putAtOnce(base, period));
      return null;
    }
  };

  const [queue] = useState(() => new MoveQueue(() => Promise.resolve(null)));
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
    hold: (item: AgendaItem | undefined): void => queue.hold(item),
    drop: (period: Period): void => queue.drop(period),
    placeOf: (item: AgendaItem): Period => placeOf(item, places),
  };
}
