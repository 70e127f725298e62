/** What Word and Excel put on the clipboard, as the editor can read it; their styles stand aside in `data-style` (styled-paste.ts). */

/** "l0 level2 lfo1": the definition of the list, the depth, and the run of numbers that the item belongs to. */
const ITEM = /mso-list:\s*(l\d+)\s+level(\d+)\s+(lfo\d+)/i;
/** The bullet or number that Word draws in front of an item. */
const MARKER = /mso-list:\s*ignore/i;
/** "1.", "a)", "(iv)", "2.1."; a bullet of Word may be a lone "o". */
const NUMBER = /^\(?(\d+|[a-z]+)[.)]/i;

interface OpenList {
  level: number;
  run: string;
  element: HTMLElement;
}

/** Makes lists of Word's paragraphs: it writes each item as a paragraph, its bullet as text. */
export function makeLists(dom: ParentNode): void {
  let open: OpenList[] = [];
  for (const paragraph of dom.querySelectorAll<HTMLElement>('p, div')) {
    const [item, list = '', depth, numbers = ''] = ITEM.exec(paragraph.dataset.style ?? '') ?? [];
    // A list ends where something else follows it.
    if (open[0]?.element !== paragraph.previousElementSibling) open = [];
    const last = open.at(-1);
    if (item) open = withItem(open, paragraph, Number(depth), list + numbers);
    else if (last && paragraph.className.startsWith('MsoListParagraph'))
      last.element.lastElementChild?.append(paragraph);
  }
}

/** Puts an item into the list of its level, which is opened where there is none; the lists that are open after it. */
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

/** Makes a paragraph of each row of a table, its cells apart: the editor has no tables. */
export function makeRows(dom: ParentNode): void {
  // The lines between rows are no text, but the editor makes paragraphs of them where the rows are paragraphs.
  for (const part of dom.querySelectorAll('table, thead, tbody, tfoot'))
    for (const node of [...part.childNodes]) if (node.nodeType === Node.TEXT_NODE) node.remove();
  // Those of a table in a cell come first.
  for (const row of [...dom.querySelectorAll('tr')].reverse()) {
    const [only, ...more] = row.children;
    // A frame around a text, as mails have it: the text stays as it is.
    const isFrame = only !== undefined && more.length === 0;
    const block = row.ownerDocument.createElement(isFrame ? 'div' : 'p');
    block.append(...(isFrame ? only.childNodes : inOneLine([...row.children])));
    if (block.hasChildNodes()) row.replaceWith(block);
    else row.remove();
  }
}

/** What stands in the cells of a row, up to the last that is filled. */
function inOneLine(cells: readonly Element[]): (Node | string)[] {
  const filled = cells.findLastIndex(({ textContent }) => textContent.trim() !== '');
  return cells.slice(0, filled + 1).flatMap((cell, index) => {
    for (const end of cell.querySelectorAll('br')) end.replaceWith(' ');
    for (const block of cell.querySelectorAll(BLOCKS)) block.replaceWith(' ', ...block.childNodes, ' ');
    return index === 0 ? [...cell.childNodes] : [' | ', ...cell.childNodes];
  });
}
