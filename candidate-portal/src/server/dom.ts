import { DOMParser, Element, Node } from 'linkedom';

/** What a browser has and Node does not, for rich text. */
Object.assign(globalThis, { DOMParser, Element, Node });
