export class ViewersResponse {
  /** The ids of the other recruiters who look at the candidate. */
  viewers!: string[];
}
