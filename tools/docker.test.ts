import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { load } from 'js-yaml';
import ts from 'typescript';
import { afterAll, describe, expect, it } from 'vitest';
import { appNames, configScript, NONCE_PLACEHOLDER, securityHeaders } from '../app-server/src/app-policy.ts';
import { root } from './lib/paths.ts';

const folder = mkdtempSync(join(tmpdir(), 'byline-docker-'));
afterAll(() => rmSync(folder, { recursive: true }));

function read(script: string): unknown {
  const window: Record<string, unknown> = {};
  runInNewContext(script, { window });
  return window.bylineConfig;
}

describe('nginx gives the apps the same as the app server', () => {
  it.each<Record<string, string>>([
    {},
    {
      PUBLIC_API_URL: 'https://api.example.org',
      PORTAL_URL: 'https://jobs.example.org',
      AGENCY_NAME: 'Inkt & "Co" \\ Zonen',
      ANSWER_DAYS: '21',
    },
    {
      JOBS_URL_NL: 'https://x.be/nl',
      JOBS_URL_EN: 'https://x.be/en',
      PRIVACY_URL: 'https://x.be/p',
      BLOG_URL: 'https://x.be/b',
      CONTACT_URL: 'mailto:hello@x.be',
    },
    { TERMS_URL: "https://x.be/l'algemeen" },
  ])('config.js of %j', (env) => {
    const file = join(folder, 'config.js');
    const script = join(root, 'docker/nginx/40-app-config.sh');
    execFileSync('sh', [script], { env: { PATH: process.env.PATH, APP_CONFIG_FILE: file, ...env } });
    expect(read(readFileSync(file, 'utf8'))).toEqual(read(configScript(env)));
  });

  it.each(appNames)('security headers of %s', (app) => {
    const printed = execFileSync(process.execPath, [join(root, 'tools/nginx-headers.ts'), app], { encoding: 'utf8' });
    const filledIn = printed.replaceAll('${PUBLIC_API_URL}', 'https://api.example.org');
    const headers = [...filledIn.matchAll(/^add_header (\S+) "(.*)" always;$/gm)].map(([, name, value]) => [
      name,
      value,
    ]);
    expect(Object.fromEntries(headers)).toEqual(securityHeaders(app, 'https://api.example.org', '$request_id'));
  });

  it('puts the nonce of the headers into the page, which no cache stores', () => {
    const site = readFileSync(join(root, 'docker/nginx/default.conf.template'), 'utf8');
    const page = /location = \/index\.html \{(.*?)\n {4}\}/s.exec(site)?.[1] ?? '';
    expect(page).toContain(`sub_filter ${NONCE_PLACEHOLDER} $request_id;`);
    expect(page).toContain('gzip_static off;');
    expect(page).toContain('Cache-Control "no-store"');
    expect(page).toContain('security-headers.inc');
    expect(readFileSync(join(root, 'recruiter-console/index.html'), 'utf8')).toContain(`nonce="${NONCE_PLACEHOLDER}"`);
  });
});

describe('the image of the portal', () => {
  const dockerfile = readFileSync(join(root, 'candidate-portal/Dockerfile'), 'utf8');

  it('holds every package that its server imports', () => {
    const { dependencies } = JSON.parse(readFileSync(join(root, 'app-server/package.json'), 'utf8')) as {
      dependencies: Record<string, string>;
    };
    const sources = join(root, 'app-server/src');
    const imported = readdirSync(sources)
      .filter((file) => !file.endsWith('.test.ts'))
      .flatMap((file) => ts.preProcessFile(readFileSync(join(sources, file), 'utf8')).importedFiles)
      .flatMap(({ fileName }) => /^(?!node:)(?:@[^/]+\/)?[^/.]+/.exec(fileName) ?? []);
    expect(imported).toContain('fastify');
    expect(imported.filter((name) => !(name in dependencies))).toEqual([]);
    expect(dockerfile).toContain('npm ci --workspace app-server --omit=dev');
  });

  it('listens on the address in the nginx configuration only', () => {
    const proxy = readFileSync(join(root, 'docker/nginx/portal.conf'), 'utf8');
    expect(dockerfile).toContain('PORT=8080');
    expect(proxy).toContain('proxy_pass http://portal-server:8080;');
    expect(proxy).not.toMatch(/proxy_cache/);
    const compose = load(readFileSync(join(root, 'docker-compose.yml'), 'utf8')) as {
      services: Record<string, ComposeService>;
    };
    const { ports, environment } = compose.services['portal-server'] ?? {};
    expect(ports).toBeUndefined();
    expect(environment).toMatchObject({ API_URL: 'http://api:3000' });
    expect(environment).toHaveProperty('PORTAL_URL');
  });
});

