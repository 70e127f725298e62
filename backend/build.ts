/** Compiles src/ to dist/ through TypeScript's API, which the Swagger plugin needs, and bundles what is started as a process. */
import { cpSync } from 'node:fs';
import ts from 'typescript';
import { bundle } from './bundle.ts';
import { readProject, swaggerPlugin } from './swagger-plugin.ts';

const root = import.meta.dirname;
const assets = ['modules/mail/templates/layout.html'];
const host: ts.FormatDiagnosticsHost = {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: () => root,
  getNewLine: () => '\n',
};

function fail(diagnostics: readonly ts.Diagnostic[]): void {
  if (diagnostics.length === 0) return;
  process.stderr.write(ts.formatDiagnostics(diagnostics, host));
  process.exit(1);
}

const project = readProject();
fail(project.errors);
const program = ts.createProgram(project.fileNames, project.options);
fail(ts.getPreEmitDiagnostics(program));
fail(program.emit(undefined, undefined, undefined, false, swaggerPlugin(program)).diagnostics);
for (const file of assets) cpSync(`${root}/src/${file}`, `${root}/dist/${file}`);
await bundle(assets);
