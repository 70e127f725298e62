/** Whether MongoDB refused a write because a unique index has the value already. */
export const isDuplicateKey = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 11_000;
