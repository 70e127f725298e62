import type { ErasedKind } from '@byline/shared-types/domain';
import { Types } from 'mongoose';

/** An erasure in numbers (docs/domain/erasure.md#receipt). */
export interface ErasureReceipt {
  /** Numbers of removed records, by kind. */
  removed: Partial<Record<ErasedKind, number>>;
  /** Records about others that named the person and no longer do. */
  changed: number;
}

/**
 * A person during their erasure: every id and address of theirs (docs/domain/erasure.md#known-by), and the records removed so far. Lists, not single ids: an empty list
 * matches no record, but a missing id would match every record without one.
 */
export class ErasedPerson {
  readonly candidateIds: Types.ObjectId[];
  readonly userIds: Types.ObjectId[];
  /** Lower case. */
  readonly addresses = new Set<string>();
  private readonly receipt: ErasureReceipt = { removed: {}, changed: 0 };
  private readonly removedIds = new Set<string>();

  constructor(
    ids: { candidateId: Types.ObjectId } | { userId: Types.ObjectId },
    /** The user who erases; null for the system. */
    readonly actorId: string | Types.ObjectId | null,
  ) {
    this.candidateIds = 'candidateId' in ids ? [ids.candidateId] : [];
    this.userIds = 'userId' in ids ? [ids.userId] : [];
  }

  addAddresses(...addresses: (string | null | undefined)[]): void {
    for (const address of addresses) if (address) this.addresses.add(address.trim().toLowerCase());
  }

  /** Another person has these addresses now. */
  leaveAddresses(addresses: readonly string[]): void {
    for (const address of addresses) this.addresses.delete(address.toLowerCase());
  }

  has(address: string): boolean {
    return this.addresses.has(address.toLowerCase());
  }

  /** Reports removed records. */
  removed(kind: ErasedKind, ids: readonly Types.ObjectId[]): void {
    if (ids.length > 0) this.receipt.removed[kind] = (this.receipt.removed[kind] ?? 0) + ids.length;
    for (const id of ids) this.removedIds.add(String(id));
  }

  /** Reports records about others that no longer name the person. */
  changed(count: number): void {
    this.receipt.changed += count;
  }

  /** Every id that leads to the person: their own, and those of the records removed so far. */
  get ids(): string[] {
    return [...[...this.candidateIds, ...this.userIds].map(String), ...this.removedIds];
  }

  get result(): ErasureReceipt {
    return this.receipt;
  }
}
