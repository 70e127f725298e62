import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsMongoId } from 'class-validator';

/** Roles that recruiters hand out. `super-admin` is set by whoever runs the product, never over the API. */
const GRANTABLE = ['recruiter'] as const;
type GrantableRole = (typeof GRANTABLE)[number];

const ROLE_TYPES = ['recruiter', 'candidate'] as const;

/** What the caller is here. */
export class RoleResponse {
  /** What the caller is. */
  @ApiProperty({ enum: ROLE_TYPES, enumName: 'RoleType' })
  type: (typeof ROLE_TYPES)[number];

  /** The candidate the caller is; null for a recruiter who never was one. */
  @ApiProperty({ type: String, nullable: true })
  candidateId: string | null;
}

/** Which role to give to or take from whom. */
export class RoleChangeRequest {
  /**
   * Id of the user.
   * @example 665f1c2e9b1d4a0012345678
   */
  @IsMongoId()
  userId: string;

  /** Role to give or to take. */
  @IsIn(GRANTABLE)
  @ApiProperty({ enum: GRANTABLE, enumName: 'GrantableRole' })
  role: GrantableRole;
}
