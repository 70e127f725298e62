import { createContext, use, type RefObject } from 'react';
import type { TooLong } from './too-long';

/** Pastes that exceeded the limit of their field. Each error stays until its field changes. */
export interface RefusedPastes {
  /** Error codes by field name. */
  codes: Record<string, string | undefined>;
  /** Null removes the error. */
  refuse: (name: string, what: TooLong | null) => void;
}

/** A value the server refused, and why; the error is shown until the value changes. */
export interface Rejection {
  value: unknown;
  code: string;
}

export interface FormContextValue {
  pasted: RefusedPastes;
  /** Prefix of every field's id, so that two forms can stand on one page. */
  formId: string;
  register: (name: string, label: string) => () => void;
  labelOf: (name: string) => string | undefined;
  rejections: Record<string, Rejection>;
  /** Whether a draft was restored. It has no passwords, so the user must type them again. */
  restored: boolean;
  /** Whether submitting the form sends or decides something. */
  sends: boolean;
  /** Whether closing the form keeps its draft. */
  keptOnClose: boolean;
  /** Drops the draft, because the user cancels. */
  discard: () => void;
  /** Whether the form has unsaved text. */
  isDirty: () => boolean;
  /** Counts a value of a field as saved. */
  rebase: (field: string, value: unknown) => void;
  /** Whether the user typed this value of a field here, and did not save it. */
  isTyped: (field: string, value: unknown) => boolean;
  /** Counts values of fields as the start of the form, because the app put them there. */
  startWith: (values: Readonly<Record<string, unknown>>) => void;
  /** The handler of Escape; null if Escape does nothing. */
  escapeRef: RefObject<(() => void) | null>;
}

export const FormContext = createContext<FormContextValue | null>(null);

export function useFormContext(): FormContextValue {
  const context = use(FormContext);
  if (!context) throw new Error('A field stands outside a <Form>');
  return context;
}

/** Id of the error or the help below a field. */
export const messageId = (id: string): string => `${id}-message`;
export const fieldId = (formId: string, name: string): string => `${formId}${name.replace(/[^\w-]/g, '-')}`;

/** The owner of drafts; null for a visitor. */
export const DraftOwnerContext = createContext<string | null>(null);
