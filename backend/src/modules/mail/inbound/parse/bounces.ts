import { bounceKindOf } from './bounce-kind.js';
import type { ParsedBounce } from './parsed-mail.js';

const MAX_WORDS = 500;
const MAX_BOUNCES = 100;
const ADDRESS = /[^\s<>;,"]+@[^\s<>;,"]+/;

/** Fields of blocks of headers (RFC 3464, RFC 5965), names in lower case; a blank line ends a block. */
export function headerBlocks(text: string): Map<string, string>[] {
  return text
    .replaceAll('\r', '')
    .split(/\n[ \t]*\n/)
    .map((block) => {
      const lines = block.replace(/\n[ \t]+/g, ' ').split('\n');
      return new Map(
        lines.flatMap((line) => {
          const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(line) ?? [];
          return name === undefined ? [] : [[name.toLowerCase(), (value ?? '').trim()] as const];
        }),
      );
    });
}

/** The value after its type: `rfc822; ann@example.be`. */
const afterType = (value = ''): string => value.slice(value.indexOf(';') + 1).trim();

/** The recipients of a delivery report that got nothing, or nothing yet; a report of success has none. */
export function bouncesOfReport(report: string): ParsedBounce[] {
  return headerBlocks(report)
    .flatMap((fields) => {
      const action = fields.get('action')?.toLowerCase() ?? '';
      const recipient = afterType(fields.get('final-recipient') ?? fields.get('original-recipient'));
      const address = ADDRESS.exec(recipient)?.[0].toLowerCase();
      if (!address || !['failed', 'delayed'].includes(action)) return [];
      const text = (afterType(fields.get('diagnostic-code')) || (fields.get('status') ?? '')).slice(0, MAX_WORDS);
      const code = /\d\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '')?.[0] ?? '';
      return [bounce(address, code, text, action === 'delayed')];
    })
    .slice(0, MAX_BOUNCES);
}

function bounce(address: string, code: string, text: string, isDelay: boolean): ParsedBounce {
  // 5.0.0 says nothing; the words often have a better one.
  const precise =
    /^\d\.0\.0$/.test(code) || code === '' ? (/\b[45]\.\d{1,3}\.\d{1,3}\b/.exec(text)?.[0] ?? code) : code;
  return {
    address,
    code: precise,
    action: isDelay ? 'delayed' : 'failed',
    kind: bounceKindOf(precise, text, isDelay),
    text,
  };
}

/** The recipients of a bounce without a report: those of Exim's header, else those before their reason, as qmail writes. */
export function bouncesOfWords(failedRecipients: string, text: string): ParsedBounce[] {
  const named = failedRecipients.split(',').flatMap((part) => ADDRESS.exec(part)?.[0] ?? []);
  const written = [...text.matchAll(/^\s*<?([^\s<>;,"]+@[^\s<>;,":]+)>?:?[ \t]*$|^<([^\s<>@]+@[^\s<>]+)>:/gm)];
  const addresses = named.length > 0 ? named : written.flatMap((match) => match[1] ?? match[2] ?? []);
  return [...new Set(addresses.map((address) => address.toLowerCase()))].slice(0, MAX_BOUNCES).map((address) => {
    const at = text.toLowerCase().indexOf(address);
    const words = text.slice(at < 0 ? 0 : at + address.length, (at < 0 ? 0 : at) + MAX_WORDS + address.length);
    const reason = (words.split(/\n\s*\n\s*(?:-{2,}|<)/)[0] ?? '').replace(/^>?:?/, '').replace(/\s+/g, ' ').trim();
    return bounce(address, '', reason, false);
  });
}

/** The Message-IDs inside the mail, as our own mails and those of others carry them, without that of the mail itself. */
export function originalsOf(raw: string, own: string | null): string[] {
  const found = [...raw.matchAll(/^[ \t>]*message-id:\s*(<[^\s<>]{1,400}>)/gim)].map(([, id = '']) => id);
  return [...new Set(found)].filter((id) => id !== own).slice(0, MAX_BOUNCES);
}
