import { MAX_LINE } from '@byline/shared-types/domain';
import { IsString, MaxLength } from 'class-validator';

/** A link that ends mails. */
export class ViewMailsRequest {
  /**
   * Token of the link.
   * @example vS0q3gkXw2bJ0nB0r8m2hQd1t7pYcZfLx9uEaK
   */
  @IsString()
  @MaxLength(MAX_LINE)
  token: string;
}

/** The mails about a view. */
export class ViewMailsResponse {
  /**
   * Name of the view.
   * @example "Translators into Dutch"
   */
  name: string;

  /** Whether its mails still come. */
  isOn: boolean;
}
