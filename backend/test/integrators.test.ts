import { cp, mkdir, mkdtemp, readFile, realpath, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { PROBLEMS, RICH_TEXT_TAGS, type ProblemCode } from '@byline/shared-types/domain';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillForIntegrators } from './factories/integrators.js';
import { startApi, type TestApi } from './support/api.js';
import { comparable, examplesIn, type Answer, type CodeLanguage, type Example } from './support/document.js';
import { operations } from './support/openapi.js';
import { runSession, writeSession, type Session } from './support/sessions.js';

const root = resolve(import.meta.dirname, '../..');
const markdown = await readFile(join(root, 'docs/integrators.md'), 'utf8');
const examples = examplesIn(markdown);
/** The API's address in the document. */
const WRITTEN_ORIGIN = 'http://localhost:3000';

/** The packages that readers install: name and version. */
const packages = [...markdown.matchAll(/ ((?:@[\w-]+\/)?[\w-]+)@(\d+\.\d+\.\d+)/g)].map(
  ([, name = '', version = '']) => ({ name, version }),
);

/** The folder of an installed package. */
async function installed(name: string): Promise<{ folder: string; version: string; bin: Record<string, string> }> {
  for (const parent of createRequire(import.meta.filename).resolve.paths(name) ?? []) {
    const folder = join(parent, name);
    const manifest = await readFile(join(folder, 'package.json'), 'utf8').catch(() => null);
    if (!manifest) continue;
    const { version, bin } = JSON.parse(manifest) as { version: string; bin?: string | Record<string, string> };
    return { folder, version, bin: typeof bin === 'string' ? { [name]: bin } : (bin ?? {}) };
  }
  throw new Error(`${name} is not installed`);
}

/** A reader's folder after "Set up": with the packages and openapi.yaml. */
async function readersFolder(): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'byline-integrator-')));
  await mkdir(join(folder, 'node_modules/.bin'), { recursive: true });
  for (const { name } of packages) {
    const found = await installed(name);
    await mkdir(dirname(join(folder, 'node_modules', name)), { recursive: true });
    await symlink(found.folder, join(folder, 'node_modules', name));
    for (const [command, file] of Object.entries(found.bin)) {
      await symlink(join(found.folder, file), join(folder, 'node_modules/.bin', command));
    }
  }
  await cp(join(root, 'openapi.yaml'), join(folder, 'openapi.yaml'));
  return folder;
}

/** The errors of a strict compiler about a file. */
function compilerErrors(file: string): string {
  const program = ts.createProgram([file], {
    strict: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2024,
    lib: ['lib.esnext.d.ts'],
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    types: ['node'],
    typeRoots: [join(dirname(file), 'node_modules/@types')],
  });
  return ts.formatDiagnostics(ts.getPreEmitDiagnostics(program), {
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: () => dirname(file),
    getNewLine: () => '\n',
  });
}

let folder: string;
beforeAll(async () => {
  folder = await readersFolder();
});
afterAll(() => rm(folder, { recursive: true }));

// curl first, because a curl block creates the client's types.
describe.each<CodeLanguage>(['sh', 'ts'])('docs/integrators.md, %s', (language) => {
  const own = examples.filter((example) => example.language === language);
  let api: TestApi;
  let file: string;
  let session: Session;
  beforeAll(async () => {
    api = await startApi();
    await fillForIntegrators(api);
    const here = new URL(api.url).origin;
    file = await writeSession(
      folder,
      own.map((example) => ({ ...example, code: example.code.replaceAll(WRITTEN_ORIGIN, here) })),
    );
    session = await runSession(folder, language);
  }, 120_000);
  afterAll(() => api.close());

  const title = ({ line, code }: Example): string => `line ${line}: ${code.split('\n')[0]?.slice(0, 60)}`;
  it.each(own.map((example, index) => ({ example, index, title: title(example) })))('$title', ({ example, index }) => {
    const reached = session.printed.length;
    if (index >= reached) throw new Error('not reached: an example above ended the session');
    const printed = session.printed[index] ?? '';
    if (index === reached - 1 && session.exitCode !== 0) {
      throw new Error(`ended the session with ${session.exitCode}\n${printed}\n${session.complaints}`);
    }
    const { answer } = example;
    if (answer) expect(comparable(answer, printed)).toEqual(comparable(answer, answer.content));
  });

  if (language === 'ts') {
    it('compiles strictly with the types from openapi.yaml', { timeout: 120_000 }, () => {
      expect(compilerErrors(file)).toBe('');
    });
  }
});

