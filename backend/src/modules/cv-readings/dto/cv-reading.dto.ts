import { ApiProperty, PickType } from '@nestjs/swagger';
import { CV_STATES, LANGUAGE_LEVELS, type CvState, type Label, type LanguageLevel } from '@byline/shared-types/domain';
import { UploadRequest } from '../../files/dto/file.dto.js';
import { LabelDto } from '../../skills/dto/label.dto.js';
import { CvAddressDto, CvLinkDto, CvNameDto, CvProposalDto, CvValueDto } from './cv-contact.dto.js';

/** The field beside the file; it changes nothing. */
export class ReadCvRequest extends PickType(UploadRequest, ['name']) {}

/** Work experience; an empty text for what the file does not say. */
export class CvJobDto extends CvProposalDto {
  /**
   * Function.
   * @example Translator
   */
  function: string;

  /**
   * Company.
   * @example "Maison Verrier"
   */
  company: string;

  /**
   * First month.
   * @example "2021-03"
   */
  from: string;

  /**
   * Last month; null while the work continues.
   * @example "2024-06"
   */
  @ApiProperty({ type: String, nullable: true })
  to: string | null;

  /** Whether the file says years only, so that the months are a guess. */
  yearsOnly: boolean;
}

/** A diploma; an empty text, or null, for what the file does not say. */
export class CvDiplomaDto extends CvProposalDto {
  /**
   * Degree.
   * @example "Master in Translation"
   */
  degree: string;

  /**
   * School or university.
   * @example UGent
   */
  institute: string;

  /**
   * First year.
   * @example 2015
   */
  @ApiProperty({ type: 'integer', nullable: true })
  from: number | null;

  /**
   * Last year; null while the study continues.
   * @example 2017
   */
  @ApiProperty({ type: 'integer', nullable: true })
  to: number | null;
}

/** A language. */
export class CvLanguageDto extends CvProposalDto {
  /**
   * Language code.
   * @example fr
   */
  language: string;

  /** The level; null where the file says none. */
  @ApiProperty({ enum: LANGUAGE_LEVELS, enumName: 'LanguageLevel', nullable: true })
  level: LanguageLevel | null;
}

/** A skill of the agency that the file names. */
export class CvSkillDto extends CvProposalDto {
  /**
   * Skill id.
   * @example 665f1c2e9b1d4a0012345678
   */
  skillId: string;

  /** The skill's label. */
  @ApiProperty({ type: LabelDto })
  label: Label;
}

/** Years of experience, counted from the first job. */
export class CvYearsDto extends CvProposalDto {
  /**
   * Whole years.
   * @example 9
   */
  @ApiProperty({ type: 'integer' })
  years: number;

  /**
   * The year of the first job.
   * @example 2017
   */
  @ApiProperty({ type: 'integer' })
  since: number;
}

/** Proposals of a CV for a profile, each with the words that say it. The API stores nothing of it. */
export class CvReadingResponse {
  /** Whether the file was read; a scan is `empty`, one with a password `locked`, an archive or XML that is neither LinkedIn's nor Europass's `unknown`. Every list of a file that was not read is empty. */
  @ApiProperty({ enum: CV_STATES, enumName: 'CvState' })
  state: CvState;

  /**
   * The number of pages; 0 for data, which have none: an archive, or a Europass with its data.
   * @example 2
   */
  @ApiProperty({ type: 'integer' })
  pages: number;

  /** The name. */
  @ApiProperty({ type: CvNameDto, nullable: true })
  name: CvNameDto | null;

  /** The e-mail address. */
  @ApiProperty({ type: CvValueDto, nullable: true })
  email: CvValueDto | null;

  /** The phone number. */
  @ApiProperty({ type: CvValueDto, nullable: true })
  phone: CvValueDto | null;

  /** The address. */
  @ApiProperty({ type: CvAddressDto, nullable: true })
  address: CvAddressDto | null;

  /** Years of experience. */
  @ApiProperty({ type: CvYearsDto, nullable: true })
  years: CvYearsDto | null;

  /** Links. */
  links: CvLinkDto[];

  /** Work experience, in the order of the file. */
  jobs: CvJobDto[];

  /** Diplomas, in the order of the file. */
  diplomas: CvDiplomaDto[];

  /** Languages. */
  languages: CvLanguageDto[];

  /** Skills of the agency. */
  skills: CvSkillDto[];
}
