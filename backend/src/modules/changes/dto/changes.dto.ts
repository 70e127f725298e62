import { CHANGE_KINDS, type Change, type ChangeKind, type Changes } from '@byline/shared-types/domain';
import { ApiProperty } from '@nestjs/swagger';

export class ChangeDto implements Change {
  /** The kind of the changed record. */
  @ApiProperty({ enum: CHANGE_KINDS })
  kind!: ChangeKind;
  /** The changed record; null if there are many. */
  id!: string | null;
  /** The candidate whom the record is about; null if there is none, or the change does not tell. */
  candidateId!: string | null;
  /**
   * The user who changed it; null for the product itself.
   * @example "665f1c2e9b1d4a0012345678"
   */
  by!: string | null;
}

export class ChangesResponse implements Changes {
  /**
   * The place in the stream, to go on from.
   * @example "1795700000000-0"
   */
  cursor!: string;
  /** False while Redis is away: changes do not arrive. */
  live!: boolean;
  /** True if changes since the given place may be missing: read anew. */
  missed!: boolean;
  /** The changes since the given place, oldest first. */
  changes!: ChangeDto[];
}
