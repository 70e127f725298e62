/** A tag of candidates and jobs. */
export class TagResponse {
  _id: string;

  label: string;
}

/** Tags have no filters. */
export class TagFilter {}
