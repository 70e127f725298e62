import { MAX_LINE } from '@byline/shared-types/domain';
import { Line } from '../../../common/http/fields.js';
import { EmailAddress } from '../../../common/http/values.js';
import { OwnLoginProofRequest } from './own-two-factor.dto.js';

/** Where a login goes, why, and that the super-admin is who asks. */
export class RescueRequest extends OwnLoginProofRequest {
  /**
   * The address that its owner reads now.
   * @example camille@lefevre.example
   */
  @EmailAddress()
  email: string;

  /**
   * Why, and how it is known that the owner asks; kept in the audit trail.
   * @example "Called back on the number of the profile."
   */
  @Line({ max: MAX_LINE })
  reason: string;
}
