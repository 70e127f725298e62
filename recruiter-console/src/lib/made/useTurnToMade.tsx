import { MAX_PAGE_SIZE } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { useNotify } from '@byline/web-kit/ui';
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { PagedState } from '../list-state/list-address';
import type { ChangeList } from '../list-state/useListState';
import { useMade, type Made, type MadeIn } from './made-context';

/** A list is read no further than this to find a row. */
const MAX_READ = 20 * MAX_PAGE_SIZE;

type Read = ThunkAction<
  { unwrap: () => Promise<{ records: readonly { _id: string }[] }> },
  unknown,
  unknown,
  UnknownAction
>;

interface TurnOptions<State> {
  list: MadeIn;
  state: State;
  onChange: ChangeList<State>;
  /** The list without search and filters. */
  all: Partial<State>;
  /** The list's call for the ids of a page, asked once. */
  read: (state: State, page: { limit: number; skip: number; fields: '_id'[] }) => Read;
}

/** Where a record stands in a list. */
interface Answer<State> {
  record: Made;
  /** The list as it was asked, and what of it has to change for that. */
  asked: State;
  change: Partial<State>;
  /** Null where it is not among those that were read. */
  place: number | null;
}

/** Turns a list to the page of what was just made, or says what hides it (docs/domain/interface.md#new-records). */
export function useTurnToMade<State extends PagedState>(options: TurnOptions<State>): void {
  const { list, state, onChange, all, read } = options;
  const t = useT();
  const notify = useNotify();
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const { made, light } = useMade();
  const [answer, setAnswer] = useState<Answer<State> | null>(null);
  /** As the list is now; null once it is left. */
  const latest = useRef<State | null>(null);
  useEffect(() => {
    latest.current = state;
    return () => {
      latest.current = null;
    };
  }, [state]);

  const placeOf = async (id: string, of: State): Promise<number | null> => {
    for (let skip = 0; skip < MAX_READ; skip += MAX_PAGE_SIZE) {
      const { records } = await dispatch(read(of, { limit: MAX_PAGE_SIZE, skip, fields: ['_id'] })).unwrap();
      const at = records.findIndex(({ _id }) => _id === id);
      if (at >= 0) return skip + at;
      if (records.length < MAX_PAGE_SIZE) return null;
    }
    return null;
  };
  const find = async (record: Made, from: State, change: Partial<State> = {}): Promise<void> => {
    const asked = { ...from, ...change };
    try {
      const place = await placeOf(record.id, asked);
      // React Router draws an address in a transition. Judged before one that is on its way, the turn would take back what that opens.
      startTransition(() => setAnswer({ record, asked, change, place }));
    } catch {
      // A list that can't be read says so itself.
    }
  };
  const found = useEffectEvent(({ record, asked, change, place }: Answer<State>) => {
    const rowsOf = (of: State): string =>
      JSON.stringify([of.sort, of.size, ...Object.keys(all).map((name) => of[name as keyof State])]);
    // Somebody who went on to other rows meanwhile is not called back.
    if (rowsOf({ ...state, ...change }) !== rowsOf(asked)) return;
    if (place !== null) {
      onChange({ ...change, page: Math.floor(place / asked.size) + 1 }, true);
      return;
    }
    const { said, actions = [] } = record;
    const showAll = (): void => {
      if (!latest.current) return actions[0]?.run();
      light({ ...record });
      return void find(record, latest.current, all);
    };
    const hidden = rowsOf(asked) !== rowsOf({ ...asked, ...all });
    const text = (
      <>
        {said} · <FormattedMessage id={hidden ? 'common.madeHidden' : 'common.madeFurther'} />
      </>
    );
    const ways = hidden ? [{ label: t('common.showAll'), run: showAll }, ...actions] : actions;
    notify(text, { success: true, actions: ways });
  });
  useEffect(() => {
    if (answer) found(answer);
  }, [answer]);
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
