import { ApiProperty, PartialType, PickType } from '@nestjs/swagger';
import {
  DUPLICATE_CERTAINTIES,
  DUPLICATE_REASONS,
  DUPLICATE_STATES,
  type DuplicateCertainty,
  type DuplicateReason,
  type DuplicateState,
} from '@byline/shared-types/domain';
import { IsIn, IsMongoId } from 'class-validator';
import { RecordDto, VersionedRequest } from '../../../common/http/record.dto.js';
import { OptionalNotNull } from '../../../common/http/values.js';
import { CandidateBaseDto } from '../../candidates/dto/candidate.dto.js';
import { CreateCandidateRequest } from '../../candidates/dto/candidate-input.dto.js';
import { PersonRefDto } from '../../users/dto/person.dto.js';

export class DuplicateFilter {
  /** Pairs with this candidate. */
  @OptionalNotNull()
  @IsMongoId()
  candidateId?: string;

  /** Pairs in this state. */
  @ApiProperty({ enum: DUPLICATE_STATES, enumName: 'DuplicateState', required: false })
  @OptionalNotNull()
  @IsIn(DUPLICATE_STATES)
  state?: DuplicateState;
}

/** One of the two. */
export class DuplicatePersonDto extends PickType(CandidateBaseDto, ['_id', 'firstname', 'name', 'email', 'createdAt']) {
  /** Whether the candidate is archived. */
  archived: boolean;
}

/** The caller's abilities on a pair. */
export class DuplicateAbilitiesDto {
  /** Say whether they are one person. */
  answer: boolean;

  /** Take back that they are two people. */
  reopen: boolean;
}

/** Two candidates who may be one person. */
export class DuplicateResponse extends RecordDto {
  /** Both, the older one first. */
  candidates: DuplicatePersonDto[];

  /** The facts that they share; an answered pair may share none by now. */
  @ApiProperty({ enum: DUPLICATE_REASONS, enumName: 'DuplicateReason', isArray: true })
  reasons: DuplicateReason[];

  /** How sure these facts make it. */
  @ApiProperty({ enum: DUPLICATE_CERTAINTIES, enumName: 'DuplicateCertainty' })
  certainty: DuplicateCertainty;

  /** `open`, or `different` once a recruiter said that they are two people. */
  @ApiProperty({ enum: DUPLICATE_STATES, enumName: 'DuplicateState' })
  state: DuplicateState;

  /** Time of the answer; null while the pair is open. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  decidedAt: string | null;

  /** The recruiter who answered; null while the pair is open, and for one who is gone. */
  @ApiProperty({ type: PersonRefDto, nullable: true })
  decidedBy: PersonRefDto | null;

  /** The caller's abilities on it. */
  abilities: DuplicateAbilitiesDto;
}

/** How many pairs there are. */
export class DuplicateCountsResponse {
  /**
   * Open pairs that are almost certainly one person.
   * @example 2
   */
  @ApiProperty({ type: 'integer' })
  almostCertain: number;

  /**
   * Open pairs that are likely one person.
   * @example 3
   */
  @ApiProperty({ type: 'integer' })
  likely: number;

  /**
   * Open pairs that may be one person.
   * @example 2
   */
  @ApiProperty({ type: 'integer' })
  possible: number;

  /**
   * Pairs that are two people, as a recruiter said.
   * @example 5
   */
  @ApiProperty({ type: 'integer' })
  different: number;
}

/** An answer: `different` for two people, `open` to take it back. */
export class UpdateDuplicateRequest extends VersionedRequest {
  /** The new state. */
  @ApiProperty({ enum: DUPLICATE_STATES, enumName: 'DuplicateState' })
  @IsIn(DUPLICATE_STATES)
  state: DuplicateState;
}

/** Someone who is about to be entered. */
export class MatchCandidateRequest extends PartialType(
  PickType(CreateCandidateRequest, ['firstname', 'name', 'email', 'phone', 'postal', 'city', 'country', 'links']),
  { skipNullProperties: false },
) {}

/** A candidate who may be that person. */
export class DuplicateMatchResponse {
  /** The candidate. */
  candidate: DuplicatePersonDto;

  /** The facts that they share. */
  @ApiProperty({ enum: DUPLICATE_REASONS, enumName: 'DuplicateReason', isArray: true })
  reasons: DuplicateReason[];

  /** How sure these facts make it. */
  @ApiProperty({ enum: DUPLICATE_CERTAINTIES, enumName: 'DuplicateCertainty' })
  certainty: DuplicateCertainty;
}

/** Candidates who may be that person, the surest first; at most five. */
export class DuplicateMatchesResponse {
  /** The candidates. */
  records: DuplicateMatchResponse[];
}
