import { readStored, writeStored } from '@byline/web-kit/storage';

/** A record that this user opened in this browser, by its id alone: names are read anew. */
export interface Recent {
  kind: 'candidate' | 'job';
  id: string;
}

const MAX = 3;
const keyOf = (userId: string): string => `byline.recent.${userId}`;

export function recentOf(userId: string): Recent[] {
  return (readStored(keyOf(userId)) ?? '').split(' ').flatMap((word) => {
    const [kind, id] = word.split('/');
    return id && (kind === 'candidate' || kind === 'job') ? [{ kind, id }] : [];
  });
}

/** The record at an address: its own page, or the panel beside a list. */
export function recordAt({ pathname, search }: { pathname: string; search: string }): Recent | null {
  const [, list, onPage] = /^\/(candidates|jobs)(?:\/([0-9a-f]{24}))?/.exec(pathname) ?? [];
  const id = onPage ?? new URLSearchParams(search).get('open');
  if (!list || !id) return null;
  return { kind: list === 'jobs' ? 'job' : 'candidate', id };
}

/** Puts a record in front of the others. */
export function noteRecent(userId: string, { kind, id }: Recent): void {
  const others = recentOf(userId).filter((other) => other.id !== id);
  const words = [{ kind, id }, ...others].slice(0, MAX + 1).map((one) => `${one.kind}/${one.id}`);
  writeStored(keyOf(userId), words.join(' '));
}

/** The records before the one at the address. */
export const recentExcept = (userId: string, current: Recent | null): Recent[] =>
  recentOf(userId)
    .filter(({ id }) => id !== current?.id)
    .slice(0, MAX);
