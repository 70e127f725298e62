import type { FileText } from './file-text.js';

/** Text in UTF-8, or as old Windows programs write it. */
export function plainText(bytes: Buffer): FileText {
  try {
    return { state: 'read', pages: [new TextDecoder('utf-8', { fatal: true }).decode(bytes)] };
  } catch {
    return { state: 'read', pages: [new TextDecoder('windows-1252').decode(bytes)] };
  }
}
