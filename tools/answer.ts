/** `make answer`: answers the newest mail of `make run` as its recipient, returns it as a mail server does, or writes as a stranger. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { SendMailOptions } from 'nodemailer';
import { main } from './lib/main.ts';
import { UserError } from './lib/print.ts';
import { handOver, returned } from './lib/hand-over.ts';
import { fixedPorts } from './lib/settings.ts';

/** A mail in the list of the catcher. */
interface Caught {
  to: { address: string; name: string }[];
  subject: string;
  time: string;
  text?: string;
  headers: Record<string, string | undefined>;
  /** Its sender is the address for answers, because bounces come there. */
  envelope: { from: { address: string } };
}

const ports = fixedPorts();
const { TEXT = '', TO = '', FROM = '', FILE = '', BOUNCE = '' } = process.env;
const MAILBOX = /^(?!reply\+)[^@]+@byline\.localhost$/;

const page = `http://localhost:${ports.mailPage}/api/email`;
const isAnswerable = ({ envelope }: Caught): boolean => envelope.from.address.startsWith('reply+');

/** The newest mail that wants an answer, to this address or to anybody. */
async function newest(to: string): Promise<Caught> {
  const response = await fetch(page).catch(() => null);
  if (!response?.ok) throw new UserError(`The mail catcher at ${page} does not answer: is "make run" running?`);
  const mails = ((await response.json()) as Caught[]).filter(isAnswerable);
  const mail = mails.filter((one) => to === '' || one.to.some(({ address }) => address === to)).at(-1);
  if (!mail) throw new UserError(`There is no mail${to && ` to ${to}`} to answer: write one in the console first.`);
  return mail;
}

function answerTo(mail: Caught, text: string): SendMailOptions {
  const [recipient = { address: 'nobody@example.be', name: '' }] = mail.to;
  const quoted = (mail.text ?? '').trim().replace(/^/gm, '> ');
  const id = mail.headers['message-id'];
  return {
    ...{ from: FROM || recipient, to: mail.envelope.from.address, subject: `Re: ${mail.subject}` },
    ...(id !== undefined && { inReplyTo: id, references: id }),
    text: `${text}\n\nOn ${new Date(mail.time).toDateString()}, the agency wrote:\n${quoted}\n`,
  };
}

async function chosen(): Promise<{ mail: SendMailOptions; about: string }> {
  const text = TEXT || 'That suits me.';
  if (MAILBOX.test(TO)) {
    const mail = { from: FROM || 'stranger@example.be', to: TO, subject: 'A question', text };
    return { mail, about: `A mail to ${TO}` };
  }
  const found = await newest(TO);
  const who = found.to.map(({ address }) => address).join(', ');
  if (BOUNCE)
    return {
      mail: returned(found.envelope.from.address, found.to[0]?.address ?? ''),
      about: `"${found.subject}", returned by the server of ${who},`,
    };
  return { mail: answerTo(found, text), about: `An answer to "${found.subject}" from ${FROM || who}` };
}

await main(async () => {
  const { mail, about } = await chosen();
  const attachments = FILE ? [{ filename: basename(FILE), content: await readFile(FILE) }] : [];
  await handOver({ ...mail, ...(mail.raw === undefined && { attachments }) }, ports.inboundSmtp);
  console.log(`${about} came in.`);
  return 0;
});
