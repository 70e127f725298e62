/**
 * Checks types and lint of a folder over one analysis of its types: `node tools/lint.ts backend`. Further folders are analysed
 * with it, under its compiler options. With --cached, a file that has not changed since it was last linted is passed over even
 * if what it imports has changed, which CI will see.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as parser from '@typescript-eslint/parser';
import { ESLint } from 'eslint';
import ts from 'typescript';
import { main } from './lib/main.ts';
import { root } from './lib/paths.ts';
import { UserError } from './lib/print.ts';

const { values: options, positionals: folders } = parseArgs({
  allowPositionals: true,
  options: { cached: { type: 'boolean', default: false } },
});
const cache = join(root, 'node_modules/.cache/lint', folders.join('-'));
const formatHost: ts.FormatDiagnosticsHost = {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: () => root,
  getNewLine: () => '\n',
};

await main(async () => {
  const program = analysed();
  const typeErrors = typeErrorsOf(program); // first: the linter asks for what this has found out
  const lint = new ESLint({
    cwd: root,
    overrideConfig: { files: ['**/*.{ts,tsx}'], languageOptions: { parser: parserOver(program.getProgram()) } },
    cache: options.cached,
    cacheLocation: `${cache}.eslintcache`,
    cacheStrategy: 'content',
  });
  const results = await lint.lintFiles(folders);
  program.emit(); // nothing but what it found out, for the next time
  const formatter = await lint.loadFormatter('stylish');
  console.log(`${ts.formatDiagnostics(typeErrors, formatHost)}${await formatter.format(results)}`.trim());
  const complaints = results.some(({ errorCount, warningCount }) => errorCount + warningCount > 0);
  return complaints || typeErrors.length > 0 ? 1 : 0;
});

/** The folders with their tests; only what has changed since the last time is analysed again. */
function analysed(): ts.EmitAndSemanticDiagnosticsBuilderProgram {
  const projects = folders.map(projectOf);
  const program = ts.createIncrementalProgram({
    rootNames: projects.flatMap(({ fileNames }) => fileNames),
    options: projects[0]?.options ?? {},
    configFileParsingDiagnostics: projects.flatMap(({ errors }) => errors),
  });
  program.getProgram().getTypeChecker(); // gives each node its parent, which the linter asks for
  return program;
}

function projectOf(folder: string): ts.ParsedCommandLine {
  const file = ['tsconfig.test.json', 'tsconfig.json'].map((name) => join(root, folder, name)).find(existsSync);
  if (file === undefined) throw new UserError(`${folder} has no tsconfig.json`);
  const project = ts.getParsedCommandLineOfConfigFile(
    file,
    { noEmit: true, declaration: false, incremental: true, tsBuildInfoFile: `${cache}.tsbuildinfo` },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: failOn },
  );
  if (!project) throw new UserError(`${file} cannot be read`);
  return project;
}

function failOn(diagnostic: ts.Diagnostic): never {
  throw new UserError(ts.formatDiagnostic(diagnostic, formatHost));
}

function typeErrorsOf(program: ts.BuilderProgram): ts.Diagnostic[] {
  return [
    ...program.getConfigFileParsingDiagnostics(),
    ...program.getOptionsDiagnostics(),
    ...program.getSyntacticDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...program.getSemanticDiagnostics(),
  ];
}

/** The parser of eslint.config.js, given the program instead of analysing the project once more. */
function parserOver(program: ts.Program): typeof parser {
  return {
    ...parser,
    parseForESLint: (code, parserOptions) =>
      parser.parseForESLint(code, { ...parserOptions, project: null, programs: [program] }),
  };
}
