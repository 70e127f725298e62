/** Describes an element of a page, so that it can be found after React has drawn the page again. */
export interface Place {
  /** The id of the record whose row the element is or belongs to. */
  row: string | null;
  tag: string;
  /** Distinguishes the element from others with the same tag; null for the row itself. */
  traits: string | null;
  /** Its position among elements with the same tag and traits. */
  index: number;
}

/** Elements that their text identifies. Other elements may contain the text of a whole page. */
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

/** Finds the element of a place, or else its row. */
export function findPlace({ row: id, tag, traits, index }: Place): HTMLElement | null {
  const row = id === null ? null : document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`);
  if (traits === null || (id !== null && !row)) return row;
  return alike(row ?? document, tag, traits)[index] ?? row;
}
