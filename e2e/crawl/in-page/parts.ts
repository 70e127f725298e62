export interface Point {
  x: number;
  y: number;
}

export interface Control {
  /** Whether it is in a part that opened: a dialog, a menu, a form. */
  inside: boolean;
  /** Identifies it in another load of the same screen: role, name, and its number among equal ones. */
  key: string;
}

export interface FieldInfo {
  index: number;
  kind: 'text' | 'select' | 'picker' | 'native-select' | 'check' | 'radio' | 'editor' | 'file';
  name: string;
  type: string;
  placeholder: string;
  numeric: boolean;
}

/** Functions for single elements. */
export interface Elements {
  squeeze: (text: string | null | undefined) => string;
  isShown: (element: Element) => boolean;
  isEnabled: (element: Element) => boolean;
  textOf: (ids: string | null) => string;
  nameOf: (element: Element) => string;
  /** Elements by a name; equal names get a number. */
  byKey: (elements: readonly Element[], nameOf: (element: Element) => string) => Map<string, Element>;
  /** The middle of an element; null if another element covers it. */
  pointOf: (element: Element | null | undefined) => Point | null;
}

/** Buttons, links, rows and other elements to press. */
export interface Controls {
  controls: () => Control[];
  aim: (key: string) => Point | null;
  /** Whether the page shows a text or a control, and is not loading. */
  isReady: () => boolean;
}

export interface Forms {
  forms: () => string[];
  form: (key: string) => Element | null;
  fields: (form: string) => FieldInfo[];
  field: (form: string, index: number) => Element | null;
  /** Types into every text field at once: values by the field's index. */
  type: (form: string, values: Record<number, string>) => void;
  aimAtSubmit: (form: string) => Point | null;
  /** Whether the form exists but its button is disabled. */
  isStuck: (form: string) => boolean;
  /** Names of the fields that are marked as wrong. */
  wrong: (form: string) => string[];
  /** The errors that the user reads in the form, and around it. */
  complaints: (form: string) => { inside: string[]; outside: string[] };
}

export interface Waiting {
  /** Ends once the page has not changed for this long, or after two seconds. */
  quiet: (milliseconds: number) => Promise<void>;
}
