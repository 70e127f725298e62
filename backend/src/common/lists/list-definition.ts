import { applyDecorators, createParamDecorator, type ExecutionContext, type Type } from '@nestjs/common';
import { ApiExtraModels, ApiHeader, ApiOkResponse, ApiQuery, getSchemaPath } from '@nestjs/swagger';
import {
  cleanLine,
  DEFAULT_PAGE_SIZE,
  MAX_LINE,
  MAX_PAGE_SIZE,
  MAX_SKIP,
  type FieldProblem,
} from '@byline/shared-types/domain';
import { isMongoId } from 'class-validator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fieldProblem, ProblemError } from '../errors/problem.error.js';
import { fieldNames } from '../http/dto-fields.js';
import { pageOf } from './page-of.js';
import { readFilter } from './read-filter.js';
import { sortField } from './sort-keys.js';

/** The list convention of one resource (docs/domain/lists.md#convention): allow-lists of all that a client may ask. */
export interface ListDefinition<F extends object> {
  /** DTO with the filters, validated like a body. */
  filter: Type<F>;
  /** DTO of its records; a client may pick any of its fields with `fields`. */
  record: Type<object>;
  /** Fields a client may sort by. Each needs its index. */
  sort: readonly string[];
  /** Those of them that are texts: these sort by their stored keys (sort-keys.ts). */
  texts?: readonly string[];
  /** e.g. `-createdAt`. */
  defaultSort: string;
  /** The searched fields, for the documentation; without them the list has no search. */
  search?: string;
  /** The texts that a client may search instead; without a choice the search is that of `search`. */
  searchIn?: readonly string[];
  /** Largest `limit`, 100 by default. */
  maxLimit?: number;
  /** `limit` of a request without one, 10 by default. */
  defaultLimit?: number;
  /** Whether a client may ask for the page `after` or `before` a record. */
  besideRecord?: boolean;
}

/** A checked list request. */
export interface ListParams<F extends object> {
  search?: string;
  /** One of the definition's `searchIn`. */
  searchIn?: string;
  filter: F;
  limit: number;
  skip: number;
  sort: [field: string, direction: 1 | -1][];
  fields?: string[];
  /** The record before or after the page. */
  after?: string;
  before?: string;
  /** Whether the client asked for exact counts. */
  exact: boolean;
}

const KNOWN = ['search', 'filter', 'limit', 'skip', 'fields', 'sort'];
const BESIDE = ['after', 'before'] as const;

function wholeNumber(value: unknown, field: string, min: number, max: number, errors: FieldProblem[]): number {
  const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : NaN;
  if (Number.isNaN(number)) errors.push(fieldProblem(field, 'invalid'));
  else if (number < min) errors.push(fieldProblem(field, 'too_low'));
  else if (number > max) errors.push(fieldProblem(field, 'too_high'));
  return number;
}

function listed(value: unknown, field: string, allowed: readonly string[], errors: FieldProblem[]): string[] {
  const parts = Array.isArray(value) ? (value as unknown[]) : [value];
  const names = parts.flatMap((part) => (typeof part === 'string' ? part.split(',').map((name) => name.trim()) : ['']));
  const bad = names.filter((name) => !allowed.includes(name.replace(/^-/, '')));
  bad.forEach((name) => errors.push(fieldProblem(`${field}.${name.slice(0, 40)}`, 'unknown_field')));
  return names;
}

function parseSort(names: string[], texts: readonly string[] = []): [string, 1 | -1][] {
  const stored = (name: string): string => (texts.includes(name) ? sortField(name) : name);
  const sort = names.map((name): [string, 1 | -1] => [stored(name.replace('-', '')), name.startsWith('-') ? -1 : 1]);
  // _id breaks ties in the direction of the last field, so one index serves both.
  return sort.some(([field]) => field === '_id') ? sort : [...sort, ['_id', sort.at(-1)?.[1] ?? 1]];
}

/** The record after or before which the page is; at most one of them. */
function recordBeside(query: Record<string, unknown>, errors: FieldProblem[]): { after?: string; before?: string } {
  const named = BESIDE.filter((name) => query[name] !== undefined);
  const bad = named.filter((name, index) => index > 0 || !isMongoId(query[name]));
  errors.push(...bad.map((name) => fieldProblem(name, isMongoId(query[name]) ? 'invalid' : 'invalid_id')));
  return Object.fromEntries(named.map((name) => [name, String(query[name])]));
}

/** Reads a query string by a list's definition; throws a 400 that names every wrong part. */
export function parseListQuery<F extends object>(
  definition: ListDefinition<F>,
  query: Record<string, unknown>,
  prefer: string | undefined,
): ListParams<F> {
  const known = [...KNOWN, ...(definition.besideRecord ? BESIDE : []), ...(definition.searchIn ? ['searchIn'] : [])];
  const errors: FieldProblem[] = Object.keys(query)
    .filter((name) => !known.includes(name) || (name === 'search' && !definition.search))
    .map((name) => fieldProblem(name, 'unknown_field'));
  const { search, searchIn, limit, skip, fields, sort } = query;
  if (search !== undefined && typeof search !== 'string') errors.push(fieldProblem('search', 'invalid'));
  else if (search && search.length > MAX_LINE) errors.push(fieldProblem('search', 'too_long'));
  const filter = readFilter(definition.filter, query.filter, errors);
  const params: ListParams<F> = {
    filter,
    limit:
      limit === undefined
        ? (definition.defaultLimit ?? DEFAULT_PAGE_SIZE)
        : wholeNumber(limit, 'limit', 1, definition.maxLimit ?? MAX_PAGE_SIZE, errors),
    skip: skip === undefined ? 0 : wholeNumber(skip, 'skip', 0, MAX_SKIP, errors),
    sort: parseSort(
      sort === undefined ? definition.defaultSort.split(',') : listed(sort, 'sort', definition.sort, errors),
      definition.texts,
    ),
    exact: /(^|[\s,;])count=exact($|[\s,;])/.test(prefer ?? ''),
  };
  if (typeof search === 'string' && cleanLine(search)) params.search = cleanLine(search);
  if (definition.searchIn && searchIn !== undefined) {
    const part = definition.searchIn.find((one) => one === searchIn);
    if (part) params.searchIn = part;
    else errors.push(fieldProblem('searchIn', 'invalid'));
  }
  if (definition.besideRecord) Object.assign(params, recordBeside(query, errors));
  if (fields !== undefined) params.fields = listed(fields, 'fields', fieldNames(definition.record), errors);
  if (errors.length > 0) throw ProblemError.fields(errors);
  return params;
}

