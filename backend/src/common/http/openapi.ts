import { STATUS_CODES } from 'node:http';
import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { PROBLEMS, type Audience, type Problem, type ProblemCode } from '@byline/shared-types/domain';
import { codesOf } from '../errors/problem.filter.js';
import { ProblemResponse } from '../errors/problem.dto.js';
import { inWordsOf31 } from './openapi-3-1.js';
import { VERSION } from '../version.js';
import { addExamples, Examples, ID_REFERENCE, isId, nameIdsAndVersions, SOME_ID } from './openapi-examples.js';
import { flatFilters } from './openapi-filters.js';
import { INTRODUCTION } from './openapi-introduction.js';
import { closeRequests, dropUnused } from './openapi-schemas.js';
import { shareParts } from './openapi-shared-parts.js';

const METHODS = ['get', 'post', 'patch', 'put', 'delete'] as const;
type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

/** Errors of every operation of a kind; `@Problems` adds an operation's own. */
function commonStatuses(operation: Operation, method: string): number[] {
  const inPath = operation.parameters?.some((parameter) => 'in' in parameter && parameter.in === 'path');
  // The API also refuses an unreadable body on a route without one.
  const mayHaveBody = method !== 'get';
  const takesInput = mayHaveBody || (operation.parameters?.length ?? 0) > 0;
  return [
    ...(takesInput ? [400] : []),
    ...(operation.security?.length ? [401, 403] : []),
    ...(inPath ? [404] : []),
    ...(mayHaveBody ? [413, 415] : []),
    500,
    503,
  ];
}

/** Every problem once, for the operations to refer to. */
const problemExamples = (): Record<string, { value: Partial<Problem> }> =>
  Object.fromEntries(
    Object.entries(PROBLEMS).map(([name, [status, detail]]) => {
      const code = name as ProblemCode;
      const type = `https://byline.example/problems/${code}`;
      return [code, { value: { type, status, title: STATUS_CODES[status], detail, code } }];
    }),
  );

function problemResponse(status: number, codes: readonly ProblemCode[]) {
  const examples = Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]));
  return {
    description: `${STATUS_CODES[status] ?? 'Error'}: ${codes.join(', ')}`,
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/ProblemResponse' }, examples } },
  };
}

/** Further errors of a request with an `Idempotency-Key`. */
const OF_REPEATS: readonly ProblemCode[] = [
  'idempotency_key_in_use',
  'idempotency_answer_gone',
  'idempotency_key_reused',
];

function addProblems(operation: Operation, method: string): void {
  const extended = operation as Operation & { 'x-problems'?: ProblemCode[]; 'x-limited'?: true; 'x-idempotent'?: true };
  const limited: ProblemCode[] = extended['x-limited'] ? ['too_many_requests'] : [];
  const repeatable: ProblemCode[] = extended['x-idempotent'] ? [...OF_REPEATS] : [];
  const own = [...(extended['x-problems'] ?? []), ...limited, ...repeatable];
  delete extended['x-problems'];
  delete extended['x-limited'];
  delete extended['x-idempotent'];
  const statuses = new Set([...commonStatuses(operation, method), ...own.map((code) => PROBLEMS[code][0])]);
  for (const status of [...statuses].sort((a, b) => a - b)) {
    const named = own.filter((code) => PROBLEMS[code][0] === status);
    const general = status === 409 ? [] : codesOf(status).filter((code) => commonCode(code));
    operation.responses[status] = problemResponse(status, [...new Set([...named, ...general])]);
  }
}

/** Codes of any operation, as opposed to those of one. */
const GENERAL: readonly ProblemCode[] = [
  'validation_failed',
  'malformed_request',
  'invalid_id',
  'not_logged_in',
  'session_expired',
  'forbidden',
  'not_found',
  'body_too_large',
  'unsupported_media_type',
  'something_wrong',
  'unavailable',
];
const commonCode = (code: ProblemCode): boolean => GENERAL.includes(code);

/** The audience of a call, for viewers that do not show `x-audience`. */
const OPEN_TO: Record<Audience, string> = {
  anyone: 'Open to anyone, without a token.',
  'first-step': 'Needs the token of the first login step.',
  user: 'Needs a token.',
  'set-up': 'Needs a token; that of a login that still has to set up a second factor will do.',
  self: 'Needs a token: of the candidate it belongs to, or of a recruiter.',
  recruiter: 'Needs the token of a recruiter.',
  'super-admin': 'Needs the token of a super-admin.',
};

/** Splits the comment of a controller's method, which the Swagger plugin makes the summary: the first sentence stays, the rest becomes the description. */
function describe(operation: Operation & { 'x-audience'?: Audience }): void {
  const [summary = '', ...rest] = (operation.summary ?? '').split(/(?<=\.)\s+(?=\p{Lu})/u);
  const openTo = operation['x-audience'] && OPEN_TO[operation['x-audience']];
  operation.summary = summary;
  operation.description = [...rest, openTo].filter(Boolean).join(' ');
}

function describeId(parameter: { name: string; description?: string; example?: unknown; schema?: object }): void {
  const record = parameter.name.replace(/Id$/, '');
  parameter.schema = ID_REFERENCE;
  parameter.description ??= record === 'id' ? 'Id of the record that the address names.' : `Id of the ${record}.`;
  parameter.example ??= SOME_ID;
}

/** Describes an operation: summary, audience, parameters, an example body. */
function complete(operation: Operation, examples: Examples): void {
  describe(operation);
  for (const parameter of operation.parameters ?? []) {
    if ('in' in parameter && parameter.in === 'path' && isId(parameter.name)) describeId(parameter);
  }
  if (operation.requestBody && 'content' in operation.requestBody) {
    addExamples(operation.requestBody.content, (schema) => examples.valueOf(schema));
  }
}

/** Drops `required: false`, which is the default of a parameter. */
function withoutDefaults<T extends object>(parameter: T): T {
  if ('required' in parameter && parameter.required === false) delete parameter.required;
  return parameter;
}

const sorted = <T>(record: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

/** The OpenAPI document of the application, from its code alone; works in Nest's preview mode, without a database. */
export function createDocument(app: INestApplication, server: string): OpenAPIObject {
  const builder = new DocumentBuilder()
    .setTitle('Byline API')
    .setDescription(INTRODUCTION)
    .setVersion(VERSION)
    .setOpenAPIVersion('3.1.0')
    .addServer(server)
    .addBearerAuth({ type: 'http', scheme: 'bearer', description: 'Token of auth/login or users/verify2fa.' })
    .build();
  const document = SwaggerModule.createDocument(app, builder, {
    operationIdFactory: (_, method) => method,
    extraModels: [ProblemResponse],
  });
  const schemas = document.components?.schemas ?? {};
  nameIdsAndVersions(schemas);
  const examples = new Examples(schemas);
  const ids = new Set<string>();
  for (const path of Object.values(document.paths)) {
    for (const method of METHODS) {
      const operation = path[method];
      if (!operation) continue;
      const id = operation.operationId ?? '';
      if (ids.has(id)) throw new Error(`Two operations are called ${id}`);
      ids.add(id);
      addProblems(operation, method);
      complete(operation, examples);
      operation.parameters &&= flatFilters(operation.parameters, schemas).map(withoutDefaults);
    }
  }
  document.paths = sorted(document.paths);
  document.components = { ...document.components, schemas: sorted(schemas), examples: sorted(problemExamples()) };
  closeRequests(document);
  const written = inWordsOf31(document);
  shareParts(written);
  dropUnused(written);
  return written;
}
