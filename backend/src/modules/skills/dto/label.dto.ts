import type { Label } from '@byline/shared-types/domain';
import { Line } from '../../../common/http/fields.js';

/** A text in every interface language; all three are required. */
export class LabelDto implements Label {
  /**
   * Dutch.
   * @example Eindredactie
   */
  @Line()
  NL: string;

  /**
   * English.
   * @example "Copy editing"
   */
  @Line()
  EN: string;

  /**
   * French.
   * @example Révision
   */
  @Line()
  FR: string;
}
