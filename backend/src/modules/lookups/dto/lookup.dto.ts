import { ApiProperty } from '@nestjs/swagger';
import { LANGUAGES, USER_FUNCTIONS, type Language, type UserFunctionName } from '@byline/shared-types/domain';
import { IsIn, IsOptional } from 'class-validator';

/** A function of a freelancer. */
export class UserFunctionResponse {
  /** The same as the name. */
  @ApiProperty({ enum: USER_FUNCTIONS, enumName: 'UserFunctionName' })
  _id: UserFunctionName;

  /** The function. */
  @ApiProperty({ enum: USER_FUNCTIONS, enumName: 'UserFunctionName' })
  name: UserFunctionName;

  /** If true, `pricePerWord` of a candidate with this function is in euro per word; otherwise in euro per hour. */
  billsPerWord: boolean;

  /** Whether the profile has a portfolio. */
  hasPortfolio: boolean;
}

export class UserFunctionsResponse {
  /** The records. */
  records: UserFunctionResponse[];

  /**
   * Always all of them.
   * @example 12
   */
  @ApiProperty({ type: 'integer' })
  totalCount: number;
}

/** A language that people speak or translate. */
export class LanguageResponse {
  /**
   * The same as the code.
   * @example nl
   */
  _id: string;

  /**
   * As CLDR writes it: `nl`, `nl-BE`, `zh-Hant`.
   * @example nl
   */
  code: string;

  /**
   * Its name in the requested language.
   * @example Dutch
   */
  label: string;
}

export class LanguagesResponse {
  /** The records. */
  records: LanguageResponse[];

  /**
   * Always all of them.
   * @example 12
   */
  @ApiProperty({ type: 'integer' })
  totalCount: number;
}

/** The language of names. */
export class LookupRequest {
  /** `nl`, `fr` or `en` (default). */
  @IsOptional()
  @IsIn(LANGUAGES)
  @ApiProperty({ enum: LANGUAGES, enumName: 'Language', required: false })
  lang?: Language;
}
