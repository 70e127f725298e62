import { MAX_PAGE_SIZE } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { useNotify } from '@byline/web-kit/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { answerOf } from '../../api';
import type { PagedState } from '../list-state/list-address';
import type { ChangeNewest } from '../list-state/useListState';
import { useMade, type Made, type MadeIn } from './made-context';

/** The search for a row reads at most this many rows. */
const MAX_READ = 20 * MAX_PAGE_SIZE;

type Read = ThunkAction<
  PromiseLike<{ data?: { records: readonly { _id: string }[] } | undefined }> & { unsubscribe: () => void },
  unknown,
  unknown,
  UnknownAction
>;

interface TurnOptions<State> {
  list: MadeIn;
  state: State;
  onChange: ChangeNewest<State>;
  /** Resets the list's search and filters. */
  all: Partial<State>;
  /** Reads the ids of a page anew. */
  read: (state: State, page: { limit: number; skip: number; fields: '_id'[] }) => Read;
}

/**
 * Turns a list to the page of the new record, or explains which filter hides it (docs/domain/interface.md#new-records).
 */
export function useTurnToMade<State extends PagedState>(options: TurnOptions<State>): void {
  const { list, state, onChange, all, read } = options;
  const t = useT();
  const notify = useNotify();
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const { made, light } = useMade();
  /** The rendered list; null after the user leaves it. */
  const latest = useRef<Pick<TurnOptions<State>, 'state' | 'onChange'> | null>(null);
  useEffect(() => {
    latest.current = { state, onChange };
    return () => {
      latest.current = null;
    };
  }, [state, onChange]);

  /** Null if the record is not among the rows read; undefined after an error, which the list shows itself. */
  const placeOf = async (id: string, of: State): Promise<number | null | undefined> => {
    for (let skip = 0; skip < MAX_READ; skip += MAX_PAGE_SIZE) {
      const { data } = await answerOf(dispatch(read(of, { limit: MAX_PAGE_SIZE, skip, fields: ['_id'] })));
      if (!data) return undefined;
      const at = data.records.findIndex(({ _id }) => _id === id);
      if (at >= 0) return skip + at;
      if (data.records.length < MAX_PAGE_SIZE) return null;
    }
    return null;
  };
  const find = async (record: Made, from: State, change: Partial<State> = {}): Promise<void> => {
    const asked = { ...from, ...change };
    const place = await placeOf(record.id, asked);
    const shown = latest.current;
    if (place === undefined || !shown) return;
    const rowsOf = (of: State): string =>
      JSON.stringify([of.sort, of.size, ...Object.keys(all).map((name) => of[name as keyof State])]);
    // False after the user changed the list meanwhile: it then stays as it is.
    const isSame = (of: State): boolean => rowsOf({ ...of, ...change }) === rowsOf(asked);
    if (place !== null) {
      const page = Math.floor(place / asked.size) + 1;
      shown.onChange((newest) => (isSame(newest) ? { ...change, page } : null), true);
    } else if (isSame(shown.state)) tellHidden(record, rowsOf(asked) !== rowsOf({ ...asked, ...all }));
  };
  const tellHidden = (record: Made, hidden: boolean): void => {
    const { said, actions = [] } = record;
    const showAll = (): void => {
      if (!latest.current) return actions[0]?.run();
      light({ ...record });
      return void find(record, latest.current.state, all);
    };
    const text = (
      <>
        {said} · <FormattedMessage id={hidden ? 'common.madeHidden' : 'common.madeFurther'} />
      </>
    );
    const ways = hidden ? [{ label: t('common.showAll'), run: showAll }, ...actions] : actions;
    notify(text, { success: true, actions: ways });
  };
  const asked = useRef<string | null>(null);
  const ask = useEffectEvent((record: Made) => {
    if (record.list !== list || record.id === asked.current) return;
    asked.current = record.id;
    void find(record, state);
  });
  useEffect(() => {
    if (made) ask(made);
  }, [made]);
}