describe('the image of the backend', () => {
  const sources = join(root, 'backend/src');
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' });
  const { dependencies } = JSON.parse(readFileSync(join(root, 'backend/package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };

  it('holds every package its code imports, the scripts too', () => {
    const imported = files
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .flatMap((file) => ts.preProcessFile(readFileSync(join(sources, file), 'utf8')).importedFiles)
      .flatMap(({ fileName }) => /^(?!node:)(?:@[^/]+\/)?[^/.]+/.exec(fileName) ?? []);
    const packages = [...new Set(imported)];
    expect(packages).toContain('fastify');
    expect(packages.filter((name) => !(name in dependencies))).toEqual([]);
  });

  it('contains neither the demo nor packages of the demo and the build', () => {
    const held = [...readFileSync(join(root, 'backend/Dockerfile'), 'utf8').matchAll(/^COPY --from=\S+ (\S+)/gm)];
    expect(held.map(([, path]) => path)).toContain('/app/backend/dist');
    expect(held.filter(([, path]) => path?.includes('demo'))).toEqual([]);
    for (const name of ['@byline/demo', 'pdf-lib', 'mjml']) expect(dependencies).not.toHaveProperty(name);
  });
});

interface ComposeService {
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
  networks?: string[];
  ports?: string[];
  restart?: string;
}

describe('docker-compose.yml', () => {
  const text = readFileSync(join(root, 'docker-compose.yml'), 'utf8');
  const { services } = load(text) as { services: Record<string, ComposeService> };
  const declared = ['environment', 'inbound-environment']
    .map((name) => readFileSync(join(root, `backend/src/config/${name}.ts`), 'utf8'))
    .join('\n');

  it('gives the backend known settings only', () => {
    const given = Object.keys(services.api?.environment ?? {});
    expect(given.length).toBeGreaterThan(8);
    expect(given.filter((name) => !new RegExp(`^  ${name}\\b`, 'm').test(declared))).toEqual([]);
  });

  it('passes on every setting of the file store', () => {
    const settings = [...declared.matchAll(/^  ((?:FILE_STORE|S3_)\w*)\b/gm)].map((match) => match[1]);
    expect(settings).toHaveLength(8);
    expect(Object.keys(services.api?.environment ?? {})).toEqual(expect.arrayContaining(settings));
  });

  it('publishes neither the database nor Redis', () => {
    for (const name of ['mongo', 'redis']) {
      expect(services[name]?.ports).toBeUndefined();
      expect(services[name]?.networks).toEqual(['data']);
    }
  });

  it('restarts every container, except those whose end others wait for', () => {
    const conditions = Object.values(services).flatMap(({ depends_on = {} }) => Object.entries(depends_on));
    const ending = conditions.filter(([, { condition }]) => condition === 'service_completed_successfully');
    const policies = Object.entries(services).map(([name, { restart }]) => [name, restart]);
    expect(new Set(ending.map(([name]) => name))).toEqual(new Set(['mongo-init', 'migrate']));
    for (const [name, restart] of policies)
      expect([name, restart]).toEqual([name, ending.some(([once]) => once === name) ? 'no' : 'unless-stopped']);
  });

  it('reads only variables that .env.example explains', () => {
    const example = readFileSync(join(root, '.env.example'), 'utf8');
    const used = new Set([...text.matchAll(/\$\{([A-Z\d_]+)/g)].map((match) => match[1]));
    expect([...used].filter((name) => !new RegExp(`^#? ?${name}=`, 'm').test(example))).toEqual([]);
  });
});
