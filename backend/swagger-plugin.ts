/**
 * The Swagger plugin describes each DTO field and controller call from its type, comment and validators. It is a
 * program transformer of TypeScript's API, which neither the tsc command nor Vite's transpiler can load.
 */
import { before } from '@nestjs/swagger/plugin';
import ts from 'typescript';
import type { Plugin } from 'vitest/config';

const root = import.meta.dirname;

export const swaggerPlugin = (program: ts.Program): ts.CustomTransformers => ({
  before: [
    before(
      {
        introspectComments: true,
        esmCompatible: true,
        dtoFileNameSuffix: ['.dto.ts'],
        controllerFileNameSuffix: ['.controller.ts'],
      },
      program,
    ) as ts.TransformerFactory<ts.SourceFile>,
  ],
});

/** The files and options of the build. */
export function readProject(): ts.ParsedCommandLine {
  const { config } = ts.readConfigFile(`${root}/tsconfig.build.json`, (path) => ts.sys.readFile(path)) as {
    config: unknown;
  };
  return ts.parseJsonConfigFileContent(config, ts.sys, root);
}

/** Compiles DTOs in tests as the build does, because lists read the fields of a DTO from the plugin's metadata. */
export function swaggerDtos(): Plugin {
  let program: ts.Program | undefined;
  return {
    name: 'swagger-dtos',
    enforce: 'pre',
    transform(source, id) {
      if (!id.endsWith('.dto.ts')) return undefined;
      if (program?.getSourceFile(id)?.text !== source) {
        const { fileNames, options } = readProject();
        program = ts.createProgram(fileNames, {
          ...options,
          sourceMap: false,
          inlineSourceMap: true,
          inlineSources: true,
        });
      }
      let code = '';
      program.emit(program.getSourceFile(id), (_, text) => (code = text), undefined, false, swaggerPlugin(program));
      return { code, map: null };
    },
  };
}
