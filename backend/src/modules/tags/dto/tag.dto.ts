/** A tag of candidates and jobs. */
export class TagResponse {
  /** Id of the record. */
  _id: string;

  /**
   * Label.
   * @example "Language and style"
   */
  label: string;
}

/** Tags have no filters. */
export class TagFilter {}
