import { ApiProperty } from '@nestjs/swagger';
import { MAX_LINE } from '@byline/shared-types/domain';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { CountryCode, DayOrMoment, WorkLanguageCode } from '../../../common/http/values.js';
import { PERIODS, type Period } from '../registration-stat.rules.js';

/** The registrations to count, and the periods or places of the counts. */
export class RegistrationsRequest {
  /** First day, in the Europe/Brussels calendar; without it from the first registration on. */
  @IsOptional()
  @DayOrMoment()
  @ApiProperty({ type: String, format: 'date', required: false, example: '2025-12-01' })
  'createdAt.from'?: string;

  /** Last day; needed for `range`. */
  @IsOptional()
  @DayOrMoment()
  @ApiProperty({ type: String, format: 'date', required: false, example: '2026-11-30' })
  'createdAt.to'?: string;

  /** Period of a count; `range` counts by day between two days. `month` when neither this nor `group` is given. */
  @IsOptional()
  @IsIn(PERIODS)
  @ApiProperty({ enum: PERIODS, enumName: 'RegistrationPeriod', required: false })
  groupBy?: Period;

  /** `postal` counts by postal code instead. */
  @IsOptional()
  @IsIn(['postal'])
  @ApiProperty({ enum: ['postal'], required: false })
  group?: 'postal';

  /** Postal code. */
  @IsOptional()
  @IsString()
  @MaxLength(20)
  postal?: string;

  /** Whole name of a city; accents and case make no difference. */
  @IsOptional()
  @IsString()
  @MaxLength(MAX_LINE)
  city?: string;

  /** ISO 3166-1 alpha-2. */
  @IsOptional()
  @CountryCode()
  country?: string;

  /** Language code. */
  @IsOptional()
  @WorkLanguageCode()
  @ApiProperty({ type: String, required: false, example: 'nl' })
  'candidateInfo.skillSet.motherTongue'?: string;

  /** Part of the first name; accents and case make no difference. */
  @IsOptional()
  @IsString()
  @MaxLength(MAX_LINE)
  firstname?: string;

  /** Part of the name; accents and case make no difference. */
  @IsOptional()
  @IsString()
  @MaxLength(MAX_LINE)
  name?: string;
}

/** The key of a count: the start of its period, or a postal code of a country (null if unknown). */
export class RegistrationKeyDto {
  /** Year. */
  @ApiProperty({ type: 'integer', required: false, example: 2026 })
  year?: number;

  /** 1 to 12; absent by year. */
  @ApiProperty({ type: 'integer', required: false, example: 11 })
  month?: number;

  /** Day of the month; by week its Monday. Absent by month and year. */
  @ApiProperty({ type: 'integer', required: false, example: 2 })
  day?: number;

  /** Postal code. */
  @ApiProperty({ type: String, nullable: true, required: false, example: '9000' })
  postal?: string | null;

  /** Its country, ISO 3166-1 alpha-2. */
  @ApiProperty({ type: String, nullable: true, required: false, example: 'BE' })
  country?: string | null;

  /** Its place, as most candidates name it. */
  @ApiProperty({ type: String, nullable: true, required: false, example: 'Gent' })
  city?: string | null;
}

export class RegistrationStatDto {
  /** The counted period or place. */
  _id: RegistrationKeyDto;

  /**
   * How many.
   * @example 12
   */
  @ApiProperty({ type: 'integer' })
  total: number;
}

/** Registrations, in all and by period or place. Periods without any are left out. */
export class RegistrationsResponse {
  /**
   * How many.
   * @example 12
   */
  @ApiProperty({ type: 'integer' })
  total: number;

  /** Counts by period or place. */
  stats: RegistrationStatDto[];
}
