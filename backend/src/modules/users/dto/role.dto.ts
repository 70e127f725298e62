import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsMongoId } from 'class-validator';

/** Roles that recruiters give. Only the operator of the product sets `super-admin`, never the API. */
const GRANTABLE = ['recruiter'] as const;
type GrantableRole = (typeof GRANTABLE)[number];

const ROLE_TYPES = ['recruiter', 'candidate'] as const;

/** The caller's role here. */
export class RoleResponse {
  /** The role. */
  @ApiProperty({ enum: ROLE_TYPES, enumName: 'RoleType' })
  type: (typeof ROLE_TYPES)[number];

  /** The candidate the caller is; null for a recruiter who never was one. */
  @ApiProperty({ type: String, nullable: true })
  candidateId: string | null;
}

/** A role to give to or take from a user. */
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
