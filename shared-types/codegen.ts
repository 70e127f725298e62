/** Generates src/api/generated.ts, the RTK Query client, from openapi.yaml. `node codegen.ts [output]` */
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import { resolve } from 'node:path';

const here = import.meta.dirname;
await generateEndpoints({
  schemaFile: resolve(here, '../openapi.yaml'),
  // A package import, because the generator cuts the extension off relative ones.
  apiFile: '#api/empty',
  apiImport: 'emptyApi',
  outputFile: resolve(process.argv[2] ?? resolve(here, 'src/api/generated.ts')),
  // Named, because the generator looks for settings beside the folder it is started in, not in it.
  prettierConfigFile: resolve(here, '../.prettierrc.json'),
  exportName: 'api',
  hooks: { queries: true, lazyQueries: true, mutations: true },
  encodePathParams: true,
  tag: false,
  useEnumType: false,
});
