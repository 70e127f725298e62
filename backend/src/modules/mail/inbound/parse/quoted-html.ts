import { DomUtils } from 'htmlparser2';
import { isForwarded, isHeaderBlock, isIntroduction, isOriginal } from './quote-marks.js';

type Node = Parameters<typeof DomUtils.textContent>[0] & Parameters<typeof DomUtils.removeElement>[0];
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

const CLASSES =
  /(^|\s)(gmail_quote|gmail_quote_container|protonmail_quote|yahoo_quoted|moz-cite-prefix|zmail_extra|gmx_quote|tutanota_quote|quoted-reply|mail-quote)(\s|$)/;
/** Everything from these on repeats: Outlook's. */
const RULES = /^(x_)?(divrplyfwdmsg|appendonsend|mail-editor-reference-message-container|outlookmessageheader)$/i;
const BORDER = /border(-top)?\s*:\s*(none;\s*border-top\s*:\s*)?solid\s+(windowtext|#[0-9a-f]{6})/i;

const wordsOf = (node: Node): string =>
  DomUtils.textContent(node)
    .replace(/[\s\u00a0\u200b]+/g, ' ')
    .trim();
const elementsOf = (nodes: readonly Node[]): Element[] => DomUtils.findAll(() => true, [...nodes]);

/** Whether an element holds only repeated words. */
function isContainer({ name, attribs }: Element): boolean {
  if (name === 'blockquote') return attribs.type?.toLowerCase() === 'cite' || /gmail|cite/i.test(attribs.class ?? '');
  return CLASSES.test(attribs.class ?? '') || (name === 'div' && attribs.name === 'quote');
}

/** Lines of an element, as its breaks and blocks make them. */
function linesOf(element: Element): string[] {
  const html = DomUtils.getInnerHTML(element).replace(/<br\b[^>]*>|<\/(p|div|tr|li)>/gi, '\n');
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;|\u00a0/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

const SHORT = 4_000;

/** Whether everything from this element on repeats an earlier mail. */
function isStart(element: Element): boolean {
  const { name, attribs } = element;
  if (RULES.test(attribs.id ?? '')) return true;
  if (!['div', 'p', 'span', 'td', 'b', 'font'].includes(name)) return false;
  const words = DomUtils.textContent(element);
  if (words.length > SHORT) return false;
  if (isOriginal(words)) return true;
  const isBlock = name === 'div' || name === 'p' || name === 'td';
  if (!isBlock || !/[:：]/.test(words)) return false;
  return (BORDER.test(attribs.style ?? '') || words.length < 1_500) && isHeaderBlock(linesOf(element));
}

/** The element and its last ancestor that begins with it, such as the div around Outlook's border. */
function outermost(element: Element): Element {
  const { parent } = element;
  const before = DomUtils.getSiblings(element).slice(0, DomUtils.getSiblings(element).indexOf(element));
  const isFirst = before.every((node) => wordsOf(node) === '');
  return isFirst &&
    parent &&
    'name' in parent &&
    parent.name !== 'body' &&
    parent.name !== 'html' &&
    !hasOwn(parent, element)
    ? outermost(parent)
    : element;
}

/** Whether an ancestor has other words before this element. */
const hasOwn = (ancestor: Element, element: Element): boolean =>
  !wordsOf(ancestor).startsWith(wordsOf(element).slice(0, 40));

/** Everything from this element to the end of the document, in its order. */
function fromOn(element: Element): Node[] {
  const following: Node[] = [element];
  for (let at: Element | null = element; at; at = at.parent as Element | null) {
    for (let next = at.next; next; next = next.next) following.push(next);
  }
  return following;
}

/** The words right before a container that introduce it: "On Monday Ann wrote:". */
function introductionOf(element: Element): Node | null {
  let before = element.prev;
  while (before && wordsOf(before) === '') before = before.prev;
  // The introduction of another container goes with it.
  if (before && 'children' in before && elementsOf(before.children).some(isContainer)) return null;
  if (before) return isIntroduction(wordsOf(before)) ? before : null;
  const { parent } = element;
  return parent && 'name' in parent && parent.name !== 'body' ? introductionOf(parent) : null;
}

/** Takes what a mail repeats out of its document, in order; empty if it repeats nothing, or if its writer answers between the lines. */
export function takeQuotes(document: Node): Node[] {
  const elements = elementsOf([document]);
  if (elements.some((element) => DomUtils.textContent(element).length < 300 && isForwarded(wordsOf(element))))
    return [];
  const start = elements.find(isStart);
  const containers = elements.filter((element) => isContainer(element) && !hasContainerAbove(element));
  const [first] = containers;
  if (start && (!first || elements.indexOf(start) < elements.indexOf(first)))
    return taken(fromOn(outermost(start)), document);
  if (!first || isAnsweredBetween(document, containers)) return [];
  return taken(
    containers.flatMap((element) => [introductionOf(element) ?? [], element].flat()),
    document,
  );
}

function hasContainerAbove(element: Element): boolean {
  for (let at = element.parent; at; at = at.parent) if ('name' in at && isContainer(at)) return true;
  return false;
}

/** Whether words of the writer stand between two quoted parts. */
function isAnsweredBetween(document: Node, containers: readonly Element[]): boolean {
  if (containers.length < 2) return false;
  const whole = DomUtils.textContent(document);
  let end = -1;
  return containers.some((element) => {
    const words = DomUtils.textContent(element);
    const at = whole.indexOf(words, Math.max(0, end));
    const between = end < 0 || at < 0 ? '' : whole.slice(end, at).trim();
    end = at + words.length;
    return between !== '' && !isIntroduction(between);
  });
}

/** Removes the nodes; a mail of nothing but repeated words keeps them. */
function taken(nodes: Node[], document: Node): Node[] {
  const quoted = nodes.map(wordsOf).join('').length;
  if (wordsOf(document).length <= quoted) return [];
  for (const node of nodes) DomUtils.removeElement(node);
  return nodes;
}
