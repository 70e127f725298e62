import { ApiProperty } from '@nestjs/swagger';
import {
  CAT_TOOL_IDS,
  INTERVIEW_STATUSES,
  MAX_LINE,
  SPECIALISMS,
  USER_FUNCTIONS,
  type CatTool,
  type InterviewStatus,
  type Specialism,
  type UserFunctionName,
} from '@byline/shared-types/domain';
import { Equals, IsIn, IsOptional, Matches, MaxLength } from 'class-validator';
import { Line } from '../../../common/http/fields.js';
import { CountryCode, WorkLanguageCode } from '../../../common/http/values.js';
import {
  BooleanFilter,
  DateRangeDto,
  DateRangeFilter,
  IdFilter,
  IdsFilter,
  NumberRangeDto,
  NumberRangeFilter,
  CsvOrArray,
} from '../../../common/lists/list-filters.dto.js';
import { AvailabilityFilter } from './availability-filter.dto.js';

/** Filters of the candidate list; several values of one field mean "any of them" unless said otherwise. */
export class CandidateFilter extends AvailabilityFilter {
  /**
   * Ids of candidates.
   * @example ["665f1c2e9b1d4a0012345678"]
   */
  @IdsFilter()
  ids?: string[];

  /** Interview status. */
  @ApiProperty({ enum: INTERVIEW_STATUSES, enumName: 'InterviewStatus', isArray: true, required: false })
  @IsOptional()
  @CsvOrArray()
  @IsIn(INTERVIEW_STATUSES, { each: true })
  status?: InterviewStatus[];

  /** The candidate's profession. */
  @ApiProperty({ enum: USER_FUNCTIONS, enumName: 'UserFunctionName', isArray: true, required: false })
  @IsOptional()
  @CsvOrArray()
  @IsIn(USER_FUNCTIONS, { each: true })
  function?: UserFunctionName[];

  /**
   * Skill ids, each with a minimum level if wanted (`665f1c2e9b1d4a0012345678:3`); candidates have all of them.
   * @example ["665f1c2e9b1d4a0012345678:3"]
   */
  @IsOptional()
  @CsvOrArray()
  @Matches(/^[0-9a-f]{24}(:[0-5])?$/i, { each: true })
  skills?: string[];

  /**
   * Language codes; `nl` also finds `nl-BE` and `nl-NL`.
   * @example ["fr"]
   */
  @IsOptional()
  @CsvOrArray()
  @WorkLanguageCode({ each: true })
  motherTongue?: string[];

  /**
   * Language code; with `translatesTo`: that pair. `nl` also finds `nl-BE` and `nl-NL`.
   * @example en
   */
  @IsOptional()
  @WorkLanguageCode()
  translatesFrom?: string;

  /**
   * Language code.
   * @example nl
   */
  @IsOptional()
  @WorkLanguageCode()
  translatesTo?: string;

  /** Sworn; with `translatesFrom` or `translatesTo`: in that same pair. Only `true` is a filter. */
  @BooleanFilter()
  @Equals(true)
  @ApiProperty({ enum: [true], required: false })
  sworn?: boolean;

  /** Subject area; with the other filters of a pair: of that same pair. */
  @IsOptional()
  @IsIn(SPECIALISMS)
  @ApiProperty({ enum: SPECIALISMS, enumName: 'Specialism', required: false })
  specialism?: Specialism;

  /** Programs for computer-aided translation; candidates work with any of them. */
  @ApiProperty({ enum: CAT_TOOL_IDS, enumName: 'CatTool', isArray: true, required: false })
  @IsOptional()
  @CsvOrArray()
  @IsIn(CAT_TOOL_IDS, { each: true })
  catTools?: CatTool[];

  /** Words that they translate in a day. */
  @NumberRangeFilter()
  wordsPerDay?: NumberRangeDto;

  /**
   * ISO 3166-1 alpha-2.
   * @example ["BE"]
   */
  @IsOptional()
  @CsvOrArray()
  @CountryCode({ each: true })
  country?: string[];

  /**
   * Province codes.
   * @example ["OVL"]
   */
  @IsOptional()
  @CsvOrArray()
  @MaxLength(10, { each: true })
  province?: string[];

  /**
   * Whole name of a city; accents and case make no difference.
   * @example ["Gent"]
   */
  @IsOptional()
  @CsvOrArray()
  @MaxLength(MAX_LINE, { each: true })
  city?: string[];

  /**
   * Postal codes.
   * @example ["9000"]
   */
  @IsOptional()
  @CsvOrArray()
  @MaxLength(20, { each: true })
  postal?: string[];

  /**
   * A city or a postal code, for one search field over both.
   * @example Gent
   */
  @IsOptional()
  @Line()
  place?: string;

  /**
   * Part of the first name; accents and case make no difference.
   * @example Wout
   */
  @IsOptional()
  @Line()
  firstname?: string;

  /**
   * Part of the name; accents and case make no difference.
   * @example Janss
   */
  @IsOptional()
  @Line()
  name?: string;

  /** Euro per word, of those who bill by the word. */
  @NumberRangeFilter()
  pricePerWord?: NumberRangeDto;

  /** Euro per hour, of the others; with `pricePerWord` either will do. */
  @NumberRangeFilter()
  pricePerHour?: NumberRangeDto;

  /** Euro per day. */
  @NumberRangeFilter()
  dayRate?: NumberRangeDto;

  /** Whole years of experience. */
  @NumberRangeFilter()
  yearsExperience?: NumberRangeDto;

  /** Whether the candidate is a freelancer. */
  @BooleanFilter()
  freelancer?: boolean;

  /**
   * Tag ids; candidates have all of them.
   * @example ["665f1c2e9b1d4a0012345678"]
   */
  @IdsFilter()
  tags?: string[];

  /**
   * Id of the source: where the candidate comes from.
   * @example ["665f1c2e9b1d4a0012345678"]
   */
  @IdsFilter()
  sourceId?: string[];

  /**
   * Ids of recruiters; `none` means unassigned, `any` means assigned.
   * @example ["665f1c2e9b1d4a0012345678"]
   */
  @IsOptional()
  @CsvOrArray()
  @Matches(/^([0-9a-f]{24}|none|any)$/i, { each: true })
  assignedTo?: string[];

  /** Whether the candidate is archived. */
  @BooleanFilter()
  archived?: boolean;

  /**
   * Folder ids.
   * @example ["665f1c2e9b1d4a0012345678"]
   */
  @IdsFilter()
  folder?: string[];

  /** Has an application for this job. */
  @IdFilter()
  jobId?: string;

  /** Has a public profile. */
  @BooleanFilter()
  publicEnabled?: boolean;

  /**
   * Logins of the candidates.
   * @example ["665f1c2e9b1d4a0012345678"]
   */
  @IdsFilter()
  userId?: string[];

  /** When it was made. */
  @DateRangeFilter()
  createdAt?: DateRangeDto;

  /** When it was last changed. */
  @DateRangeFilter()
  modifiedAt?: DateRangeDto;
}
