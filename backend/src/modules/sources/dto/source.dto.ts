/** A source of candidates. */
export class SourceResponse {
  /** Id of the record. */
  _id: string;

  /**
   * Label.
   * @example "Language and style"
   */
  label: string;
}

/** Sources have no filters. */
export class SourceFilter {}
