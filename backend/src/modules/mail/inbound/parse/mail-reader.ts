import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { startConfined, type ConfinedProcess } from '../../../../common/processes/confined-process.js';
import { decodeMail, frame, framesOf } from './frames.js';
import type { ParsedMail } from './parsed-mail.js';

const TIMEOUT_MS = 20_000;
/** Mails that one process reads, so that nothing of a mail stays long in its memory. */
const MAILS = 500;

/** The bundled file, beside the worker's own; the compiled one in tests. */
const SCRIPT = ['./read-mails.js', '../../../../../dist/read-mails.js']
  .map((path) => fileURLToPath(new URL(path, import.meta.url)))
  .find((path) => existsSync(path));

interface Reader {
  child: ConfinedProcess;
  frames: AsyncGenerator<Buffer>;
  left: number;
}

/** Parses mails in a process of limited time and memory, one after the other. A mail that ends the process leaves the next one a new process. */
@Injectable()
export class MailReader implements OnModuleDestroy {
  private readonly stopping = new AbortController();
  private reader: Reader | null = null;
  private last: Promise<unknown> = Promise.resolve();

  /** Null if the mail cannot be read within the limits. */
  read(bytes: Buffer): Promise<ParsedMail | null> {
    const reading = this.last.then(() => this.readNow(bytes));
    this.last = reading.catch(() => undefined);
    return reading;
  }

  onModuleDestroy(): void {
    this.stopping.abort();
  }

  private async readNow(bytes: Buffer): Promise<ParsedMail | null> {
    const reader = this.reader ?? this.start();
    this.reader = reader;
    const timer = setTimeout(() => reader.child.kill('SIGKILL'), TIMEOUT_MS);
    reader.child.stdin.write(frame(bytes), () => undefined);
    const next = await reader.frames.next().catch(() => null);
    const value = next?.done === false ? next.value : undefined;
    clearTimeout(timer);
    if (this.stopping.signal.aborted) throw new Error('the reader of mails stops');
    reader.left--;
    if (value === undefined || reader.left === 0) {
      reader.child.kill('SIGKILL');
      this.reader = null;
    }
    return value === undefined || value.length === 0 ? null : decodeMail(value);
  }

  private start(): Reader {
    if (SCRIPT === undefined) throw new Error('read-mails.js is not there: build the backend');
    const child = startConfined(SCRIPT, [], this.stopping.signal);
    // A process that ends early does not read everything.
    child.stdin.on('error', () => undefined);
    return { child, frames: framesOf(child.stdout), left: MAILS };
  }
}
