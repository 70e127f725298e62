import { MAX_SUGGESTIONS, type SuggestionReason } from '@byline/shared-types/domain';
import { normalise } from '../../../common/lists/search.js';
import type { Mailbox } from '../email.record.js';

interface Person {
  firstname: string;
  name: string;
  email: string;
}

export interface Scored<T> {
  person: T;
  score: number;
  reasons: SuggestionReason[];
}

const SCORES: Record<SuggestionReason, number> = { name: 0.9, address: 0.7, lastname: 0.45, firstname: 0.4 };
/** "Fatima B." with the first name and the first letter of the last. */
const INITIAL = 0.25;
/** Shorter words are initials, and the same in many addresses. */
const MIN_WORD = 3;
const MAX_WORDS = 3;

const localPart = (email: string): string => normalise(email.slice(0, email.lastIndexOf('@')));
const isSame = (a: string, b: string): boolean => normalise(a) === normalise(b);
const wordsIn = (text: string): string[] =>
  normalise(text)
    .split(/[^\p{L}]+/u)
    .filter(Boolean);

/** The words of a sender: of the name, or else of the address before its @. */
const wordsOf = ({ name, email }: Mailbox): string[] => {
  const words = name.includes('@') ? [] : wordsIn(name);
  return words.length > 0 ? words : wordsIn(localPart(email));
};

/** The searches for a sender: the whole name, of which the last word may be a letter, and its words. */
export function searchesFor(sender: Mailbox): string[] {
  const words = wordsOf(sender).slice(0, MAX_WORDS);
  const whole = words.join(' ');
  return [...new Set([whole, ...words])].filter((text) => text.length >= MIN_WORD);
}

function reasonsFor(sender: Mailbox, { firstname, name, email }: Person): SuggestionReason[] {
  const words = wordsOf(sender);
  const has = (text: string): boolean => {
    const all = wordsIn(text);
    return all.length > 0 && all.every((word) => words.includes(word));
  };
  const [first, last] = [has(firstname), has(name)];
  const local = localPart(sender.email);
  return [
    ...(first && last ? (['name'] as const) : []),
    ...(isSame(sender.email, email) || (local.length > MIN_WORD && local === localPart(email))
      ? (['address'] as const)
      : []),
    ...(last && !first ? (['lastname'] as const) : []),
    ...(first && !last ? (['firstname'] as const) : []),
  ];
}

function scoreOf(sender: Mailbox, person: Person, reasons: readonly SuggestionReason[]): number {
  if (isSame(sender.email, person.email)) return 1;
  const best = Math.max(0, ...reasons.map((reason) => SCORES[reason]));
  const initials = wordsOf(sender).filter((word) => word.length === 1);
  const fits = reasons.includes('firstname') && initials.some((letter) => normalise(person.name).startsWith(letter));
  return fits ? best + INITIAL : best;
}

/** The people who fit a sender best, the best first, each once. */
export function bestFits<T extends Person & { _id: unknown }>(sender: Mailbox, people: readonly T[]): Scored<T>[] {
  const unique = [...new Map(people.map((person) => [String(person._id), person])).values()];
  return unique
    .map((person) => ({ person, reasons: reasonsFor(sender, person) }))
    .filter(({ reasons }) => reasons.length > 0)
    .map(({ person, reasons }) => ({ person, reasons, score: scoreOf(sender, person, reasons) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_SUGGESTIONS);
}
