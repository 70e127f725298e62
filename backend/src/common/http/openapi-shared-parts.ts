import { STATUS_CODES } from 'node:http';
import type { OpenAPIObject } from '@nestjs/swagger';

/** Writes parameters, headers and answers of several operations once, among the document's components. */

type Parts = Record<string, object>;
interface Operation {
  operationId?: string;
  parameters?: { name?: string }[];
  responses: Record<string, { headers?: Parts }>;
}

/** A part and its place: the key of its holder. */
interface Place {
  holder: Parts;
  key: string;
  /** The name of the component; the most used part of that name gets it. */
  name: string;
  /** The prefix of the names of the others. */
  operationId: string;
}

/** Replaces each part that occurs at several places by a reference, in place, and returns the shared parts. */
function share(kind: 'parameters' | 'responses' | 'headers', places: Place[]): Record<string, never> {
  const alike = Map.groupBy(places, ({ holder, key }) => JSON.stringify(holder[key]));
  const groups = [...alike.values()].filter((group) => group.length > 1).sort((a, b) => b.length - a.length);
  const shared: Parts = {};
  for (const group of groups) {
    const [{ holder, key, name, operationId }] = group as [Place];
    const free = name in shared ? `${operationId}.${name}` : name;
    shared[free] = holder[key] ?? {};
    for (const place of group) place.holder[place.key] = { $ref: `#/components/${kind}/${free}` };
  }
  return Object.fromEntries(Object.entries(shared).sort(([a], [b]) => (a < b ? -1 : 1))) as Record<string, never>;
}

/** `filter[createdAt][from]` as a valid name of a component. */
const componentName = (name = ''): string => name.replaceAll('[', '.').replaceAll(']', '');
const statusName = (status: string): string => (STATUS_CODES[status] ?? status).replace(/\W/g, '');

/** The length of an answer without a body, which a reference would not shorten. */
const SHORT = 70;

/** Moves repeated parts to the document's components, in place. */
export function shareParts(document: OpenAPIObject): void {
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path) as Operation[]);
  const places = (placesOf: (operation: Operation) => Omit<Place, 'operationId'>[]): Place[] =>
    operations.flatMap((operation) =>
      placesOf(operation).map((place) => ({ ...place, operationId: operation.operationId ?? '' })),
    );
  const parameters = places(({ parameters: own = [] }) =>
    own.map(({ name }, index) => ({
      holder: own as unknown as Parts,
      key: String(index),
      name: componentName(name),
    })),
  );
  const headers = places(({ responses }) =>
    Object.values(responses).flatMap(({ headers: own = {} }) =>
      Object.keys(own).map((name) => ({ holder: own, key: name, name })),
    ),
  );
  const answers = places(({ responses }) =>
    Object.keys(responses)
      .filter((status) => JSON.stringify(responses[status]).length > SHORT)
      .map((status) => ({ holder: responses, key: status, name: statusName(status) })),
  );
  document.components = {
    ...document.components,
    parameters: share('parameters', parameters),
    headers: share('headers', headers),
    responses: share('responses', answers),
  };
}
