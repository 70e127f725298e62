import { ApiProperty, PickType } from '@nestjs/swagger';
import { ROLES, type Role } from '@byline/shared-types/domain';
import { IdsFilter, CsvOrArray } from '../../../common/lists/list-filters.dto.js';
import { IsIn, IsOptional } from 'class-validator';

/** A user for recruiters: to mail, to assign to, to mention. */
export class PersonResponse {
  /**
   * Id of the record.
   * @example 665f1c2e9b1d4a0012345678
   */
  _id: string;

  /**
   * Email address.
   * @example sofie.debacker@byline.example
   */
  email: string;

  /**
   * First name.
   * @example Sofie
   */
  firstname: string;

  /**
   * Last name.
   * @example "De Backer"
   */
  name: string;

  /** Roles of the user. */
  @ApiProperty({ enum: ROLES, enumName: 'Role', isArray: true })
  roles: Role[];

  /** The candidate this user is, if any. */
  @ApiProperty({ type: String, nullable: true })
  candidateId: string | null;

  /** When the user registered, ISO 8601. */
  @ApiProperty({ type: String, format: 'date-time' })
  createdAt: string;
}

/** A user beside a record. */
export class PersonRefDto extends PickType(PersonResponse, ['_id', 'firstname', 'name']) {}

/** A recruiter. */
export class RecruiterResponse extends PersonResponse {
  /** Whether the login asks this recruiter for a code too. */
  twofactorEnabled: boolean;
}

/** Filters of the users list. */
export class UserFilter {
  /**
   * One or several users.
   * @example ["665f1c2e9b1d4a0012345678"]
   */
  @IdsFilter()
  _id?: string[];

  /** Users with one of these roles. */
  @IsOptional()
  @CsvOrArray()
  @IsIn(ROLES, { each: true })
  @ApiProperty({ enum: ROLES, enumName: 'Role', isArray: true, required: false })
  roles?: Role[];
}

/** Filters of the recruiters list. */
export class RecruiterFilter extends PickType(UserFilter, ['_id']) {}
