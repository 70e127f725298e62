import { schemas, type Operation, type Parameter, type Schema } from '../../support/openapi.js';
import type { Example } from '../example.js';

/** The mark: a unique word, an address with it, and a mention of the person in rich text. */
export interface Mark {
  word: string;
  address: string;
  mention: string;
}

/** Puts the word into every text, or only the mention into rich text, for texts of the agency about other subjects. */
export type Planting = 'words' | 'mention';

/** Fields that are never stored as sent, or are checked first: the API would refuse a word there. */
const SECRET = /password|token|code|altcha|credential/i;
/** Labels of the agency, independent of candidates. */
const LABELS = ['tags', 'add'];

function resolved(schema: Schema | undefined): Schema {
  if (!schema) return {};
  const { $ref, anyOf } = schema;
  if ($ref)
    return {
      ...resolved(schemas[$ref.split('/').at(-1) ?? '']),
      ...(schema.description && { description: schema.description }),
    };
  const some = anyOf?.find(({ type }) => type !== 'null');
  return some ? { ...resolved(some), description: schema.description ?? '' } : schema;
}

/** The marked form of a text; undefined for other values. */
function markOf(
  schema: Schema,
  name: string,
  { word, address, mention }: Mark,
  planting: Planting,
): string | undefined {
  const { type, enum: values, format, pattern, description = '' } = schema;
  const isText = [type].flat().includes('string') && !values && !SECRET.test(name) && !LABELS.includes(name);
  if (!isText) return undefined;
  const isRich = /^Rich text/.test(description);
  if (planting === 'mention') return isRich ? `<p>Ask ${mention} first</p>` : undefined;
  if (isRich) return `<p>${word} ${mention}</p>`;
  if (format === 'email') return address;
  if (format === 'uri') return `https://example.be/${word}`;
  if (format) return undefined;
  return pattern && !new RegExp(pattern, 'u').test(word) ? undefined : word;
}

function markedValue(schema: Schema, name: string, value: unknown, mark: Mark, planting: Planting): unknown {
  const is = resolved(schema);
  const text = markOf(is, name, mark, planting);
  if (text !== undefined) return text;
  if (Array.isArray(value)) {
    const items: unknown[] = value;
    return items.map((item) => markedValue(is.items ?? {}, name, item, mark, planting));
  }
  if (typeof value !== 'object' || value === null) return value;
  return markedObject(is, value as Record<string, unknown>, mark, planting);
}

/** An object with all texts marked, including those that the example omits. */
function markedObject(is: Schema, value: Record<string, unknown>, mark: Mark, planting: Planting): object {
  const { properties = {}, additionalProperties } = is;
  const beyond = typeof additionalProperties === 'object' ? additionalProperties : {};
  const names = [...new Set([...Object.keys(value), ...Object.keys(properties)])];
  const marked = names.map((name): [string, unknown] => [
    name,
    markedValue(properties[name] ?? beyond, name, value[name], mark, planting),
  ]);
  return Object.fromEntries(marked.filter(([, field]) => field !== undefined));
}

const FORM = 'multipart/form-data';
const bodyOf = ({ requestBody }: Operation): Schema | undefined => {
  const content = requestBody?.content;
  return content && resolved((content[FORM] ?? content['application/json'])?.schema);
};

/** A form with the word in the file's name, and in bytes that readers ignore. */
async function markedForm(is: Schema, form: FormData, mark: Mark): Promise<FormData> {
  const marked = new FormData();
  for (const [name, schema] of Object.entries(is.properties ?? {})) {
    const text = markOf(resolved(schema), name, mark, 'words');
    const given = form.get(name);
    if (given instanceof File) {
      const ending = given.name.split('.').at(-1) ?? '';
      const more = ending === 'pdf' ? [`\n% ${mark.word}`] : [];
      marked.append(name, new Blob([await given.arrayBuffer(), ...more]), `${mark.word}.${ending}`);
    } else if (text ?? given) marked.append(name, text ?? given ?? '');
  }
  return marked;
}

const isFree = ({ in: place, name, schema }: Parameter): boolean =>
  place === 'query' &&
  markOf(resolved(schema), name, { word: 'word', address: '', mention: '' }, 'words') !== undefined;

/** Whether a call has a text or a file. */
export function takesText(operation: Operation): boolean {
  const free = { word: 'word', address: 'a', mention: 'm' };
  const body = bodyOf(operation);
  const found = (schema: Schema | undefined, name: string, depth = 0): boolean => {
    const is = resolved(schema);
    if (depth > 6) return false;
    if (is.format === 'binary' || markOf(is, name, free, 'words') !== undefined) return true;
    const parts = [
      ...Object.entries(is.properties ?? {}),
      ...(is.items ? [[name, is.items] as const] : []),
      ...(typeof is.additionalProperties === 'object' ? [['', is.additionalProperties] as const] : []),
    ];
    return parts.some(([part, its]) => found(its, part, depth + 1));
  };
  return found(body, '') || (operation.parameters ?? []).some(isFree) || operation.path.includes('{email}');
}

async function markedBody(is: Schema, body: object, mark: Mark, planting: Planting): Promise<object> {
  if (!(body instanceof FormData)) return markedValue(is, '', body, mark, planting) as object;
  return planting === 'words' ? markedForm(is, body, mark) : body;
}

/** The same request with the mark in its texts and its file. */
export async function marked(operation: Operation, example: Example, mark: Mark, planting: Planting): Promise<Example> {
  const is = bodyOf(operation);
  const body = example.body;
  const query =
    planting === 'words' ? (operation.parameters ?? []).filter(isFree).map(({ name }) => [name, mark.word]) : [];
  const params = example.params?.email ? { ...example.params, email: mark.address } : example.params;
  return {
    ...example,
    ...(params && { params }),
    query: { ...example.query, ...(Object.fromEntries(query) as Record<string, string>) },
    ...(is && body && { body: await markedBody(is, body, mark, planting) }),
  };
}

/** A request in which refused fields have the example's value, or a web address with the word. */
export function putRight(
  { body, query = {}, ...request }: Example,
  example: Example,
  refused: ReadonlyMap<string, 'word' | 'address'>,
  word: string,
): Example {
  const isRefused = (name: string): boolean =>
    [...refused.keys()].some((field) => name === field || name.endsWith(`[${field.split('.').at(-1) ?? ''}]`));
  const taken = Object.entries(query).filter(([name]) => !isRefused(name));
  const given = Object.entries(example.query ?? {}).filter(([name]) => isRefused(name));
  const left = Object.fromEntries([...taken, ...given]);
  if (body instanceof FormData) {
    for (const field of refused.keys()) body.delete(field);
    return { ...request, body, query: left };
  }
  for (const [field, took] of refused)
    restore(body, example.body, field.split('.'), took === 'address' ? `https://example.be/${word}` : undefined);
  return { ...request, ...(body && { body }), query: left };
}

function restore(copy: unknown, from: unknown, [name = '', ...rest]: string[], address?: string): void {
  if (typeof copy !== 'object' || copy === null) return;
  const [there, before] = [copy as Record<string, unknown>, from as Record<string, unknown> | undefined];
  if (rest.length > 0) restore(there[name], before?.[name], rest, address);
  else if (address) there[name] = address;
  else if (before && name in before) there[name] = before[name];
  else delete there[name];
}
