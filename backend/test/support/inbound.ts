import nodemailer from 'nodemailer';

export interface Incoming {
  from: string;
  to: string | string[];
  raw: Buffer | string;
}

/** A mail server of somebody else, which brings mails to the worker. */
export class Outside {
  private readonly transport;

  constructor(port: number) {
    this.transport = nodemailer.createTransport({
      host: '127.0.0.1',
      port,
      secure: false,
      ignoreTLS: true,
      pool: true,
      maxConnections: 5,
      maxMessages: 1_000_000,
    });
  }

  async bring({ from, to, raw }: Incoming): Promise<void> {
    await this.transport.sendMail({ envelope: { from, to }, raw });
  }

  /** The code with which the worker refuses a mail. */
  async refused(mail: Incoming): Promise<number | undefined> {
    return this.bring(mail).then(
      () => undefined,
      (error: Error & { responseCode?: number }) => error.responseCode ?? -1,
    );
  }

  close(): void {
    this.transport.close();
  }
}
