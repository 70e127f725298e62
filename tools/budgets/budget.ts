/** What was measured, and what it may be. */
export interface Budget {
  what: string;
  measured: number;
  most: number;
  unit: 'ms' | 'acts' | '‰';
}
