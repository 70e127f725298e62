import { useEffect, useRef, type ReactNode } from 'react';
import { useTellMade, type NewRecord } from '../../../lib/made/useTellMade';
import type { FieldWords } from './field-words';
import { useMergedSave, type MergedSaving } from './useMergedSave';
import { useNotifySaved } from './useNotifySaved';

interface RecordFormOptions<Stored, Values> {
  /** The record to change; none to make a new one. */
  record: Stored | undefined;
  /** What a new one begins with. */
  empty: () => Values;
  toValues: (record: Stored) => Values;
  make: (values: Values) => Promise<{ data: { _id: string } }>;
  /** Tells what is around the form of a new one. */
  onMade?: (() => void) | undefined;
  /** Which list shows a new one, where it opens, what else can be done with it at once. */
  made?: (id: string, values: Values) => Partial<NewRecord>;
  /** Saves what of `values` differs from `base`, over the version that `base` is of. */
  change: (id: string, values: Values, base: Values, version: number) => Promise<unknown>;
  /** The record as it is now, when somebody else was first. */
  read: (id: string) => Promise<Stored>;
  /** What is said once it is saved. */
  said: (values: Values) => ReactNode;
  words: FieldWords<Values>;
  onClose: () => void;
}

/** What the form of a record is drawn with. */
export interface RecordForm<Stored, Values> {
  saving: MergedSaving<Stored, Values>;
  save: (values: Values) => Promise<void>;
  words: FieldWords<Values>;
}

/** How a form saves that makes a new record or changes one, merged with what others changed; then it says so and closes. */
export function useRecordForm<Stored extends { _id: string; version: number }, Values extends object>(
  form: RecordFormOptions<Stored, Values>,
): RecordForm<Stored, Values> {
  const { record, toValues, words } = form;
  const id = record?._id ?? '';
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
  const make = async (values: Values): Promise<void> => {
    const { data } = await form.make(values);
    madeId.current = data._id;
  };
  const saving = useMergedSave<Stored, Values>({
    initial: record ? toValues(record) : form.empty(),
    version: record?.version ?? 0,
    toValues,
    read: () => form.read(id),
    write: (values, base, version) => (record ? form.change(id, values, base, version) : make(values)),
  });
  const save = async (values: Values): Promise<void> => {
    const merged = await saving.save(values);
    const said = form.said(values);
    const made = madeId.current;
    if (made !== null) {
      tellMade({ id: made, said, ...form.made?.(made, values) });
      form.onMade?.();
    } else notifySaved({ text: said, success: true, merged, words });
    // Who went on meanwhile is not called back.
    if (shown.current) form.onClose();
  };
  return { saving, save, words };
}
