import { DOMParser, Element, Node } from 'linkedom';

/** The parts of a browser's DOM that rich text needs and Node lacks. */
Object.assign(globalThis, { DOMParser, Element, Node });
