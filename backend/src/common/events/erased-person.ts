import type { ErasedKind } from '@byline/shared-types/domain';
import { Types } from 'mongoose';

/** An erasure in numbers (docs/domain/erasure.md#receipt). */
export interface ErasureReceipt {
  /** Records that were removed, by kind. */
  removed: Partial<Record<ErasedKind, number>>;
  /** Records about others that named the person and no longer do. */
  changed: number;
}

/**
 * Somebody who is being erased: all by which the product knows them (docs/domain/erasure.md#known-by), and what was removed of them so far. Lists, not single ids: an empty one
 * matches nothing, where a missing id would match every record without one.
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

  /** Somebody else has these addresses today, whoever had them before. */
  leaveAddresses(addresses: readonly string[]): void {
    for (const address of addresses) this.addresses.delete(address.toLowerCase());
  }

  has(address: string): boolean {
    return this.addresses.has(address.toLowerCase());
  }

  /** Reports records that were removed. */
  removed(kind: ErasedKind, ids: readonly Types.ObjectId[]): void {
    if (ids.length > 0) this.receipt.removed[kind] = (this.receipt.removed[kind] ?? 0) + ids.length;
    for (const id of ids) this.removedIds.add(String(id));
  }

  /** Reports records about others that the person was taken out of. */
  changed(count: number): void {
    this.receipt.changed += count;
  }

  /** Every id that leads to the person: their own, and those of the records that were removed so far. */
  get ids(): string[] {
    return [...[...this.candidateIds, ...this.userIds].map(String), ...this.removedIds];
  }

  get result(): ErasureReceipt {
    return this.receipt;
  }
}
