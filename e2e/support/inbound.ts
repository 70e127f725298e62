import { createConnection } from 'node:net';
import { createInterface } from 'node:readline';
import { runningProduct } from './product.ts';

interface Incoming {
  /** A name and an address. */
  from: [name: string, address: string];
  to: string;
  subject: string;
  /** Lines of plain text. */
  text: string[];
}

/** Brings a mail of somebody to the product's worker, as their mail server does. */
export async function bringMail({ from: [name, address], to, subject, text }: Incoming): Promise<void> {
  const socket = createConnection({ host: '127.0.0.1', port: runningProduct().ports.inboundSmtp });
  const answers = createInterface({ input: socket })[Symbol.asyncIterator]();
  const say = async (line: string | null, code: string): Promise<void> => {
    if (line !== null) socket.write(`${line}\r\n`);
    let answer: string;
    do answer = String((await answers.next()).value);
    while (answer.startsWith(`${code}-`));
    if (!answer.startsWith(code)) throw new Error(`${line ?? 'the greeting'}: ${answer}`);
  };
  const encoded = (words: string): string => `=?utf-8?B?${Buffer.from(words).toString('base64')}?=`;
  await say(null, '220');
  await say('EHLO e2e.example', '250');
  await say(`MAIL FROM:<${address}>`, '250');
  await say(`RCPT TO:<${to}>`, '250');
  await say('DATA', '354');
  const head = [
    `From: ${encoded(name)} <${address}>`,
    `To: <${to}>`,
    `Subject: ${encoded(subject)}`,
    `Message-ID: <${crypto.randomUUID()}@e2e.example>`,
    'Content-Type: text/plain; charset=utf-8',
  ];
  await say([...head, '', ...text, '.'].join('\r\n'), '250');
  socket.end('QUIT\r\n');
}
