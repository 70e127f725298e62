/**
 * Compiles src/ to dist/ through TypeScript's API, because the Swagger plugin (it turns DTO comments and validators into the OpenAPI
 * document) is a program transformer, which the tsc command cannot load.
 */
import { cpSync } from 'node:fs';
import ts from 'typescript';
import { before as swaggerPlugin } from '@nestjs/swagger/plugin';

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

const configFile = ts.readConfigFile(`${root}/tsconfig.build.json`, (path) => ts.sys.readFile(path));
const config = ts.parseJsonConfigFileContent(configFile.config, ts.sys, root);
fail(config.errors);
const program = ts.createProgram(config.fileNames, config.options);
fail(ts.getPreEmitDiagnostics(program));
const plugin = swaggerPlugin(
  {
    introspectComments: true,
    esmCompatible: true,
    dtoFileNameSuffix: ['.dto.ts'],
    controllerFileNameSuffix: ['.controller.ts'],
  },
  program,
);
fail(
  program.emit(undefined, undefined, undefined, false, { before: [plugin as ts.TransformerFactory<ts.SourceFile>] })
    .diagnostics,
);
for (const file of assets) cpSync(`${root}/src/${file}`, `${root}/dist/${file}`);
