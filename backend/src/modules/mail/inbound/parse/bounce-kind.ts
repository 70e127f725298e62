import type { BounceKind } from '@byline/shared-types/domain';

/** The first match decides; words come before codes, because servers often say 5.0.0. */
const WORDS: readonly [BounceKind, RegExp][] = [
  [
    'mailbox_full',
    /over ?quota|quota exceeded|mailbox (is )?full|exceeded .{0,40}quota|insufficient (system )?storage|out of storage/i,
  ],
  ['too_large', /message (is )?too (large|big)|size limit|exceeds .{0,40}size|larger than .{0,30}(limit|size)/i],
  [
    'no_such_domain',
    /domain .{0,60}(not found|does ?n[o']t exist|couldn'?t be found)|host (or domain name )?not found|unrouteable (mail )?domain|nxdomain|no such domain|dns error/i,
  ],
  [
    'no_such_address',
    /(user|recipient|mailbox|address|account)\b.{0,80}(unknown|not found|does ?n[o']t exist|unavailable|couldn'?t be found|disabled|inactive)|unknown (user|recipient)|no such (user|recipient|mailbox|person)|recipnotfound|unrouteable address|address rejected: undeliverable/i,
  ],
  ['refused', /spam|blocked|blacklist|blocklist|policy|denied|rejected|not permitted|dmarc|\bspf\b|reputation/i],
];

const CODES: readonly [BounceKind, RegExp][] = [
  ['mailbox_full', /^[45]\.2\.2$/],
  ['too_large', /^5\.(3\.4|2\.3)$/],
  ['no_such_domain', /^5\.(1\.2|4\.4)$/],
  ['no_such_address', /^5\.(1\.(0|1|3|6|10)|2\.1|4\.1)$/],
  ['refused', /^5\.(7\.\d+|6\.\d+|3\.0)$/],
];

export function bounceKindOf(code: string, text: string, isDelay: boolean): BounceKind {
  if (isDelay) return 'delayed';
  // A precise code says more than words, which repeat the mail's own.
  const [byCode] = CODES.find(([, pattern]) => pattern.test(code)) ?? [];
  if (byCode && byCode !== 'refused') return byCode;
  const [byWords] = WORDS.find(([, pattern]) => pattern.test(text)) ?? [];
  return byWords ?? byCode ?? 'other';
}
