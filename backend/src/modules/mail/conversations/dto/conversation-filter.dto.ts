import { ApiProperty } from '@nestjs/swagger';
import {
  CONVERSATION_BOXES,
  CONVERSATION_STATES,
  type ConversationBox,
  type ConversationState,
} from '@byline/shared-types/domain';
import { IsIn, IsOptional } from 'class-validator';
import { IdFilter } from '../../../../common/lists/list-filters.dto.js';

export class ConversationFilter {
  /** The candidate of the conversations. */
  @IdFilter()
  candidateId?: string;

  /** Those that the caller follows up, those of the whole team, those without a candidate, or of these the discarded ones, which the other boxes leave out. */
  @IsOptional()
  @IsIn(CONVERSATION_BOXES)
  @ApiProperty({ enum: CONVERSATION_BOXES, enumName: 'ConversationBox', required: false })
  box?: ConversationBox;

  /** Those that the caller has not read, those with a scheduled mail, or those with a mail that was not delivered. */
  @IsOptional()
  @IsIn(CONVERSATION_STATES)
  @ApiProperty({ enum: CONVERSATION_STATES, enumName: 'ConversationState', required: false })
  state?: ConversationState;

  /** The recruiter who follows them up. */
  @IdFilter()
  assigneeId?: string;
}
