import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Stage } from './stage.ts';

const run = promisify(execFile);

/** Resident memory of a process, in MB. */
export async function memoryOf(pid: number): Promise<number> {
  const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) / 1024;
}

/** The used heap of an API in MB, including garbage before its collection. */
export async function heapOf({ ports }: Pick<Stage, 'ports'>): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${ports.metrics}/metrics`)).text();
  const [, bytes] = /^nodejs_heap_size_used_bytes (.+)$/m.exec(text) ?? [];
  return Number(bytes) / 1024 / 1024;
}
