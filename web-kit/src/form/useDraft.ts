import type { FormikValues } from 'formik';
import { use, useCallback, useMemo, useState } from 'react';
import { keepable, readDraft, writeDraft, type DraftOf } from './draft';
import { DraftOwnerContext } from './form-context';

/** What is said above the form: it came back, it is there but was typed upon another record, it was dropped a moment ago. */
export interface DraftNote<Values> {
  kind: 'restored' | 'offered' | 'dropped';
  at: string;
  values: Values;
}

interface Start<Values> {
  /** Another number is a form begun anew. */
  attempt: number;
  values: Values;
  note: DraftNote<Values> | null;
}

export interface FormDraft<Values> {
  start: Start<Values>;
  /** Remembers what is typed, null that nothing is; false: a reload would lose it. */
  keep: (values: Values | null) => boolean;
  /** Empties the form, for as long as nobody wants it back. */
  drop: (typed: Values) => void;
  restore: () => void;
}

const now = (): string => new Date().toISOString();

/** What was typed into a form, through reloads, ended sessions and changes of language. */
export function useDraft<Values extends FormikValues>(initial: Values, of: DraftOf | undefined): FormDraft<Values> {
  const current = use(DraftOwnerContext);
  // Of the moment the form was opened: a session that ends takes nothing along.
  const [owner] = useState(current);
  const [given] = useState({ initial, of });
  const [start, setStart] = useState<Start<Values>>(() => begin(owner, initial, of));

  const keep = useCallback(
    (values: Values | null): boolean => {
      if (!given.of) return false;
      return writeDraft(
        owner,
        given.of,
        values && { values: keepable(values, given.of), at: now(), base: baseOf(given.initial, given.of) },
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
          note: { kind: 'dropped', at: now(), values: typed },
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
  const values: Values = { ...initial, ...draft.values };
  // Somebody changed the record meanwhile: nothing is put over it unasked.
  const kind = draft.base === baseOf(initial, of) ? 'restored' : 'offered';
  return {
    attempt: 0,
    values: kind === 'restored' ? values : initial,
    note: of.quiet && kind === 'restored' ? null : { kind, at: draft.at, values },
  };
}

/** Drops what another form has kept: the steps before the one that saves them all. */
export function useDropDraft(): (of: DraftOf) => void {
  const owner = use(DraftOwnerContext);
  return useCallback((of) => void writeDraft(owner, of, null), [owner]);
}
