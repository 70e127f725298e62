import type { OpenAPIObject } from '@nestjs/swagger';

type Node = Record<string, unknown>;
type Schemas = Record<string, Node>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Names of the schemas that a part of the document refers to, and those that they refer to in turn. */
function namedIn(part: unknown, schemas: Schemas, found = new Set<string>()): Set<string> {
  if (!isNode(part)) return found;
  const name = typeof part.$ref === 'string' ? /^#\/components\/schemas\/(.+)$/.exec(part.$ref)?.[1] : undefined;
  if (name !== undefined && !found.has(name)) {
    found.add(name);
    namedIn(schemas[name], schemas, found);
  }
  for (const value of Object.values(part)) namedIn(value, schemas, found);
  return found;
}

const schemasOf = ({ components }: OpenAPIObject): Schemas => (components?.schemas ?? {}) as Schemas;

/** Declares in every schema of a request that unknown fields are refused (common/errors/validation.ts), in place. */
export function closeRequests(document: OpenAPIObject): void {
  const schemas = schemasOf(document);
  const bodies = Object.values(document.paths).flatMap((path) =>
    Object.values(path as Record<string, { requestBody?: unknown }>).map(({ requestBody }) => requestBody),
  );
  for (const name of namedIn(bodies, schemas)) {
    const schema = schemas[name];
    if (schema?.properties) schema.additionalProperties ??= false;
  }
}

/** Removes schemas that served only to build the parameters. */
export function dropUnused(document: OpenAPIObject): void {
  const schemas = schemasOf(document);
  const { schemas: _, ...others } = document.components ?? {};
  const used = namedIn([document.paths, others], schemas);
  for (const name of Object.keys(schemas)) if (!used.has(name)) delete schemas[name];
}
