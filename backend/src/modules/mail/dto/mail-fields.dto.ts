import { LANGUAGES, type Language, type MailField } from '@byline/shared-types/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { IdFilter } from '../../../common/lists/list-filters.dto.js';

/** The mail whose fields to fill. */
export class MailFieldsRequest {
  /** Language of the moments and of the signature; that of the candidate by default. */
  @IsOptional()
  @IsIn(LANGUAGES)
  @ApiProperty({ enum: LANGUAGES, enumName: 'Language', required: false })
  language?: Language;

  /** The job of the mail; by default that of the candidate's newest pending application, or else of the newest successful one. */
  @IdFilter()
  jobId?: string;

  /** The appointment of the mail; by default the candidate's next one. */
  @IdFilter()
  appointmentId?: string;
}

const value = (example: string): PropertyDecorator => ApiProperty({ type: String, nullable: true, example });

/** Values of the fields of a mail from the caller to a candidate; null where there is no value. */
export class MailFieldsResponse implements Record<MailField, string | null> {
  /** First name. */
  @value('Camille')
  firstname: string | null;

  /** Last name. */
  @value('Lefèvre')
  name: string | null;

  /** Email address. */
  @value('camille@lefevre.example')
  email: string | null;

  /** Title of the job. */
  @value('Travel guide')
  job: string | null;

  /** Client of the job. */
  @value('Maison Verrier')
  client: string | null;

  /** Page of the portal where the candidate applies for the job. */
  @value('https://talent.byline.example/jobs/apply/665f1c2e9b1d4a0012345678')
  applylink: string | null;

  /** The candidate's own profile on the portal. */
  @value('https://talent.byline.example/profile')
  profilelink: string | null;

  /** Start of the candidate's next appointment, in words. */
  @value('10 December 2026 at 14:00')
  appointment: string | null;

  /** Name of the caller. */
  @value('Noor Dewitte')
  recruiter: string | null;

  /** The caller's signature, lines of plain text; their name if they wrote none. */
  @value('Noor Dewitte\nTalent at Byline')
  signature: string | null;
}
