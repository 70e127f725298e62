import { waitFor } from '../../tools/lib/wait.ts';
import { runningProduct } from './product.ts';

export interface Mail {
  subject: string;
  html: string;
  text: string;
  /** Keys are in lower case. */
  headers: Record<string, string>;
  to: { address: string }[];
  attachments?: { filename: string }[];
  /** The address to which a mail server reports. */
  envelope: { from: { address: string } };
}

async function allMails(): Promise<Mail[]> {
  const response = await fetch(`${runningProduct().mailUrl}/api/email`);
  return (await response.json()) as Mail[];
}

/** Every mail that reached an address over SMTP. */
export const mailsTo = async (address: string): Promise<Mail[]> =>
  (await allMails()).filter((mail) => mail.to.some((to) => to.address === address));

/** Waits for the first mail to an address with a matching subject. */
export async function mailTo(address: string, subject: string | RegExp = /./, seconds = 30): Promise<Mail> {
  let found: Mail | undefined;
  const matches = (mail: Mail): boolean =>
    typeof subject === 'string' ? mail.subject === subject : subject.test(mail.subject);
  await waitFor(
    `a mail to ${address}`,
    async () => {
      found = (await mailsTo(address)).find(matches);
      return found !== undefined;
    },
    { timeout: seconds * 1_000 },
  );
  return found as Mail;
}

/** The first link of a mail that leads to this path of the portal. */
export function linkIn(mail: Mail, path: string): string {
  const links = [...mail.html.matchAll(/href="([^"]+)"/g)].map((match) => (match[1] ?? '').replaceAll('&amp;', '&'));
  const link = links.find((href) => new URL(href).pathname.startsWith(path));
  if (!link) throw new Error(`no link to ${path} in the mail "${mail.subject}"`);
  return link;
}
