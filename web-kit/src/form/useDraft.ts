import type { DraftDevice } from '@byline/shared-types/domain';
import type { FormikValues } from 'formik';
import { use, useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { now } from '../dates';
import { keepable, onStored, readDraft, waits, writeDraft, type DraftOf } from './draft';
import { DraftOwnerContext } from './form-context';

/**
 * The notice above the form: its draft was restored; is offered, because the record has changed since; was just dropped; or the draft of
 * another device is offered.
 */
export interface DraftNote<Values> {
  kind: 'restored' | 'offered' | 'other' | 'dropped';
  at: string;
  /** The device on which the draft was typed, if it is another one. */
  device?: DraftDevice | undefined;
  values: Values;
}

interface Start<Values> {
  /** A new number remounts the form. */
  attempt: number;
  values: Values;
  note: DraftNote<Values> | null;
}

export interface FormDraft<Values> {
  start: Start<Values>;
  /** Stores the draft; null removes it. False if storage refused it, so that a reload would lose it. */
  keep: (values: Values | null) => boolean;
  /** Drops the draft and resets the form; `restore` undoes this. */
  drop: (typed: Values) => void;
  restore: () => void;
}

const moment = (): string => new Date(now()).toISOString();

/** Keeps the text of a form through reloads, ended sessions and changes of language. */
export function useDraft<Values extends FormikValues>(initial: Values, of: DraftOf | undefined): FormDraft<Values> {
  const current = use(DraftOwnerContext);
  // The owner stays the user who opened the form, even if the session ends meanwhile.
  const [owner] = useState(current);
  const [given] = useState({ initial, of });
  const [start, setStart] = useState<Start<Values>>(() => begin(owner, initial, of));

  const keep = useCallback(
    (values: Values | null): boolean => {
      if (!given.of) return false;
      return writeDraft(
        owner,
        given.of,
        values && { values: keepable(values, given.of), at: moment(), base: baseOf(given.initial, given.of) },
      );
    },
    [owner, given],
  );
  return useMemo(
    () => ({
      start,
      keep,
      drop: (typed) => {
        keep(null);
        setStart(({ attempt }) => ({
          attempt: attempt + 1,
          values: given.initial,
          note: { kind: 'dropped', at: moment(), values: typed },
        }));
      },
      restore: () =>
        setStart(({ attempt, values, note }) => ({
          attempt: attempt + 1,
          values: note?.values ?? values,
          note: note && { ...note, kind: 'restored' },
        })),
    }),
    [start, keep, given],
  );
}

const baseOf = (initial: FormikValues, of: DraftOf): string => JSON.stringify(keepable(initial, of));

function begin<Values extends FormikValues>(
  owner: string | null,
  initial: Values,
  of: DraftOf | undefined,
): Start<Values> {
  const draft = of && readDraft(owner, of);
  if (!draft) return { attempt: 0, values: initial, note: null };
  const base = JSON.parse(draft.base) as FormikValues;
  const typedIn = (kept: FormikValues) =>
    Object.entries(kept).filter(([field, value]) => !isSame(value, base[field]) && !isSame(value, initial[field]));
  const typed = typedIn(draft.values);
  const values: Values = { ...initial, ...Object.fromEntries(typed) };
  if (draft.other) {
    const others: Values = { ...initial, ...Object.fromEntries(typedIn(draft.other.values)) };
    return { attempt: 0, values, note: { ...draft.other, kind: 'other', values: others } };
  }
  if (typed.length === 0) return { attempt: 0, values: initial, note: null };
  // If the record has changed in a typed field, the form only offers the draft, so that the user decides about that change.
  const kind = typed.every(([field]) => isSame(initial[field], base[field])) ? 'restored' : 'offered';
  return {
    attempt: 0,
    values: kind === 'restored' ? values : initial,
    note: of.quiet && kind === 'restored' ? null : { kind, at: draft.at, device: draft.device, values },
  };
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Whether a closed form has text that is not saved. */
export function useWaits(of: DraftOf): boolean {
  const owner = use(DraftOwnerContext);
  return useSyncExternalStore(
    onStored,
    () => waits(owner, of),
    () => false,
  );
}

/** Keeps typed values as the draft of another form, where the user goes on with them; false if nothing was typed. */
export function useKeepDraft(): (of: DraftOf, values: FormikValues, initial: FormikValues) => boolean {
  const owner = use(DraftOwnerContext);
  return useCallback(
    (of, values, initial) =>
      !isSame(values, initial) &&
      writeDraft(owner, of, { values: keepable(values, of), at: moment(), base: baseOf(initial, of) }),
    [owner],
  );
}

/** Drops the draft of another form, for the last of several steps, which saves all of them. */
export function useDropDraft(): (of: DraftOf) => void {
  const owner = use(DraftOwnerContext);
  return useCallback((of) => void writeDraft(owner, of, null), [owner]);
}
