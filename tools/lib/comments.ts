import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './paths.ts';

/** The hand-written source of every package. */
export const sourceFiles = globSync(
  '{app-server,backend,candidate-portal,demo,e2e,recruiter-console,shared-types,tools,web-kit}/**/*.{ts,tsx,css}',
  { cwd: root, exclude: (name) => ['node_modules', 'dist', 'generated', 'generated.ts'].includes(basename(name)) },
);

export const readSource = (file: string): string => readFileSync(join(root, file), 'utf8');

/** The comments of a source text. Line comments below each other are one. */
export const commentsIn = (source: string): string[] =>
  source.match(/(?<=^|[\s({])\/\*[\s\S]*?\*\/|(?:(?<=^|\s)\/\/.*(?:\n\s*(?=\/\/))?)+/g) ?? [];
