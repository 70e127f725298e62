/** Whether a value holds lists or objects within each other further down than this. Looks no deeper than it needs to. */
export const isNestedBeyond = (value: unknown, depth: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (depth === 0 || Object.values(value).some((part) => isNestedBeyond(part, depth - 1)));
