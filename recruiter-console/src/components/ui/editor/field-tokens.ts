import { mailFieldPattern, type MailField } from '@byline/shared-types/domain';
import type { Node } from '@tiptap/pm/model';

/** A field of a mail in a document, such as `{{job|this job}}`. */
export interface FieldToken {
  field: MailField;
  from: number;
  to: number;
  /** The place of its `|`; null without a text for an empty value. */
  bar: number | null;
}

/** The length of `{{` and of `}}`. */
export const BRACES = 2;

export function tokensIn(document: Node): FieldToken[] {
  const tokens: FieldToken[] = [];
  document.descendants((node, at) => {
    for (const { 0: text, 1: field, index } of (node.text ?? '').matchAll(mailFieldPattern())) {
      const [from, bar] = [at + index, text.indexOf('|')];
      const place = { from, to: from + text.length, bar: bar < 0 ? null : from + bar };
      tokens.push({ field: field as MailField, ...place });
    }
  });
  return tokens;
}

/** Whether the cursor may stand here: beside a field, or in its text for an empty value. */
const isOpen = ({ from, to, bar }: FieldToken, place: number): boolean =>
  place <= from || place >= to || (bar !== null && place > bar && place <= to - BRACES);

/** The nearest place for the cursor in its direction, outside of the hidden parts of fields. */
export function openPlace(tokens: readonly FieldToken[], place: number, forward: boolean): number {
  const token = tokens.find((one) => !isOpen(one, place));
  if (!token) return place;
  const { from, to, bar } = token;
  if (bar === null) return forward ? to : from;
  if (place <= bar) return forward ? bar + 1 : from;
  return forward ? to : to - BRACES;
}

/** A selection from `anchor` to `head`, widened so that it cuts no field. The text for an empty value may be selected alone. */
export function wholeSelection(
  tokens: readonly FieldToken[],
  { anchor, head }: { anchor: number; head: number },
  forward: boolean,
): { anchor: number; head: number } {
  const around = (place: number): FieldToken | undefined => tokens.find(({ from, to }) => from < place && place < to);
  const [first, last] = [around(anchor), around(head)];
  const isText = ({ bar, to }: FieldToken): boolean =>
    bar !== null && [anchor, head].every((place) => place > bar && place <= to - BRACES);
  if (first && first === last && isText(first)) return { anchor, head };
  const edge = ({ from, to }: FieldToken, end: boolean): number => (end ? to : from);
  return {
    anchor: first ? edge(first, anchor > head) : anchor,
    head: last ? edge(last, first === last ? anchor <= head : forward) : head,
  };
}

/** A range to delete in place of one sign; empty to delete nothing; undefined to let the editor delete. */
type Deletion = { from: number; to: number } | undefined;

/** The text that Backspace deletes: a whole field, but no sign that holds it together. */
export function deletedBefore(tokens: readonly FieldToken[], place: number): Deletion {
  const whole = tokens.find(({ to }) => to === place);
  if (whole) return whole;
  const atBar = tokens.find(({ bar }) => bar !== null && bar + 1 === place);
  if (!atBar) return undefined;
  const isEmpty = atBar.to - BRACES === place;
  return { from: isEmpty ? place - 1 : place, to: place };
}

/** The text that Delete deletes. */
export function deletedAfter(tokens: readonly FieldToken[], place: number): Deletion {
  const whole = tokens.find(({ from }) => from === place);
  if (whole) return whole;
  return tokens.some(({ bar, to }) => bar !== null && to - BRACES === place) ? { from: place, to: place } : undefined;
}
