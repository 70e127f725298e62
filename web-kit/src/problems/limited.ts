/** The error code of a field with its limit, such as `at_most:40`. */
export const limited = (code: 'at_least' | 'at_most', limit: number): string => `${code}:${limit}`;

/** The error code of a text that exceeds the limit of its field. */
export const tooLong = ({ length, limit }: { length: number; limit: number }): string => `would_be:${limit}:${length}`;

/** The error code of a typed text with its limit and its length, as the message of yup's `max`. */
export const longer = ({ max, value }: { max: number; value: string }): string => `longer:${max}:${value.length}`;

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
