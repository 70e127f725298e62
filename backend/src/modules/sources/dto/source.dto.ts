/** Where candidates come from. */
export class SourceResponse {
  _id: string;

  label: string;
}

/** Sources have no filters. */
export class SourceFilter {}