/** Parameter decorator: the checked list request. Answers `Preference-Applied` to a request for an exact count. */
export const List = createParamDecorator((definition: ListDefinition<object>, context: ExecutionContext) => {
  const http = context.switchToHttp();
  const request = http.getRequest<FastifyRequest>();
  const prefer = request.headers.prefer;
  const params = parseListQuery(
    definition,
    request.query as Record<string, unknown>,
    Array.isArray(prefer) ? prefer.join(',') : prefer,
  );
  if (params.exact) void http.getResponse<FastifyReply>().header('preference-applied', 'count=exact');
  return params;
});

type QueryPart = 'search' | 'filter' | 'limit' | 'skip' | 'fields' | 'sort' | 'beside' | 'prefer';

const besideQuery = (name: (typeof BESIDE)[number]): MethodDecorator =>
  ApiQuery({
    name,
    required: false,
    schema: { type: 'string', pattern: '^[0-9a-fA-F]{24}$' },
    example: '665f1c2e9b1d4a0012345678',
    description: `The page ${name} this record, as fast as the first one. When the record is gone, \`skip\` says which page.`,
  });

const searchInQuery = (parts: readonly string[]): MethodDecorator =>
  ApiQuery({
    name: 'searchIn',
    required: false,
    enumName: 'SearchPart',
    enum: parts,
    description:
      'The texts that `search` looks in: words in any order, in their other forms and with one typing error, `"an exact phrase"`, `-without`. Without it, the names alone.',
  });

function queryParts<F extends object>(definition: ListDefinition<F>): Record<QueryPart, MethodDecorator | undefined> {
  const max = definition.maxLimit ?? MAX_PAGE_SIZE;
  return {
    search: definition.search
      ? applyDecorators(
          ApiQuery({
            name: 'search',
            required: false,
            schema: { type: 'string', maxLength: MAX_LINE },
            description: `Literal, accent- and case-insensitive substring of: ${definition.search}.`,
          }),
          ...(definition.searchIn ? [searchInQuery(definition.searchIn)] : []),
        )
      : undefined,
    filter: ApiQuery({
      name: 'filter',
      required: false,
      style: 'deepObject',
      explode: true,
      schema: { $ref: getSchemaPath(definition.filter) },
      description: 'Filters, e.g. `filter[createdAt][from]=2026-01-01`. Several are combined with "and".',
    }),
    limit: ApiQuery({
      name: 'limit',
      required: false,
      schema: { type: 'integer', minimum: 1, maximum: max, default: definition.defaultLimit ?? DEFAULT_PAGE_SIZE },
      description: 'Records a page.',
    }),
    skip: ApiQuery({
      name: 'skip',
      required: false,
      schema: { type: 'integer', minimum: 0, maximum: MAX_SKIP, default: 0 },
      description: 'Records to pass over.',
    }),
    fields: ApiQuery({
      name: 'fields',
      required: false,
      schema: { type: 'array', items: { type: 'string', enum: fieldNames(definition.record) } },
      description: 'The fields wanted. `_id` always comes.',
    }),
    sort: ApiQuery({
      name: 'sort',
      required: false,
      schema: {
        type: 'array',
        items: { type: 'string', enum: definition.sort.flatMap((name) => [name, `-${name}`]) },
        default: definition.defaultSort.split(','),
      },
      description: 'Orders, the first counts most; `-` for descending. `_id` breaks ties.',
    }),
    beside: definition.besideRecord ? applyDecorators(...BESIDE.map(besideQuery)) : undefined,
    prefer: ApiHeader({
      name: 'Prefer',
      required: false,
      description: '`count=exact` for exact counts, however many there are.',
    }),
  };
}

/** Documents the parts of a list's query that a related route takes: counts, neighbours, exports. */
export const ApiListQuery = <F extends object>(definition: ListDefinition<F>, parts: QueryPart[]): MethodDecorator => {
  const documented = queryParts(definition);
  return applyDecorators(ApiExtraModels(definition.filter), ...parts.flatMap((part) => documented[part] ?? []));
};

/** Documents a list route: its query, its `Prefer` header and its page of records. */
export function ApiList<F extends object>(definition: ListDefinition<F>): MethodDecorator {
  return applyDecorators(
    ApiListQuery(definition, ['search', 'filter', 'limit', 'skip', 'fields', 'sort', 'beside']),
    ApiHeader({
      name: 'Prefer',
      required: false,
      description: '`count=exact` for an exact `totalCount`; without it `totalCount` may be null.',
    }),
    ApiOkResponse({
      headers: {
        'Preference-Applied': { description: '`count=exact` when it was asked for.', schema: { type: 'string' } },
      },
      type: pageOf(definition.record),
    }),
  );
}
