import type { Problem } from '@byline/shared-types/domain';
import { useRef, useState } from 'react';
import { toProblem } from '../problems/problem';
import { isNextVersion, mergeOf, type Merge } from './merge';

interface MergedSave<Stored, Values> {
  /** The form's initial values and their version; version 0 for a new record. */
  initial: Values;
  version: number;
  toValues: (record: Stored) => Values;
  read: () => Promise<Stored>;
  /** Saves the fields of `values` that differ from `base`, over the version of `base`. */
  write: (values: Values, base: Values, version: number) => Promise<unknown>;
  /** Keeps fields that only one side changed; without merging, every different field is a conflict. */
  merges: boolean;
}

/** A colleague saved first and changed a field that this user changed too. */
export interface Conflict<Stored, Values> extends Merge<Values> {
  base: Values;
  theirs: Stored;
  theirValues: Values;
  /** True if one save lies between, so its author is known; false if several do. */
  byOne: boolean;
  /** Increases with each conflicting save, so the dialog asks again about the current values. */
  attempt: number;
}

/** The fields that were merged without a question, and the colleague's version. */
export type Merged<Stored, Values> = Omit<Conflict<Stored, Values>, 'attempt' | 'base'>;

/** The save state of a form. */
export interface MergedSaving<Stored, Values> {
  /** The form's initial values. */
  opened: Values;
  merges: boolean;
  conflict: Conflict<Stored, Values> | null;
  /** Resolves to the merged fields, or to null without another save. */
  save: (values: Values) => Promise<Merged<Stored, Values> | null>;
  /** The user has chosen: the next save goes over the version that they saw. */
  settle: () => void;
  /** Whether the record itself is gone, and not only something that it refers to. */
  isGone: () => Promise<boolean>;
  /** For the form, which shows a conflict itself and all other errors as refusals. */
  onRefused: (problem: Problem | null) => boolean;
}

/** Merges at most this often per save, if colleagues keep saving first. */
const ROUNDS = 3;

/**
 * Saves only the changed fields (docs/domain/interface.md#merging). If a colleague saved first (409 stale_version), a
 * form that merges saves both changes together. If both changed the same field, or if any field differs in a form that
 * does not merge, the call fails, and `conflict` lists the fields until the user has chosen.
 */
export function useMergedSave<Stored extends { version: number }, Values extends object>({
  initial,
  version,
  toValues,
  read,
  write,
  merges,
}: MergedSave<Stored, Values>): MergedSaving<Stored, Values> {
  const [opened] = useState({ values: initial, version });
  const base = useRef(opened);
  const [conflict, setConflict] = useState<Conflict<Stored, Values> | null>(null);
  const rebase = (theirs: Stored): void => {
    base.current = { values: toValues(theirs), version: theirs.version };
  };

  const save = async (values: Values) => {
    let mine = values;
    let merged: Merged<Stored, Values> | null = null;
    for (let round = 1; ; round += 1) {
      try {
        await write(mine, base.current.values, base.current.version);
        return merged;
      } catch (error) {
        if (toProblem(error)?.code !== 'stale_version' || round > ROUNDS) throw error;
        const theirs = await read();
        const theirValues = toValues(theirs);
        const byOne = isNextVersion(theirs, base.current);
        const found = { ...mergeOf(merges ? base.current.values : {}, mine, theirValues), theirs, theirValues, byOne };
        if (found.both.length > 0) {
          const began = base.current.values;
          setConflict((before) => ({ ...found, base: began, attempt: (before?.attempt ?? 0) + 1 }));
          throw error;
        }
        rebase(theirs);
        mine = found.merged;
        merged = found;
      }
    }
  };

  const settle = (): void => {
    if (conflict && merges) rebase(conflict.theirs);
    // Compares with the opened values still, so a field that only the colleague changed is not sent over theirs.
    else if (conflict) base.current = { ...base.current, version: conflict.theirs.version };
    setConflict(null);
  };
  const isGone = async (): Promise<boolean> => {
    try {
      await read();
      return false;
    } catch (error) {
      return toProblem(error)?.code === 'not_found';
    }
  };
  const onRefused = (problem: Problem | null): boolean => problem?.code === 'stale_version';
  return { opened: opened.values, merges, conflict, save, settle, isGone, onRefused };
}
