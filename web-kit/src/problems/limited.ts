/** The code of a field's error that names the limit it is about, such as `at_most:40`. */
export const limited = (code: 'at_least' | 'at_most', limit: number): string => `${code}:${limit}`;

/** The code of a text that is longer than its field takes. */
export const tooLong = ({ length, limit }: { length: number; limit: number }): string => `would_be:${limit}:${length}`;

interface Limited {
  code: string;
  limit?: number;
  length?: number;
}

export function readLimited(error: string): Limited {
  const [code = '', limit, length] = error.split(':');
  return {
    code,
    ...(limit !== undefined && { limit: Number(limit) }),
    ...(length !== undefined && { length: Number(length) }),
  };
}
