import { ApiProperty } from '@nestjs/swagger';
import { MAX_DONE } from '@byline/shared-types/domain';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsBoolean, IsMongoId, IsOptional } from 'class-validator';
import { VersionedRequest } from '../../../../common/http/record.dto.js';
import { Moment, OptionalNotNull } from '../../../../common/http/values.js';

/** Changes to a conversation. */
export class UpdateConversationRequest extends VersionedRequest {
  /** True: it waits for no answer. False: it waits for one again. */
  @OptionalNotNull()
  @IsBoolean()
  done?: boolean;

  /** Time at which it waits for an answer again, ISO 8601; a mail that comes in ends this. Null: at once. */
  @IsOptional()
  @Moment()
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    required: false,
    example: '2099-11-18T08:00:00.000Z',
  })
  laterUntil?: string | null;

  /** False: takes a discarded conversation back. True: discards one without a candidate. */
  @OptionalNotNull()
  @IsBoolean()
  discarded?: boolean;

  /** The recruiter to whom answers come; null for the whole team. */
  @IsOptional()
  @IsMongoId()
  @ApiProperty({ type: String, nullable: true, required: false })
  assigneeId?: string | null;
}

/** Marks conversations as done. */
export class FinishConversationsRequest {
  /**
   * Conversation ids.
   * @example ["665f1c2e9b1d4a0012345678"]
   */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_DONE)
  @IsMongoId({ each: true })
  ids: string[];
}
