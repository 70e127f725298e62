import { IntersectionType, PickType } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { OptionalNotNull } from '../../../common/http/values.js';
import { VerifyCodeRequest } from '../../auth/dto/login.dto.js';
import { TwoFactorQrResponse } from '../../users/dto/two-factor.dto.js';
import { OwnPasswordRequest } from './own-account.dto.js';

/** A code of the new authenticator app. */
export class CodeRequest {
  /**
   * Six digits from the authenticator app.
   * @example 123456
   */
  @IsString()
  @IsNotEmpty()
  @MaxLength(20)
  code: string;
}

/** Both factors of the login, for a change of one of them. */
export class OwnProofRequest extends IntersectionType(OwnPasswordRequest, PickType(VerifyCodeRequest, ['code'])) {}

/** Password and code again, to add or remove a way to log in. */
export class OwnLoginProofRequest extends OwnPasswordRequest {
  /**
   * Required with two-factor: six digits from the authenticator app, or a recovery code, which then no longer works.
   * @example "123456"
   */
  @OptionalNotNull()
  @IsString()
  @IsNotEmpty()
  @MaxLength(20)
  code?: string;
}

/** Whether the caller's login asks for a code. */
export class OwnTwoFactorResponse {
  /** Whether the login asks for a code too. */
  enabled: boolean;

  /**
   * Number of unused recovery codes; two-factor that a colleague set up has none.
   * @example 10
   */
  recoveryCodesLeft: number;
}

/** A new authenticator app. It applies after its first right code. */
export class TwoFactorSetupResponse extends TwoFactorQrResponse {
  /**
   * The secret alone, to type into the app.
   * @example JBSWY3DPEHPK3PXP
   */
  secret: string;
}

/** Codes that replace one of the authenticator app, once each. Shown once, because the server stores only hashes. */
export class RecoveryCodesResponse {
  /**
   * The codes.
   * @example ["K7QMA-3XWPD"]
   */
  recoveryCodes: string[];
}
