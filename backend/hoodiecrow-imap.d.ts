declare module 'hoodiecrow-imap' {
  import type { Server } from 'node:net';

  interface Message {
    raw: string;
    flags: string[];
  }
  /** An IMAP server for tests. */
  interface ImapServer {
    server: Server;
    listen(port: number, listening: () => void): void;
    appendMessage(mailbox: string, flags: string[], date: false, raw: Buffer): void;
    getMailbox(name: string): { messages: Message[] };
  }
  export default function hoodiecrow(options: {
    plugins: string[];
    users: Record<string, { password: string }>;
    storage: Record<string, { messages: { raw: string }[] }>;
  }): ImapServer;
}
