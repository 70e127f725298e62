/** The code of a field's error that names the limit it is about, such as `at_most:40`. */
export const limited = (code: 'at_least' | 'at_most', limit: number): string => `${code}:${limit}`;

export function readLimited(code: string): { code: string; limit?: number } {
  const [name = '', limit] = code.split(':');
  return limit === undefined ? { code } : { code: name, limit: Number(limit) };
}
