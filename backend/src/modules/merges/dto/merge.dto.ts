import { ApiProperty, PickType } from '@nestjs/swagger';
import {
  MERGE_FIELDS,
  MERGE_SIDES,
  MERGED_FIELDS,
  PUBLICITY_FIELDS,
  type MergedField,
  type MergeField,
  type MergeSide,
  type PublicityField,
} from '@byline/shared-types/domain';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsInt, IsMongoId, Min } from 'class-validator';
import { RecordDto } from '../../../common/http/record.dto.js';
import { OptionalNotNull } from '../../../common/http/values.js';
import { PersonRefDto } from '../../users/dto/person.dto.js';

export class MergeFilter {
  /** Merges into this candidate. */
  @OptionalNotNull()
  @IsMongoId()
  candidateId?: string;
}

/** Makes one candidate of a pair part of the other. */
export class MergeDuplicateRequest {
  /**
   * The versions of both that the client saw, the older candidate's first; if either has another one by now, the answer is 409 `stale_version`.
   * @example [0, 0]
   */
  @ApiProperty({ type: 'integer', isArray: true, minItems: 2, maxItems: 2, minimum: 0 })
  @IsArray()
  @ArrayMinSize(2)
  @ArrayMaxSize(2)
  @IsInt({ each: true })
  @Min(0, { each: true })
  versions: number[];

  /** The candidate who stays; the older one unless this names the other. */
  @ApiProperty({ enum: MERGE_SIDES, enumName: 'MergeSide', required: false })
  @OptionalNotNull()
  @IsIn(MERGE_SIDES)
  stays?: MergeSide;

  /** Fields of which the newer candidate's value stays, also when the older one goes; the others keep the older one's, and an empty value takes the other. An address takes the missing parts of the other one where both agree. */
  @ApiProperty({ enum: MERGE_FIELDS, enumName: 'MergeField', isArray: true, required: false })
  @OptionalNotNull()
  @IsArray()
  @IsIn(MERGE_FIELDS, { each: true })
  newer?: MergeField[];

  /** Choices of the public page that stay although only one of the two shows it; otherwise the stricter one stays. Blocks that one of them hides are hidden in any case. */
  @ApiProperty({ enum: PUBLICITY_FIELDS, enumName: 'PublicityField', isArray: true, required: false })
  @OptionalNotNull()
  @IsArray()
  @IsIn(PUBLICITY_FIELDS, { each: true })
  shown?: PublicityField[];

  /** The side of the login that stays, when both have one; the other login ends. The address stays with the login. */
  @ApiProperty({ enum: MERGE_SIDES, enumName: 'MergeSide', required: false })
  @OptionalNotNull()
  @IsIn(MERGE_SIDES)
  login?: MergeSide;
}

/** Two candidates who became one, while this can be undone. */
export class MergeResponse extends PickType(RecordDto, ['_id', 'createdAt']) {
  /** The candidate who stayed, as of now; null when that one became part of another since. */
  @ApiProperty({ type: PersonRefDto, nullable: true })
  candidate: PersonRefDto | null;

  /** The candidate who became part of it, as of then. */
  gone: PersonRefDto;

  /** The recruiter who merged them; null for one who is gone. */
  @ApiProperty({ type: PersonRefDto, nullable: true })
  mergedBy: PersonRefDto | null;

  /** The end of the time in which it can be undone, ISO 8601. */
  @ApiProperty({ type: String, format: 'date-time' })
  undoUntil: string;
}

/** Two candidates again. */
export class MergeUndoneResponse {
  /**
   * The candidate who had stayed.
   * @example 665f1c2e9b1d4a0012345678
   */
  candidateId: string;

  /**
   * The candidate who is there again.
   * @example 665f1c2e9b1d4a0012345679
   */
  restoredId: string;

  /** Fields that were changed after the merge, which stay as they are. */
  @ApiProperty({
    enum: MERGED_FIELDS,
    enumName: 'MergedField',
    isArray: true,
  })
  left: MergedField[];
}
