import { ApiProperty } from '@nestjs/swagger';
import { MAX_EMAIL, PASSWORD } from '@byline/shared-types/domain';
import { IsMongoId, IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';

/** Email and password. */
export class LoginRequest {
  /**
   * Email address.
   * @example sofie.debacker@byline.example
   */
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_EMAIL)
  email: string;

  /**
   * Password.
   * @example byline-demo-2026
   */
  @IsString()
  @IsNotEmpty()
  @MaxLength(PASSWORD.max)
  password: string;
}

/** The code of the second step. */
export class VerifyCodeRequest {
  /** The user the first step was for. */
  @IsMongoId()
  userId: string;

  /**
   * Six digits from the authenticator app, or a recovery code, which then no longer works.
   * @example 123456
   */
  @IsString()
  @IsNotEmpty()
  @MaxLength(20)
  code: string;

  /**
   * Accepted for compatibility and never trusted: the server's clock decides.
   * @example 1793608200
   */
  @IsOptional()
  @ApiProperty({ type: Number })
  time?: unknown;
}

/** A proof-of-work challenge in ALTCHA's form (version 2). Its solution goes, as base64 JSON `{challenge, solution}`, into `altcha` of a registration. */
export class BotCheckChallengeResponse {
  /** The problem to solve, for ALTCHA's libraries. */
  @ApiProperty({ type: 'object', additionalProperties: true })
  parameters: object;

  /**
   * Signature over the parameters; a changed challenge is refused.
   * @example "8f4c1f6f0f1f4f0a9b7d1f6f0f1f4f0a9b7d1f6f0f1f4f0a9b7d1f6f0f1f4f0a"
   */
  signature?: string;
}
