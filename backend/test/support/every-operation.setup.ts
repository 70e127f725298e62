import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

const HTTP_TESTS = join(import.meta.dirname, '..');

/** Whether this run has all HTTP tests and succeeded; otherwise the called operations are incomplete. */
function isWhole({ vitest }: TestProject, httpTests: string[]): boolean {
  const ran = new Set(vitest.state.getPaths());
  const all = vitest.getGlobalTestNamePattern() === undefined && httpTests.every((file) => ran.has(file));
  return all && vitest.state.getCountOfFailedTests() === 0;
}

/** After a run of all HTTP tests, fails if an operation of openapi.yaml has no successful call. */
export default function setUp(project: TestProject): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'byline-called-'));
  const list = join(folder, 'operations');
  writeFileSync(list, '');
  project.provide('calledOperations', list);
  return async () => {
    const called = new Set(readFileSync(list, 'utf8').split('\n'));
    rmSync(folder, { recursive: true });
    const { testFiles } = await project.globTestFiles();
    const httpTests = testFiles.filter((file) => file.startsWith(HTTP_TESTS));
    if (!isWhole(project, httpTests)) return;
    const { operations } = await import('./openapi.js');
    const missed = operations.map(({ operationId }) => operationId).filter((id) => !called.has(id));
    if (missed.length > 0) throw new Error(`No test calls these operations with success: ${missed.join(', ')}`);
  };
}
