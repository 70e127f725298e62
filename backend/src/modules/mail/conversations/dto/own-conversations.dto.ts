import { ApiProperty } from '@nestjs/swagger';
import { MAX_MESSAGE_FILES, MAX_TEXT } from '@byline/shared-types/domain';
import { ArrayMaxSize, ArrayUnique, IsArray, IsMongoId } from 'class-validator';
import { Text } from '../../../../common/http/fields.js';
import { OptionalNotNull } from '../../../../common/http/values.js';

/** A file of a message. */
export class OwnMessageFileDto {
  /**
   * Name.
   * @example "Woordenlijst.xlsx"
   */
  name: string;

  /**
   * Bytes.
   * @example 38000
   */
  size: number;

  /** The file, for its download; null if the product did not take it, or it is gone. */
  @ApiProperty({ type: String, nullable: true })
  fileId: string | null;
}

/** A mail between the agency and the candidate, as the candidate may see it. */
export class OwnMessageDto {
  /**
   * Its id.
   * @example 665f1c2e9b1d4a0012345678
   */
  _id: string;

  /** Whether the candidate wrote it. */
  own: boolean;

  /**
   * The writer's name.
   * @example "Lotte Janssens"
   */
  from: string;

  /** Time at which it left or came in, ISO 8601. */
  @ApiProperty({ type: String, format: 'date-time' })
  at: string;

  /**
   * Rich text (HTML), without the text that it quotes.
   * @example "<p>Fine, until <strong>Monday</strong>.</p>"
   */
  message: string;

  /** Its files. */
  files: OwnMessageFileDto[];
}

/** A conversation between the agency and the candidate. */
export class OwnConversationResponse {
  /**
   * Its id.
   * @example 665f1c2e9b1d4a0012345678
   */
  _id: string;

  /**
   * The subject of its first mail.
   * @example "Kick-off Leie & Land"
   */
  subject: string;

  /** Whether a mail of the agency came since the candidate opened it. */
  unread: boolean;

  /**
   * The first words of the last one, plain text.
   * @example "Woensdag om 14 uur is goed voor mij."
   */
  words: string;

  /** The mails to and from the candidate, the oldest first; at least one. */
  messages: OwnMessageDto[];
}

/** The conversations of a candidate. */
export class OwnConversationsResponse {
  /** The newest first; at most 200. */
  records: OwnConversationResponse[];
}

/** Numbers of a candidate's conversations. */
export class OwnConversationCountsResponse {
  /**
   * Those with a mail of the agency that the candidate has not read; at most 200.
   * @example 1
   */
  @ApiProperty({ type: 'integer' })
  unread: number;
}

/** An answer of a candidate to the agency. */
export class AnswerConversationRequest {
  /**
   * Plain text; the agency sees its line breaks.
   * @example "Woensdag om 14 uur is goed voor mij."
   */
  @Text({ max: MAX_TEXT })
  message: string;

  /** Ids of files that the caller uploaded with `POST files`; at most 5. */
  @OptionalNotNull()
  @IsArray()
  @ArrayMaxSize(MAX_MESSAGE_FILES)
  @ArrayUnique()
  @IsMongoId({ each: true })
  @ApiProperty({
    type: String,
    isArray: true,
    required: false,
    maxItems: MAX_MESSAGE_FILES,
    example: ['665f1c2e9b1d4a0012345678'],
  })
  files?: string[];
}
