import { MAX_PAGE_SIZE } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { useNotify } from '@byline/web-kit/ui';
import { useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { PagedState } from '../list-state/list-address';
import type { ChangeList } from '../list-state/useListState';
import { useMade, type Made, type MadeIn } from './made-context';

/** The search for a row reads at most this many rows. */
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
  /** Resets the list's search and filters. */
  all: Partial<State>;
  /** Reads the ids of a page, uncached. */
  read: (state: State, page: { limit: number; skip: number; fields: '_id'[] }) => Read;
}

/** The position of a record in a list. */
interface Answer<State> {
  record: Made;
  /** The list's state at the request, and the change that shows the record. */
  asked: State;
  change: Partial<State>;
  /** Null if the record is not among the rows read. */
  place: number | null;
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
  const [answer, setAnswer] = useState<Answer<State> | null>(null);
  /** The list's current state; null after the user leaves it. */
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
      setAnswer({ record, asked, change, place });
    } catch {
      // The list shows its own error.
    }
  };
  const found = useEffectEvent(({ record, asked, change, place }: Answer<State>) => {
    const rowsOf = (of: State): string =>
      JSON.stringify([of.sort, of.size, ...Object.keys(all).map((name) => of[name as keyof State])]);
    // Does not turn the page if the user has changed the list meanwhile.
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
  // React Router renders an address in a transition, and React renders transitions in no fixed order. A deferred value
  // comes after all of them; without it, the turn would overwrite the address of a navigation under way.
  const lastAnswer = useDeferredValue(answer);
  useEffect(() => {
    if (lastAnswer) found(lastAnswer);
  }, [lastAnswer]);
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
