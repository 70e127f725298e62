/** Rewrites parts that Nest leaves in the form of OpenAPI 3.0: in 3.1 a reference has its own description, and the examples of a schema are a list. */

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keys with plain values, which are not schemas. */
const VALUES = ['example', 'examples', 'default', 'enum'];

/** A document or any part of it. */
export function inWordsOf31<T>(part: T): T {
  if (Array.isArray(part)) return part.map(inWordsOf31) as T;
  if (!isNode(part)) return part;
  const converted = Object.entries(part).map(([name, value]) => [
    name,
    VALUES.includes(name) ? value : within(name, value),
  ]);
  return toSchema31(Object.fromEntries(converted) as Node) as T;
}

/** The fields of an object may have any name, `example` too. */
const within = (name: string, value: unknown): unknown =>
  name === 'properties' && isNode(value)
    ? Object.fromEntries(Object.entries(value).map(([field, schema]) => [field, inWordsOf31(schema)]))
    : inWordsOf31(value);

function toSchema31({ allOf, ...rest }: Node): Node {
  const { example, ...plain } = rest;
  const isSchema = !('schema' in rest) && !('value' in rest);
  const own = isSchema && example !== undefined ? { ...plain, examples: [example] } : rest;
  if (!Array.isArray(allOf)) return own;
  const [only, ...others] = allOf as Node[];
  return others.length > 0 ? { ...own, allOf } : { ...only, ...own };
}
