import { convert } from 'html-to-text';
import { Parser } from 'htmlparser2';

/** An element by its name without the namespace's prefix; `text` is its own, without that of the elements within it. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
}

/** A CV has some thousand elements in some ten levels. */
const MAX_ELEMENTS = 50_000;
const MAX_DEPTH = 40;

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** The root of an XML document; null for another text. The parser knows no entities of the document, so none can grow. */
export function parseXml(xml: string): XmlElement | null {
  const top: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const stack = [top];
  let count = 0;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        count += 1;
        if (count > MAX_ELEMENTS || stack.length > MAX_DEPTH) throw new Error('the XML has too many elements');
        const element = { name: localName(name), attributes, children: [], text: '' };
        stack.at(-1)?.children.push(element);
        stack.push(element);
      },
      ontext: (text) => {
        const element = stack.at(-1);
        if (element) element.text += text;
      },
      onclosetag: () => stack.pop(),
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return top.children[0] ?? null;
}

/** The elements at a path below an element. */
export const allAt = (element: XmlElement, ...path: readonly string[]): XmlElement[] =>
  path.reduce<XmlElement[]>(
    (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
    [element],
  );

/** The text of the first element at a path that has one. */
export const textAt = (element: XmlElement, ...path: readonly string[]): string =>
  allAt(element, ...path)
    .map(({ text }) => text.replace(/\s+/g, ' ').trim())
    .find((text) => text !== '') ?? '';

/** The lines of a text that may be HTML, as the editors of Europass write it. */
export const linesOf = (text: string): string[] =>
  convert(text, { wordwrap: false, selectors: [{ selector: 'a', options: { ignoreHref: true } }] })
    .split('\n')
    .map((line) => line.replace(/^\s*[*•-]\s+/, '').trim())
    .filter(Boolean);
