import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startConfined, type ConfinedProcess } from './confined-process.js';
import { frame, framesOf } from './frames.js';

/** Files that one process reads, so that nothing of a file stays long in its memory. */
const FILES = 500;

/** The folders of a bundled script: beside the worker's own file or its chunks, and for the source files of tests. */
const FOLDERS = ['./', '../', '../../', '../../../dist/'];

interface Reader {
  child: ConfinedProcess;
  frames: AsyncGenerator<Buffer>;
  left: number;
}

/**
 * Reads files of strangers in a process of limited time and memory, one after the other; one process reads many, because starting one takes longer than reading a
 * file. A file that ends the process leaves the next one a new process. The script answers by `answerFrames`.
 */
export class ConfinedReader {
  private readonly script: string;
  private readonly timeoutMs: number;
  private readonly stopping = new AbortController();
  private reader: Reader | null = null;
  private last: Promise<unknown> = Promise.resolve();

  /** `name` is the script's, without its ending. */
  constructor(name: string, timeoutMs: number) {
    const paths = FOLDERS.map((folder) => fileURLToPath(new URL(`${folder}${name}.js`, import.meta.url)));
    this.script = paths.find((path) => existsSync(path)) ?? '';
    this.timeoutMs = timeoutMs;
  }

  /** Null if the file cannot be read within the limits. */
  read(bytes: Buffer): Promise<Buffer | null> {
    const reading = this.last.then(() => this.readNow(bytes));
    this.last = reading.catch(() => undefined);
    return reading;
  }

  stop(): void {
    this.stopping.abort();
  }

  private async readNow(bytes: Buffer): Promise<Buffer | null> {
    const reader = this.reader ?? this.start();
    this.reader = reader;
    const timer = setTimeout(() => reader.child.kill('SIGKILL'), this.timeoutMs);
    reader.child.stdin.write(frame(bytes), () => undefined);
    const next = await reader.frames.next().catch(() => null);
    const value = next?.done === false ? next.value : undefined;
    clearTimeout(timer);
    if (this.stopping.signal.aborted) throw new Error('the reader of files stops');
    reader.left--;
    if (value === undefined || reader.left === 0) {
      reader.child.kill('SIGKILL');
      this.reader = null;
    }
    return value === undefined || value.length === 0 ? null : value;
  }

  private start(): Reader {
    if (!this.script) throw new Error('the script of a reader is not there: build the backend');
    const child = startConfined(this.script, [], this.stopping.signal);
    // A process that ends early does not read everything.
    child.stdin.on('error', () => undefined);
    return { child, frames: framesOf(child.stdout), left: FILES };
  }
}
