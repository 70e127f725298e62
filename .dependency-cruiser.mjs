/**
 * The architecture of docs/architecture.md as rules; `make check` fails when one is broken. Paths are from the top of the
 * repository. Type-only imports count: a boundary that types cross is no boundary.
 */
const apps = '^(candidate-portal|recruiter-console)/src/';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Files that import each other, even only for types, are one file in two places.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolvable',
      comment: 'An import that leads nowhere; Vite resolves what ends on ?raw.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\?raw$' },
    },
    {
      name: 'backend-module-internals',
      comment: "Another module's schema or repository is its own business: use its exported service.",
      severity: 'error',
      from: { path: '^backend/src/modules/([^/]+)/' },
      to: { path: '^backend/src/modules/.+\\.(schema|repository)\\.ts$', pathNot: '^backend/src/modules/$1/' },
    },
    {
      name: 'backend-common-knows-no-module',
      comment: 'common/ and config/ serve the modules and know none of them.',
      severity: 'error',
      from: { path: '^backend/src/(common|config)/' },
      to: { path: '^backend/src/modules/' },
    },
    {
      name: 'backend-controllers-call-services',
      comment: 'controller -> service -> repository; a controller never touches the database.',
      severity: 'error',
      from: { path: '^backend/src/modules/.+\\.controller\\.ts$' },
      to: { path: ['^backend/src/.+\\.(schema|repository)\\.ts$', '^node_modules/(@nestjs/)?mongoose/'] },
    },
    {
      name: 'backend-rules-are-pure',
      comment: 'Rules know the domain only: no framework, no HTTP, no database, no service.',
      severity: 'error',
      from: { path: '^backend/src/.+\\.rules\\.ts$' },
      to: {
        path: [
          '^node_modules/(@nestjs|@fastify|fastify|mongoose|mongodb|ioredis|bullmq)(/|$)',
          '^backend/src/.+\\.(controller|service|repository|schema|module|processor)\\.ts$',
          '^backend/src/common/(http|mongo|redis|queue)/',
        ],
      },
    },
    {
      name: 'worker-has-no-routes',
      comment: 'What the worker imports, however far down, has no controller but that of health.',
      severity: 'error',
      from: { path: '^backend/src/worker\\.ts$' },
      to: { path: '\\.controller\\.ts$', pathNot: '/observability/health\\.controller\\.ts$', reachable: true },
    },
    {
      name: 'app-features-stand-alone',
      comment: 'A feature imports no other feature; routes compose them.',
      severity: 'error',
      from: { path: `${apps}features/([^/]+)/` },
      to: { path: `${apps}features/`, pathNot: '^$1/src/features/$2/' },
    },
    {
      name: 'app-features-below-app',
      comment: 'app/ composes features, never the other way round.',
      severity: 'error',
      from: { path: `${apps}features/` },
      to: { path: `${apps}app/` },
    },
    {
      name: 'app-shared-parts-at-the-bottom',
      comment: 'components, lib, api, i18n and config know no feature and no route.',
      severity: 'error',
      from: { path: `${apps}(components|lib|api|i18n|config|styles|theme)/` },
      to: { path: `${apps}(features|app)/` },
    },
    {
      name: 'app-client-with-its-tags',
      comment: 'The generated client is used through src/api, which loads the cache tags with it.',
      severity: 'error',
      from: { path: apps, pathNot: `${apps}api/` },
      to: { path: `${apps}api/(empty|generated|enhanced)\\.ts$` },
    },
    {
      name: 'deployables-apart',
      comment: 'The deployables share shared-types, the apps web-kit too, and nothing else.',
      severity: 'error',
      from: { path: '^(app-server|backend|candidate-portal|recruiter-console|shared-types|web-kit)/src/' },
      to: { path: '^(app-server|backend|candidate-portal|recruiter-console|demo|tools|e2e)/', pathNot: '^$1/' },
    },
    {
      name: 'web-kit-is-for-apps',
      comment: 'What runs on a server, or is shared with it, knows no screen.',
      severity: 'error',
      from: { path: '^(backend|shared-types)/' },
      to: { path: '^web-kit/' },
    },
    {
      name: 'web-kit-has-no-look',
      comment: 'What the console draws with MUI the portal draws with CSS: neither belongs in what they share.',
      severity: 'error',
      from: { path: '^web-kit/' },
      to: { path: '^node_modules/(@mui|@emotion|@tiptap|dayjs)(/|$)' },
    },
    {
      name: 'domain-imports-nothing',
      comment: 'The domain of shared-types runs everywhere, so it needs nothing.',
      severity: 'error',
      from: { path: '^shared-types/src/domain/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^shared-types/src/domain/' },
    },
    {
      name: 'no-tests-in-the-product',
      comment: 'What is delivered imports no test, fixture or demo.',
      severity: 'error',
      from: { path: '^[^/]+/src/', pathNot: '(\\.test\\.tsx?$|/src/(test|scripts)/)' },
      to: { path: '(\\.test\\.tsx?$|/src/(test|scripts)/)' },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules', '/dist/'] },
    exclude: { path: ['/dist/', '\\.css$'] },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
};
