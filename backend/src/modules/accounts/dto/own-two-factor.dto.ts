import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { OptionalNotNull } from '../../../common/http/values.js';
import { TwoFactorQrResponse } from '../../users/dto/two-factor.dto.js';
import { OwnPasswordRequest } from './own-account.dto.js';

/** A code of the authenticator app that is being set up. */
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

/** Both factors of the login, for what changes one of them. */
export class OwnProofRequest extends OwnPasswordRequest {
  /**
   * Six digits from the authenticator app, or a recovery code, which is used up.
   * @example 123456
   */
  @IsString()
  @IsNotEmpty()
  @MaxLength(20)
  code: string;
}

/** The whole login again, for what adds or takes a way to log in. */
export class OwnLoginProofRequest extends OwnPasswordRequest {
  /**
   * Needed where two-factor is on: six digits from the authenticator app, or a recovery code, which is used up.
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
  /** Whether login asks for a code as well. */
  enabled: boolean;

  /**
   * Recovery codes that were not used yet; a colleague makes a recruiter's two-factor, without any.
   * @example 10
   */
  recoveryCodesLeft: number;
}

/** An authenticator app that is being set up. It counts once a code of it was given. */
export class TwoFactorSetupResponse extends TwoFactorQrResponse {
  /**
   * The secret alone, to type into the app.
   * @example JBSWY3DPEHPK3PXP
   */
  secret: string;
}

/** Codes that stand in for the authenticator app, once each. Shown this once: only hashes of them are kept. */
export class RecoveryCodesResponse {
  /**
   * The codes.
   * @example ["K7QMA-3XWPD"]
   */
  recoveryCodes: string[];
}
