/** Where an element of a page stands, in words that find it again when the page is drawn anew. */
export interface Place {
  /** The record of the row that it is, or is in. */
  row: string | null;
  tag: string;
  /** Tells the element from others of its tag; null for the row itself. */
  traits: string | null;
  /** Its position among those that are alike. */
  index: number;
}

/** Elements that their text names; the text of others may be a whole page. */
const NAMED_BY_TEXT = 'a, button, summary, [role="tab"]';

function traitsOf(element: Element): string {
  const of = (name: string): string => element.getAttribute(name) ?? '';
  const text = of('aria-label') || (element.matches(NAMED_BY_TEXT) ? element.textContent : '');
  return [of('href'), of('name'), of('type'), of('role'), text].join('|');
}

const alike = (within: ParentNode, tag: string, traits: string): HTMLElement[] =>
  [...within.querySelectorAll<HTMLElement>(tag)].filter((element) => traitsOf(element) === traits);

export function placeOf(element: HTMLElement): Place {
  const row = element.closest<HTMLElement>('[data-row]');
  const [id, tag] = [row?.dataset.row ?? null, element.localName];
  if (row === element) return { row: id, tag, traits: null, index: 0 };
  const traits = traitsOf(element);
  return { row: id, tag, traits, index: alike(row ?? document, tag, traits).indexOf(element) };
}

/** The element of a place, if it is drawn; its row, when only that is. */
export function findPlace({ row: id, tag, traits, index }: Place): HTMLElement | null {
  const row = id === null ? null : document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`);
  if (traits === null || (id !== null && !row)) return row;
  return alike(row ?? document, tag, traits)[index] ?? row;
}