describe('docs/integrators.md', () => {
  it('names the tested versions of packages', async () => {
    expect(packages.length).toBeGreaterThan(0);
    for (const { name, version } of packages) expect([name, version]).toEqual([name, (await installed(name)).version]);
  });

  it('shows each example for curl and for the client, with the same answer', () => {
    const answersOf = (language: CodeLanguage): (Answer | undefined)[] =>
      examples.filter((example) => example.language === language && example.answer).map(({ answer }) => answer);
    expect(answersOf('sh')).toEqual(answersOf('ts'));
    expect(answersOf('sh').length).toBeGreaterThan(15);
  });

  it('names existing calls', () => {
    const [, table = ''] = /^## Which call for what\n(.*?)^## /ms.exec(markdown) ?? [];
    const paths = [...table.matchAll(/`([^`]+)`/g)].map(([, path]) => `/${path}`);
    const known = new Set(operations.map(({ path }) => path));
    expect(paths.length).toBeGreaterThan(40);
    expect(paths.filter((path) => !known.has(path))).toEqual([]);
  });

  it('names error codes with their statuses', () => {
    const rows = [...markdown.matchAll(/^\| ([45]\d\d(?:, [45]\d\d)*) \| (`.*?`) \|/gm)];
    expect(rows.length).toBeGreaterThan(5);
    for (const [, statuses = '', codes = ''] of rows) {
      for (const [, code = ''] of codes.matchAll(/`(\w+)`/g)) {
        expect(statuses.split(', '), code).toContain(String(PROBLEMS[code as ProblemCode][0]));
      }
    }
  });

  it('names exactly the tags of rich text', () => {
    const [, list = ''] = /^(`p` .*)$/m.exec(markdown) ?? [];
    const tags = [...list.replace(/\(.*?\)/g, '').matchAll(/`(\w+)`/g)].map(([, tag]) => tag);
    expect(tags).toEqual(Object.keys(RICH_TEXT_TAGS));
  });
});

/** Tests the check itself: it must not accept a broken example. */
describe('a session', () => {
  const run = async (document: string): Promise<Session & { examples: Example[] }> => {
    const small = await mkdtemp(join(tmpdir(), 'byline-session-'));
    try {
      const parsed = examplesIn(document);
      await writeSession(small, parsed);
      return { ...(await runSession(small, parsed[0]?.language ?? 'sh')), examples: parsed };
    } finally {
      await rm(small, { recursive: true });
    }
  };
  const fenced = (language: string, code: string): string => `\`\`\`${language}\n${code}\n\`\`\`\n`;

  it('stops at the first failing example', async () => {
    const { printed, exitCode } = await run(
      fenced('sh', 'echo one') + fenced('sh', 'false | cat') + fenced('sh', 'echo three'),
    );
    expect([printed, exitCode]).toEqual([['one\n', ''], 1]);
    const thrown = await run(fenced('ts', 'console.log(1)') + fenced('ts', 'throw new Error("no")'));
    expect([thrown.printed, thrown.exitCode]).toEqual([['1\n', ''], 1]);
  });

  it('compares the printed values, except ids', async () => {
    const {
      printed,
      examples: [example],
    } = await run(
      fenced('sh', `echo '{"b": 2, "_id": "665f1c2e9b1d4a0012345678"}'`) +
        fenced('json', '{"_id": "665f1c2e9b1d4a0099999999", "b": 2}'),
    );
    const answer = example?.answer ?? { kind: 'json', content: '' };
    expect(comparable(answer, printed[0] ?? '')).toEqual(comparable(answer, answer.content));
    expect(comparable(answer, '{"_id": "665f1c2e9b1d4a0012345678", "b": 3}')).not.toEqual(
      comparable(answer, answer.content),
    );
  });

  it('refuses a block that it would not run', () => {
    expect(() => examplesIn(fenced('bash', 'echo one'))).toThrow('line 2');
    expect(() => examplesIn(`${fenced('sh', 'echo one')}\nProse.\n\n${fenced('json', '1')}`)).toThrow();
  });
});
