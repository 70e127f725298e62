import { ApiProperty } from '@nestjs/swagger';
import {
  SUGGESTION_REASONS,
  USER_FUNCTIONS,
  type SuggestionReason,
  type UserFunctionName,
} from '@byline/shared-types/domain';
import { IsBoolean, IsMongoId } from 'class-validator';
import { OptionalNotNull } from '../../../../common/http/values.js';

/** A candidate who may be the sender. */
export class SuggestionResponse {
  /** The candidate. */
  candidateId: string;

  /**
   * First name.
   * @example Fatima
   */
  firstname: string;

  /**
   * Last name.
   * @example Bouzid
   */
  name: string;

  /** The candidate's function. */
  @ApiProperty({ enum: USER_FUNCTIONS, enumName: 'UserFunctionName', nullable: true })
  function: UserFunctionName | null;

  /**
   * City.
   * @example Gent
   */
  @ApiProperty({ type: String, nullable: true })
  city: string | null;

  /** Whether the candidate is archived. */
  archived: boolean;

  /**
   * How well it fits, from 0 to 1; above 0.6 it may be chosen beforehand.
   * @example 0.8
   */
  score: number;

  /** Why it fits. */
  @ApiProperty({ enum: SUGGESTION_REASONS, enumName: 'SuggestionReason', isArray: true })
  reasons: SuggestionReason[];
}

/** The candidates who fit best, the best first. */
export class SuggestionsResponse {
  /** At most three. */
  records: SuggestionResponse[];

  /**
   * Other unmatched conversations with mails of this sender, which come along if the address is kept. At most 100.
   * @example 3
   */
  @ApiProperty({ type: 'integer' })
  others: number;
}

/** Gives the mails of an unknown sender to a candidate. */
export class AssignConversationRequest {
  /** The candidate. */
  @IsMongoId()
  candidateId: string;

  /** True: later mails from this address are the candidate's too, and other unmatched ones come along. */
  @OptionalNotNull()
  @IsBoolean()
  keepAddress?: boolean;
}
