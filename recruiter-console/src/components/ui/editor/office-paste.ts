/** Converts the clipboard of Word and Excel for the editor; their styles are in `data-style` (styled-paste.ts). */

/** "l0 level2 lfo1": the list's definition, the depth, and the numbering that the item belongs to. */
const ITEM = /mso-list:\s*(l\d+)\s+level(\d+)\s+(lfo\d+)/i;
/** The bullet or number that Word writes before an item. */
const MARKER = /mso-list:\s*ignore/i;
/** "1.", "a)", "(iv)", "2.1."; a bullet of Word may be a single "o". */
const NUMBER = /^\(?(\d+|[a-z]+)[.)]/i;

interface OpenList {
  level: number;
  run: string;
  element: HTMLElement;
}

/** Turns Word's paragraphs into lists: Word writes an item as a paragraph and its bullet as text. */
export function makeLists(dom: ParentNode): void {
  let open: OpenList[] = [];
  for (const paragraph of dom.querySelectorAll<HTMLElement>('p, div')) {
    const [item, list = '', depth, numbers = ''] = ITEM.exec(paragraph.dataset.style ?? '') ?? [];
    // Any other element ends the list.
    if (open[0]?.element !== paragraph.previousElementSibling) open = [];
    const last = open.at(-1);
    if (item) open = withItem(open, paragraph, Number(depth), list + numbers);
    else if (last && paragraph.className.startsWith('MsoListParagraph'))
      last.element.lastElementChild?.append(paragraph);
  }
}

/** Adds an item to the list of its level, or opens one; returns the open lists. */
function withItem(open: OpenList[], paragraph: HTMLElement, level: number, run: string): OpenList[] {
  const [, number] = NUMBER.exec(takeMarker(paragraph)) ?? [];
  const tag = number === undefined ? 'UL' : 'OL';
  const around = open.filter((list) => list.level < level);
  const same = open.find((list) => list.level === level && list.run === run && list.element.tagName === tag);
  const list = same ?? { level, run, element: paragraph.ownerDocument.createElement(tag) };
  if (!same) {
    if (Number(number) > 1) list.element.setAttribute('start', String(Number(number)));
    const parent = around.at(-1)?.element.lastElementChild;
    if (parent) parent.append(list.element);
    else paragraph.before(list.element);
  }
  const item = paragraph.ownerDocument.createElement('li');
  list.element.append(item);
  item.append(paragraph);
  return [...around, list];
}

function takeMarker(paragraph: HTMLElement): string {
  const styled = [...paragraph.querySelectorAll<HTMLElement>('[data-style]')];
  const markers = styled.filter(({ dataset }) => MARKER.test(dataset.style ?? ''));
  const text = markers.map(({ textContent }) => textContent).join('');
  for (const marker of markers) marker.remove();
  return text.trim();
}

const BLOCKS = 'table, tbody, p, div, ul, ol, li, blockquote, pre, h1, h2, h3, h4, h5, h6';

/** Turns each table row into a paragraph, because the editor has no tables. */
export function makeRows(dom: ParentNode): void {
  // Removes line breaks between rows, because the editor would turn them into paragraphs.
  for (const part of dom.querySelectorAll('table, thead, tbody, tfoot'))
    for (const node of [...part.childNodes]) if (node.nodeType === Node.TEXT_NODE) node.remove();
  // Reversed, so inner tables come first.
  for (const row of [...dom.querySelectorAll('tr')].reverse()) {
    const [only, ...more] = row.children;
    // A single cell is a layout frame, as in mails: its content keeps its structure.
    const isFrame = only !== undefined && more.length === 0;
    const block = row.ownerDocument.createElement(isFrame ? 'div' : 'p');
    block.append(...(isFrame ? only.childNodes : inOneLine([...row.children])));
    if (block.hasChildNodes()) row.replaceWith(block);
    else row.remove();
  }
}

/** The cells of a row, up to the last cell with text. */
function inOneLine(cells: readonly Element[]): (Node | string)[] {
  const filled = cells.findLastIndex(({ textContent }) => textContent.trim() !== '');
  return cells.slice(0, filled + 1).flatMap((cell, index) => {
    for (const end of cell.querySelectorAll('br')) end.replaceWith(' ');
    for (const block of cell.querySelectorAll(BLOCKS)) block.replaceWith(' ', ...block.childNodes, ' ');
    return index === 0 ? [...cell.childNodes] : [' | ', ...cell.childNodes];
  });
}
