import { MAX_LINE } from '@byline/shared-types/domain';
import { Line } from '../../../common/http/fields.js';
import { EmailAddress } from '../../../common/http/values.js';
import { OwnLoginProofRequest } from './own-two-factor.dto.js';

/** The new address of a login, the reason, and the super-admin's proof. */
export class RescueRequest extends OwnLoginProofRequest {
  /**
   * The address that the owner reads now.
   * @example camille@lefevre.example
   */
  @EmailAddress()
  email: string;

  /**
   * The reason, and how the owner proved their identity; stored in the audit trail.
   * @example "Called back on the number of the profile."
   */
  @Line({ max: MAX_LINE })
  reason: string;
}
