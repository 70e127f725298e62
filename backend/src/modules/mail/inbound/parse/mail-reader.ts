import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { ConfinedReader } from '../../../../common/processes/confined-reader.js';
import { decodeMail } from './encoded-mail.js';
import type { ParsedMail } from './parsed-mail.js';

const TIMEOUT_MS = 20_000;

/** Parses mails in a process of limited time and memory. */
@Injectable()
export class MailReader implements OnModuleDestroy {
  private readonly reader = new ConfinedReader('read-mails', TIMEOUT_MS);

  /** Null if the mail cannot be read within the limits. */
  async read(bytes: Buffer): Promise<ParsedMail | null> {
    const encoded = await this.reader.read(bytes);
    return encoded && decodeMail(encoded);
  }

  onModuleDestroy(): void {
    this.reader.stop();
  }
}
