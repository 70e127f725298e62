/** Each app has its own RTK Query client, generated from openapi.yaml with the operations that the app's code calls. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppName } from './app-policy.ts';
import { root } from './paths.ts';

export const clientFile = (app: AppName): string => join(root, app, 'src/api/generated.ts');

/** The text of an app's client. */
export async function clientOf(app: AppName, schemaFile: string): Promise<string> {
  const used = calledOperations(await sourcesOf(app));
  // Loaded when it is needed: the compiler that comes with it takes a second.
  const { generateEndpoints } = await import('@rtk-query/codegen-openapi');
  const text = await generateEndpoints({
    schemaFile,
    apiFile: './empty',
    apiImport: 'emptyApi',
    exportName: 'generatedApi',
    filterEndpoints: (name) => used.has(name),
    hooks: { queries: true, lazyQueries: true, mutations: true },
    encodePathParams: true,
    tag: false,
    // Named, because the generator looks for settings beside the folder it is started in.
    prettierConfigFile: join(root, '.prettierrc.json'),
  });
  if (!text) throw new Error(`The generator gave no client for ${app}`);
  return text;
}

/** Operations that a text calls: by their hook (`useListNotesQuery`) or by their endpoint (`endpoints.listNotes`). */
export function calledOperations(text: string): ReadonlySet<string> {
  const hooks = text.matchAll(/\buse(?:Lazy)?([A-Z]\w*)(?:Query|Mutation)\b/g);
  const endpoints = text.matchAll(/\bendpoints\.([a-z]\w*)/g);
  return new Set([
    ...[...hooks].map(([, name = '']) => name.charAt(0).toLowerCase() + name.slice(1)),
    ...[...endpoints].map(([, name = '']) => name),
  ]);
}

async function sourcesOf(app: AppName): Promise<string> {
  const folder = join(root, app, 'src');
  const files = (await readdir(folder, { recursive: true })).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(spec|test)\.tsx?$/.test(file) && join(folder, file) !== clientFile(app),
  );
  return (await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))).join('\n');
}
