/** An id, or the address of a person. */
const NAME = /^([0-9a-f]{24}|[^\s@]+@[^\s@]+)$/;

function valuesIn(part: unknown): unknown[] {
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(valuesIn) : [part];
}

/** Ids of the records and addresses of the people that an answer names. */
export const namedIn = (answer: unknown): string[] => [
  ...new Set(valuesIn(answer).filter((value) => typeof value === 'string' && NAME.test(value)) as string[]),
];
