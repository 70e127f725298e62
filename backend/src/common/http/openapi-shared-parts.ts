import { STATUS_CODES } from 'node:http';
import type { OpenAPIObject } from '@nestjs/swagger';

/** Parameters, headers and answers that several operations have are written once, among the document's components. */

type Parts = Record<string, object>;
interface Operation {
  operationId?: string;
  parameters?: { name?: string }[];
  responses: Record<string, { headers?: Parts }>;
}

/** One part where it stands: under a key of its holder. */
interface Place {
  holder: Parts;
  key: string;
  /** What the component is called: the one most used of that name. */
  name: string;
  /** Begins the names of the others. */
  operationId: string;
}

/** Replaces, in place, each part that stands at several of the places by a reference to the one that it returns. */
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

/** `filter[createdAt][from]` as a component may be called. */
const componentName = (name = ''): string => name.replaceAll('[', '.').replaceAll(']', '');
const statusName = (status: string): string => (STATUS_CODES[status] ?? status).replace(/\W/g, '');

/** Characters of an answer that a reference would not make shorter: one without a body. */
const SHORT = 70;

/** Moves what is said twice to the document's components, in place. */
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
