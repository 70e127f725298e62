import type { PlaceDto } from '../../api';

const TABS: Partial<Record<PlaceDto['kind'], string>> = { note: 'notes', interview: 'interviews', test: 'tests' };

/** The address that opens a place where a search found words: the tab with its record, the mail's thread, or the file's page in the profile. */
export function placeAddress(candidateId: string, { kind, recordId, conversationId, page }: PlaceDto): string {
  const tab = TABS[kind];
  const asked: Record<string, string> = {
    ...(kind === 'file' && recordId && { file: recordId, page: String(page ?? 1) }),
    ...(kind === 'mail' && {
      tab: 'mail',
      ...(conversationId ? { conversation: conversationId } : recordId && { mail: recordId }),
    }),
    ...(tab && recordId && { tab, record: recordId }),
  };
  const query = new URLSearchParams(asked).toString();
  return `/candidates/${candidateId}${query && `?${query}`}`;
}
