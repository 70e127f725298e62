import { ApiProperty } from '@nestjs/swagger';
import { MAX_PASSKEY_NAME } from '@byline/shared-types/domain';
import { IsObject } from 'class-validator';
import { Line } from '../../../common/http/fields.js';
import type { Credential } from '../relying-party.js';

/** Options for a browser, as WebAuthn's JSON. */
export class PasskeyOptionsResponse {
  /** For `navigator.credentials`, after `parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON`. Its challenge works once, for five minutes. */
  @ApiProperty({ type: 'object', additionalProperties: true })
  options: object;
}

/** A passkey's signature, to log in. */
export class PasskeyLoginRequest {
  /** The browser's answer, as `PublicKeyCredential.toJSON()` gives it. */
  @IsObject()
  @ApiProperty({ type: 'object', additionalProperties: true })
  credential: Credential;
}

/** The owner's name of a passkey. */
export class PasskeyNameRequest {
  /**
   * Name of the passkey, to tell it from others.
   * @example "Noor's phone"
   */
  @Line({ max: MAX_PASSKEY_NAME })
  name: string;
}

/** A new passkey. */
export class PasskeyRequest extends PasskeyNameRequest {
  /** The browser's answer, as `PublicKeyCredential.toJSON()` gives it. */
  @IsObject()
  @ApiProperty({ type: 'object', additionalProperties: true })
  credential: Credential;
}

/** A passkey of the caller, without its key. */
export class PasskeyResponse extends PasskeyNameRequest {
  /**
   * Id of the record.
   * @example 665f1c2e9b1d4a0012345678
   */
  _id: string;

  /** Time of creation, ISO 8601. */
  @ApiProperty({ type: String, format: 'date-time' })
  createdAt: string;

  /** Time of the last login with it, ISO 8601. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  lastUsedAt: string | null;
}

/** The passkeys of the caller. */
export class PasskeysResponse {
  /** The oldest first. */
  passkeys: PasskeyResponse[];
}
