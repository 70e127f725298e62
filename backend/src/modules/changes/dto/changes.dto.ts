import { CHANGE_KINDS, type Change, type ChangeKind, type Changes } from '@byline/shared-types/domain';
import { ApiProperty } from '@nestjs/swagger';

export class ChangeResponse implements Change {
  @ApiProperty({ enum: CHANGE_KINDS })
  kind!: ChangeKind;
  /** The changed record; null if there are many. */
  id!: string | null;
  /** The candidate whom the record is about; null if there is none, or the change does not tell. */
  candidateId!: string | null;
  /** The user who changed it; null for the product itself. */
  by!: string | null;
}

export class ChangesResponse implements Changes {
  /** The place in the stream, to go on from. */
  cursor!: string;
  /** False while Redis is away: changes do not arrive. */
  live!: boolean;
  /** True if changes since the given place may be missing: read anew. */
  missed!: boolean;
  changes!: ChangeResponse[];
}
