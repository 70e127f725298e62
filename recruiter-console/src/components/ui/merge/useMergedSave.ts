import { mergeOf, type Merge } from '@byline/web-kit/form';
import { toProblem } from '@byline/web-kit/problems';
import type { Problem } from '@byline/shared-types/domain';
import { useRef, useState } from 'react';

interface MergedSave<Stored, Values> {
  /** What the form began with, and the version it is of; 0 for a form that makes a new record. */
  initial: Values;
  version: number;
  toValues: (record: Stored) => Values;
  read: () => Promise<Stored>;
  /** Saves what of `values` differs from `base`, over the version that `base` is of. */
  write: (values: Values, base: Values, version: number) => Promise<unknown>;
  /** Takes from each of the two what only that one changed; otherwise each field that differs is a conflict. */
  merges: boolean;
}

/** Somebody else was first, and changed a field that was changed here too. */
export interface Conflict<Stored, Values> extends Merge<Values> {
  base: Values;
  theirs: Stored;
  theirValues: Values;
  /** Each save that meets it asks anew, about what the form holds then. */
  attempt: number;
}

/** What was merged without asking, and with whose version. */
export type Merged<Stored, Values> = Merge<Values> & { theirs: Stored; theirValues: Values };

/** What a form saves with. */
export interface MergedSaving<Stored, Values> {
  /** What the form begins with. */
  opened: Values;
  merges: boolean;
  conflict: Conflict<Stored, Values> | null;
  /** Resolves to what was merged, or null when nobody else had changed anything. */
  save: (values: Values) => Promise<Merged<Stored, Values> | null>;
  /** A person chose: what is saved next is over the version they saw. */
  settle: () => void;
  /** For the form: SaveConflict shows a conflict, the form shows everything else. */
  onRefused: (problem: Problem | null) => boolean;
}

/** How many others may be first, one after the other, before it is said. */
const ROUNDS = 3;

/**
 * Saves only what was changed (docs/domain/interface.md#merging). When somebody else was first (409 stale_version), a form that merges saves both changes together; where both
 * changed the same field, and in a form that does not merge wherever the two differ, the call fails and `conflict` names the fields until a person has chosen.
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
        const found = { ...mergeOf(merges ? base.current.values : {}, mine, theirValues), theirs, theirValues };
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
    if (conflict) rebase(conflict.theirs);
    setConflict(null);
  };
  const onRefused = (problem: Problem | null): boolean => problem?.code === 'stale_version';
  return { opened: opened.values, merges, conflict, save, settle, onRefused };
}
