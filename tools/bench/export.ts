import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

const MB = 1024 * 1024;

/** Resident memory of a process, in bytes. */
async function memoryOf(pid: number): Promise<number> {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) * 1024;
}

export interface ExportMeasurement {
  seconds: number;
  megabytes: number;
  /** How much the process had more at its most than before, in MB. */
  growth: number;
}

/** Downloads the export of every candidate and watches the memory of the API meanwhile. Linux only: it reads /proc. */
export async function measureExport(
  api: string,
  headers: Record<string, string>,
  pid: number,
): Promise<ExportMeasurement> {
  const before = await memoryOf(pid);
  const started = performance.now();
  let most = before;
  let ended = false;
  const watch = async (): Promise<void> => {
    while (!ended) {
      most = Math.max(most, await memoryOf(pid));
      await sleep(50);
    }
  };
  const download = async (): Promise<number> => {
    const response = await fetch(`${api}/api/v1/candidates/export`, { headers });
    if (!response.ok || !response.body) throw new Error(`the export answered ${response.status}`);
    let bytes = 0;
    for await (const chunk of response.body) bytes += chunk.byteLength;
    return bytes;
  };
  const [bytes] = await Promise.all([download().finally(() => (ended = true)), watch()]);
  return { seconds: (performance.now() - started) / 1000, megabytes: bytes / MB, growth: (most - before) / MB };
}
