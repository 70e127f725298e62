/** Each app has an RTK Query client, generated from openapi.yaml with the operations that its code calls. */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dump, load } from 'js-yaml';
import type { AppName } from '../../app-server/src/app-policy.ts';
import { root } from './paths.ts';

export const clientFile = (app: AppName): string => join(root, app, 'src/api/generated.ts');

export async function clientOf(app: AppName, schemaFile: string): Promise<string> {
  const used = calledOperations(await sourcesOf(app));
  // Its compiler takes a second to load.
  const { generateEndpoints } = await import('@rtk-query/codegen-openapi');
  const readable = join(tmpdir(), `byline-client-${app}-${process.pid}.yaml`);
  await writeFile(readable, dump(withRanges(load(await readFile(schemaFile, 'utf8')) as Contract), { noRefs: true }));
  const text = await generateEndpoints({
    schemaFile: readable,
    apiFile: './empty',
    apiImport: 'emptyApi',
    exportName: 'generatedApi',
    filterEndpoints: (name) => used.has(name),
    hooks: { queries: true, lazyQueries: true, mutations: true },
    encodePathParams: true,
    tag: false,
    // The generator formats with Prettier, which understands most settings of oxfmt.
    prettierConfigFile: join(root, '.oxfmtrc.json'),
  });
  await rm(readable);
  if (!text) throw new Error(`The generator gave no client for ${app}`);
  return text;
}

interface Parameter {
  $ref?: string;
  name: string;
  schema: object;
}
interface Contract {
  paths: Record<string, Record<string, { parameters?: Parameter[] | undefined }>>;
  components: { parameters: Record<string, Parameter> };
}

/** The generator supports one level of brackets (`filter[status]`), so both ends of a range become one object. */
export function withRanges(contract: Contract): Contract {
  const { paths, components } = contract;
  const inPlace = (parameter: Parameter): Parameter =>
    components.parameters[parameter.$ref?.split('/').at(-1) ?? ''] ?? parameter;
  for (const operation of Object.values(paths).flatMap((path) => Object.values(path))) {
    const ranges = new Map<string, Record<string, object>>();
    operation.parameters = operation.parameters?.flatMap((parameter) => {
      const [, name, end] = /^(\w+\[\w+\])\[(\w+)\]$/.exec(inPlace(parameter).name) ?? [];
      if (name === undefined || end === undefined) return [parameter];
      const known = ranges.get(name);
      const properties = known ?? {};
      properties[end] = inPlace(parameter).schema;
      ranges.set(name, properties);
      return known ? [] : [{ ...inPlace(parameter), name, schema: { type: 'object', properties } }];
    });
  }
  return contract;
}

/** Operations that a text calls by hook (`useListNotesQuery`) or endpoint (`endpoints.listNotes`, `listNotes.initiate`). */
export function calledOperations(text: string): ReadonlySet<string> {
  const hooks = text.matchAll(/\buse(?:Lazy)?([A-Z]\w*)(?:Query|Mutation)\b/g);
  const endpoints = text.matchAll(/\bendpoints\.([a-z]\w*)|\b([a-z]\w*)\.initiate\(/g);
  return new Set([
    ...[...hooks].map(([, name = '']) => name.charAt(0).toLowerCase() + name.slice(1)),
    ...[...endpoints].map(([, name, called = '']) => name ?? called),
  ]);
}

async function sourcesOf(app: AppName): Promise<string> {
  const folder = join(root, app, 'src');
  const files = (await readdir(folder, { recursive: true })).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(spec|test)\.tsx?$/.test(file) && join(folder, file) !== clientFile(app),
  );
  return (await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))).join('\n');
}
