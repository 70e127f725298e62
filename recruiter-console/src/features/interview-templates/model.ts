import type { InterviewTemplateResponse } from '../../api';
import type { Snapshot } from '../../lib/autosave/Autosaver';
import type { Values } from '../../lib/autosave/merge';

type Template = Pick<InterviewTemplateResponse, 'type' | 'questions' | 'version'>;

/** The keys of a template's values, besides those of its questions. */
export const TYPE = 'type';
const ORDER = 'order';

const textOf = (values: Values, key: string): string => String(values[key] ?? '').trim();
const orderOf = (values: Values): string[] =>
  String(values[ORDER] ?? '')
    .split(' ')
    .filter(Boolean);
const inOrder = (keys: readonly string[]): Values => ({ [ORDER]: keys.join(' ') });

/** The keys of the questions, including those that a colleague changed or removed. A question that the order does not name comes last. */
export function questionKeys(values: Values, conflicts: Values = {}): string[] {
  const keys = new Set([...orderOf(values), ...Object.keys(values), ...Object.keys(conflicts)]);
  return [...keys].filter(
    (key) => key !== TYPE && key !== ORDER && (textOf(values, key) !== '' || conflicts[key] !== undefined),
  );
}

/** Adds a question at the end. */
export const withQuestion = (values: Values, key: string, question: string): Values => ({
  ...inOrder([...questionKeys(values), key]),
  [key]: question,
});

export const withoutQuestion = (values: Values, key: string): Values => ({
  ...inOrder(questionKeys(values).filter((other) => other !== key)),
  [key]: '',
});

/** Moves a question among the shown ones. */
export const withMove = (shown: readonly string[], from: number, to: number): Values => {
  const rest = shown.filter((_, index) => index !== from);
  return inOrder([...rest.slice(0, to), ...shown.slice(from, from + 1), ...rest.slice(to)]);
};

/** True if two people changed the order. The later order wins, because it does not change the set of questions. */
export const isOrderAsked = (conflicts: Values): boolean => conflicts[ORDER] !== undefined;
export const ORDER_KEY = ORDER;

export const toRequest = (values: Values) => ({
  type: textOf(values, TYPE),
  questions: questionKeys(values).map((key) => ({ question: textOf(values, key) })),
});

/**
 * Gives every question a key that stays when its text or its place changes. The API knows questions by their place only, but two people who
 * edit one template change different questions.
 */
export class QuestionKeys {
  private known: Snapshot;
  /** The values of a save that has no answer yet. */
  private sent: Values = {};

  /** Begins with the base of the draft that a reload left, if there is one. */
  constructor(before: Values = {}) {
    this.known = { values: before, version: null };
  }

  readonly sending = (values: Values): void => {
    this.sent = values;
  };

  readonly saved = (values: Values, version: number): void => {
    this.known = { values, version };
    this.sent = {};
  };

  /** A template in the format of autosave. */
  readonly snapshotOf = (template: Template): Snapshot => {
    const { type, version } = template;
    if (this.known.version !== null && version <= this.known.version) return this.known;
    const before = this.known.values;
    const free = new Set([...questionKeys(before), ...questionKeys(this.sent)]);
    const take = (text: string): [string, string] | undefined => {
      for (const values of [before, this.sent])
        for (const key of free) if (textOf(values, key) === text && free.delete(key)) return [key, String(values[key])];
      return undefined;
    };
    const texts = template.questions.map(({ question }) => question);
    const same = texts.map(take);
    // A remaining question has a new text at its old place, or is new.
    const places = questionKeys(before);
    const all = texts.map((text, index): [string, string] => {
      const place = places[index];
      return same[index] ?? [place !== undefined && free.delete(place) ? place : `q${version}.${index}`, text];
    });
    const values = {
      [TYPE]: textOf(before, TYPE) === type ? String(before[TYPE]) : type,
      ...inOrder(all.map(([key]) => key)),
      ...Object.fromEntries(all),
    };
    this.known = { values, version };
    return this.known;
  };
}
