import type { Types } from 'mongoose';

/** One of two candidates that become one. */
export interface MergedPerson {
  _id: Types.ObjectId;
  userId: Types.ObjectId | null;
  email: string;
}

/**
 * Two candidates who become one, or are separated again. A module keeps what the merge takes away or changes; the separation gives it back
 * (docs/domain/duplicates.md#merging).
 */
export class CandidateMerge {
  constructor(
    /** The candidate whose records move to the other. */
    readonly gone: MergedPerson,
    readonly stays: MergedPerson,
    /** The address of both from now on. */
    readonly email: string,
    /** The side of the login that stays, when both have one. */
    readonly login: 'gone' | 'stays',
    readonly kept: Record<string, unknown[]> = {},
  ) {}

  keep(name: string, records: readonly unknown[]): void {
    if (records.length > 0) this.kept[name] = [...(this.kept[name] ?? []), ...records];
  }

  keptOf<T>(name: string): T[] {
    return (this.kept[name] ?? []) as T[];
  }
}
