/** Whether lists or objects in a value nest deeper than this. Looks no deeper than necessary. */
export const isNestedBeyond = (value: unknown, depth: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (depth === 0 || Object.values(value).some((part) => isNestedBeyond(part, depth - 1)));
