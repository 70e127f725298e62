import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../support/api.js';
import { pythonWith, root } from '../support/python.js';
import { ENDS_SESSION, everybody, type Actor } from './actors.js';
import { EXCEPTIONS, type Finding } from './schemathesis-exceptions.js';

/** One request an operation as the caller who may make most; the nightly run (`make fuzz`) sends more, also as a candidate. */
const phases = process.env.SCHEMATHESIS_PHASES ?? 'examples,fuzzing';
const examples = process.env.SCHEMATHESIS_EXAMPLES ?? '1';
const actors: Actor[] = process.env.SCHEMATHESIS_EXAMPLES ? ['superAdmin', 'own'] : ['superAdmin'];
/** Operations that would change the caller's own login. */
const excluded = [...ENDS_SESSION, 'removeRole', 'grantRole'];

interface Bytes {
  $base64: string;
}
/** A line of its report: the requests of an operation, with their checks and answers. */
interface Scenario {
  checks: Record<string, { name: string; failure_info?: { failure: { message: string } } }[]>;
  interactions: Record<
    string,
    {
      request: { method: string; uri: string; body?: Bytes };
      response?: { status_code: number; content?: Bytes; headers: Record<string, string[]> };
    }
  >;
}

const decoded = (bytes: Bytes | undefined): string => Buffer.from(bytes?.$base64 ?? '', 'base64').toString();

const findingsOf = ({ checks = {}, interactions = {} }: Partial<Scenario>): Finding[] =>
  Object.entries(checks).flatMap(([id, looked]) => {
    const { request, response } = interactions[id] ?? {};
    const isProblem = response?.headers['content-type']?.[0]?.includes('problem+json') ?? false;
    return looked.flatMap(({ name, failure_info: failed }) =>
      failed && request
        ? {
            check: name,
            message: failed.failure.message,
            method: request.method,
            address: request.uri.replace(/^.*?\/api\/v1/, ''),
            sent: decoded(request.body).slice(0, 2_000),
            status: response?.status_code ?? 0,
            problem: isProblem ? (JSON.parse(decoded(response?.content)) as Finding['problem']) : {},
          }
        : [],
    );
  });

describe('schemathesis', () => {
  let api: TestApi;
  let folder: string;
  let tokens: Record<Actor, { token: string | null }>;
  let env: NodeJS.ProcessEnv;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'byline-schemathesis-'));
    env = await pythonWith(folder);
    api = await startApi();
    tokens = (await everybody(api)).clients;
  }, 180_000);
  afterAll(async () => {
    await api.close();
    await rm(folder, { recursive: true });
  });

  it.each(actors)('finds nothing but what we mean, as %s', { timeout: 3_600_000 }, async (actor) => {
    const report = join(folder, `${actor}.ndjson`);
    const args = [
      ...['-m', 'schemathesis.cli', 'run', join(root, 'openapi.yaml'), '--url', new URL(api.url).origin],
      ...['--header', `Authorization: Bearer ${tokens[actor].token ?? ''}`, '--phases', phases],
      ...['--max-examples', examples, '--seed', '1', '--continue-on-failure', '--no-shrink', '--warnings', 'off'],
      ...['--report', 'ndjson', '--report-ndjson-path', report],
      ...excluded.flatMap((id) => ['--exclude-operation-id', id]),
    ];
    const child = spawn('python3', args, { env, cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
    const printed = (await Promise.all([text(child.stdout), text(child.stderr)])).join('\n');
    expect(printed).toContain('Test cases:');
    const lines = (await readFile(report, 'utf8')).trim().split('\n');
    const scenarios = lines.flatMap(
      (line) => (JSON.parse(line) as { ScenarioFinished?: { recorder: Scenario } }).ScenarioFinished?.recorder ?? [],
    );
    expect(scenarios.length, printed).toBeGreaterThan(100);
    const unexplained = scenarios
      .flatMap(findingsOf)
      .filter((finding) => !EXCEPTIONS.some(({ explains }) => explains(finding)));
    expect(unexplained).toEqual([]);
  });
});
