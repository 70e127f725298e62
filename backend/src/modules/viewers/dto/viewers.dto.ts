export class ViewersResponse {
  /**
   * The ids of the other recruiters who look at the candidate.
   * @example ['665f1c2e9b1d4a0012345678']
   */
  viewers!: string[];
}

export class WritersResponse {
  /**
   * The ids of the other recruiters who write an answer.
   * @example ['665f1c2e9b1d4a0012345678']
   */
  writers!: string[];
}
