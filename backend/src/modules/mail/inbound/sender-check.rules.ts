import { domainToASCII } from 'node:url';
import type { SenderCheck } from '@byline/shared-types/domain';
import type { AuthenticateResult } from 'mailauth';

type Found = Pick<AuthenticateResult, 'dkim' | 'spf' | 'dmarc'>;

/** Without a DMARC record a signature of the domain in From still shows that the mail is its own. */
const isSigned = ({ dkim }: Found): boolean =>
  dkim.results.some(({ status }) => status.result === 'pass' && Boolean(status.aligned));

const isInDoubt = ({ dkim, spf }: Found): boolean =>
  [...dkim.results.map(({ status }) => status.result), spf && spf.status.result].includes('temperror');

/**
 * The verdict of our own check. DMARC counts whatever its policy asks, because most providers of private mail ask for nothing and sign everything.
 * A mail over a relay (not `sawClient`) or without an answer of the resolver never fails.
 */
export function ownVerdict(found: Found, { from, sawClient }: { from: string; sawClient: boolean }): SenderCheck {
  const { dmarc } = found;
  const domain = domainToASCII(from.slice(from.lastIndexOf('@') + 1));
  // Without an address in From, with several, or with another than the one that readers see, no domain answers for the mail.
  const result = dmarc && domainToASCII(String(dmarc.status.header?.from)) === domain ? dmarc.status.result : 'fail';
  if (result === 'pass') return 'pass';
  if (result === 'fail') return sawClient && !isInDoubt(found) ? 'fail' : 'unknown';
  return result === 'none' && isSigned(found) ? 'pass' : 'unknown';
}

/** The value of an `Authentication-Results` header (RFC 8601) without comments, which may nest. */
function withoutComments(header: string): string {
  let text = header;
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replace(/\([^()]*\)/g, ' ');
  }
  return text;
}

/** The verdict of the provider or relay with this name, from the topmost header; those below may be of the sender. */
export function toldVerdict(header: string, authservId: string): SenderCheck {
  const [id = '', ...results] = withoutComments(header).split(';');
  if (id.trim().split(/\s+/)[0]?.toLowerCase() !== authservId.toLowerCase()) return 'unknown';
  const told = results.flatMap((one) => /^\s*dmarc\s*=\s*(\w+)/i.exec(one)?.[1]?.toLowerCase() ?? []);
  if (told.length !== 1) return 'unknown';
  return told[0] === 'pass' || told[0] === 'fail' ? told[0] : 'unknown';
}
