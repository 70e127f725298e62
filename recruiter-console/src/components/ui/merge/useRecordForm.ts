import { changedPart } from '@byline/web-kit/form';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTellMade, type NewRecord } from '../../../lib/made/useTellMade';
import { useColleague } from './useColleague';
import type { FieldWords } from './field-words';
import { useMergedSave, type MergedSaving } from '@byline/web-kit/form';
import { useNotifySaved } from './useNotifySaved';

interface RecordFormOptions<Stored, Values, Request extends object> {
  /** The record to change; undefined for a new one. */
  record: Stored | undefined;
  /** The initial values of a new record. */
  empty?: () => Values;
  toValues: (record: Stored) => Values;
  toRequest: (values: Values) => Request;
  create?: (request: Request) => Promise<{ data: { _id: string } }>;
  /** Runs after creating a record, for the component around the form. */
  onMade?: (() => void) | undefined;
  /** The list, the address and further actions of a new record. */
  made?: (id: string, values: Values) => Partial<NewRecord>;
  /** Saves the changed fields over a version. */
  update?: (id: string, change: Partial<Request> & { version: number }) => Promise<unknown>;
  /** Reads the current version after a colleague saved first. */
  read?: (id: string) => Promise<Stored>;
  /** Merges a colleague's changes (docs/domain/interface.md#merging). */
  merges?: boolean;
  /** The message after saving. */
  said: (values: Values) => ReactNode;
  words: FieldWords<Values>;
  /** The name of the colleague who saved first, by the record itself; without it, by the live changes. */
  who?: (theirs: Stored) => string | null;
  onClose: () => void;
}

const notHere = (): never => {
  throw new Error('not in this form');
};

/** The input of RecordForm. */
export interface SavedForm<Stored, Values> {
  saving: MergedSaving<Stored, Values>;
  save: (values: Values) => Promise<void>;
  words: FieldWords<Values>;
  who?: ((theirs: Stored) => string | null) | undefined;
}

/** Creates or changes a record, then announces it and closes the form. */
export function useRecordForm<
  Stored extends { _id: string; version: number },
  Values extends object,
  Request extends object,
>(form: RecordFormOptions<Stored, Values, Request>): SavedForm<Stored, Values> {
  const { record, toValues, toRequest, words, merges = false } = form;
  const { empty = notHere, create = notHere, update = notHere, read = notHere } = form;
  const id = record?._id ?? '';
  const colleague = useColleague(id);
  const who = form.who ?? (() => colleague);
  const notifySaved = useNotifySaved();
  const tellMade = useTellMade();
  const shown = useRef(false);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  const madeId = useRef<string>(null);
  const saving = useMergedSave<Stored, Values>({
    initial: record ? toValues(record) : empty(),
    version: record?.version ?? 0,
    toValues,
    merges,
    read: () => (record ? read(id) : notHere()),
    write: async (values, base, version) => {
      const request = toRequest(values);
      if (record) await update(id, { ...changedPart(request, toRequest(base)), version });
      else madeId.current = (await create(request)).data._id;
    },
  });
  const save = async (values: Values): Promise<void> => {
    const merged = await saving.save(values);
    const said = form.said(values);
    const made = madeId.current;
    if (made !== null) {
      tellMade({ id: made, said, ...form.made?.(made, values) });
      form.onMade?.();
    } else notifySaved({ text: said, success: true, merged, words, who });
    // Does not close what the user has opened meanwhile.
    if (shown.current) form.onClose();
  };
  return { saving, save, words, who };
}
