import { ApiProperty } from '@nestjs/swagger';
import {
  ADDRESS_TROUBLES,
  LANGUAGES,
  MAIL_FIELDS,
  type AddressTrouble,
  type Language,
  type MailField,
} from '@byline/shared-types/domain';
import { Nested } from '../../../common/http/nested.js';
import { CandidateSelectionRequest } from '../../candidates/dto/candidate-selection.dto.js';
import { MailAttachmentDto, MailboxDto } from '../../mail/dto/email.dto.js';
import { BulkMailDto } from './bulk-action.dto.js';

/** An unchanged example reaches no candidate. */
export const SOME = { example: { ids: ['665f1c2e9b1d4a0012345678'] } };

/** A mail to many, to preview. */
export class PreviewBulkMailRequest {
  /** The candidates. */
  @ApiProperty(SOME)
  @Nested(() => CandidateSelectionRequest)
  selection: CandidateSelectionRequest;

  /** The mail. */
  @Nested(() => BulkMailDto)
  mail: BulkMailDto;
}

/** The recipients of a mail or a question to many. */
export class BulkRecipientsRequest {
  /** The candidates. */
  @ApiProperty(SOME)
  @Nested(() => CandidateSelectionRequest)
  selection: CandidateSelectionRequest;
}

/** A language of recipients. */
export class RecipientLanguageDto {
  /** The language. */
  @ApiProperty({ enum: LANGUAGES, enumName: 'Language' })
  language: Language;

  /**
   * Number of recipients.
   * @example 12
   */
  @ApiProperty({ type: 'integer' })
  count: number;
}

/** The recipients of a mail to many, by language. */
export class BulkRecipientsResponse {
  /**
   * Number of candidates.
   * @example 120
   */
  @ApiProperty({ type: 'integer' })
  total: number;

  /**
   * Number of archived ones, who get no mail.
   * @example 2
   */
  @ApiProperty({ type: 'integer' })
  archived: number;

  /** The languages of the others, the most frequent first. */
  languages: RecipientLanguageDto[];
}

/** A recipient for whom fields of a mail stay empty. */
export class UnfilledRecipientDto {
  /** The candidate. */
  candidateId: string;

  /**
   * First and last name.
   * @example "Camille Lefèvre"
   */
  name: string;

  /** The fields. */
  @ApiProperty({ enum: MAIL_FIELDS, enumName: 'MailField', isArray: true })
  fields: MailField[];
}

/** A recipient whose address returned mail. */
export class BadRecipientDto {
  /** The candidate. */
  candidateId: string;

  /**
   * First and last name.
   * @example "Camille Lefèvre"
   */
  name: string;

  /** Why mails to the address come back. */
  @ApiProperty({ enum: ADDRESS_TROUBLES, enumName: 'AddressTrouble' })
  trouble: AddressTrouble;
}

/** A mail as one candidate would get it. */
export class BulkMailPreviewDto {
  /** The candidate. */
  candidateId: string;

  /** Recipient. */
  to: MailboxDto;

  /**
   * Subject, its fields filled.
   * @example "Camille, are you free in January?"
   */
  subject: string;

  /**
   * Rich text (HTML), its fields filled.
   * @example "<p>Dear Camille,</p>"
   */
  message: string;
}

/** The mails to many. */
export class BulkMailsResponse {
  /**
   * Number of candidates.
   * @example 120
   */
  @ApiProperty({ type: 'integer' })
  total: number;

  /**
   * Number of archived ones, who get no mail.
   * @example 2
   */
  @ApiProperty({ type: 'integer' })
  archived: number;

  /** The first three mails. */
  mails: BulkMailPreviewDto[];
}

/** The mails of an operation. */
export class BulkOperationMailsResponse extends BulkMailsResponse {
  /** The attachments of each mail. */
  attachments: MailAttachmentDto[];
}

/** The preview of a mail to many. */
export class BulkMailPreviewResponse extends BulkMailsResponse {
  /** The first 100 recipients for whom a field stays empty; while there are some, the API refuses to send the mail. */
  unfilledCandidates: UnfilledRecipientDto[];

  /**
   * Number of recipients whose address returned mail. They get the mail too.
   * @example 3
   */
  @ApiProperty({ type: 'integer' })
  bad: number;

  /** The first 100 of them. */
  badRecipients: BadRecipientDto[];

  /** Whether it needs a second recruiter's approval. */
  needsApproval: boolean;

  /**
   * The number of candidates above which it needs approval.
   * @example 200
   */
  @ApiProperty({ type: 'integer' })
  approvalAbove: number;
}
