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
