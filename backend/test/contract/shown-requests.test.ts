import { describe, expect, it } from 'vitest';
import type { Problem } from '@byline/shared-types/domain';
import { asSuperAdmin } from '../factories/users.js';
import { testApi } from '../support/api.js';
import { operations, type Operation } from '../support/openapi.js';

/** The example request of openapi.yaml, ready to send. */
interface Shown extends Omit<Operation, 'parameters' | 'requestBody'> {
  parameters?: {
    name: string;
    in: string;
    required?: boolean;
    example?: string;
    schema?: { examples?: (string | boolean)[] };
  }[];
  requestBody?: { content: Record<string, { example?: object }> };
}

/** The records of an example do not exist; the API may find no other fault. */
const NAMES_RECORDS = /(Id|_id|viewIds|assignedTo|mentions|folders|categories)$/;

const api = await testApi();

const bodyOf = ({ requestBody }: Shown): object | undefined => requestBody?.content['application/json']?.example;

function addressOf({ path, parameters = [] }: Shown): string {
  const example = (name: string): string => parameters.find((parameter) => parameter.name === name)?.example ?? '';
  const needed = parameters.filter(({ in: place, required }) => place === 'query' && required);
  const query = needed.map(({ name, example: shown, schema }): [string, string] => [
    name,
    String(shown ?? schema?.examples?.[0] ?? ''),
  ]);
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(example(name)));
  return query.length > 0 ? `${filled}?${new URLSearchParams(query).toString()}` : filled;
}

describe('the request that openapi.yaml shows', () => {
  it.each((operations as Shown[]).filter(bodyOf))('of $operationId is well-formed', async (operation) => {
    // One request changes the password.
    const { client: boss } = await asSuperAdmin(api);
    const { status, body } = await boss.request(operation.method, addressOf(operation), bodyOf(operation));
    expect(status).toBeLessThan(500);
    const { code, errors = [] } = (body ?? {}) as Partial<Problem>;
    expect(errors.filter(({ field }) => !NAMES_RECORDS.test(field))).toEqual([]);
    expect(['malformed_request', 'invalid_id', 'unsupported_media_type']).not.toContain(code);
  });
});
