import { createContext, use, type RefObject } from 'react';
import type { TooLong } from './too-long';

/** A paste that is longer than its field takes, until that field changes. */
export interface RefusedPastes {
  /** The errors, by the names of their fields. */
  codes: Record<string, string | undefined>;
  /** Null once the field changes. */
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
  /** A draft was restored without its passwords, so the person types them again. */
  restored: boolean;
  /** Drops the draft, because the user cancels. */
  discard: () => void;
  /** Whether unsaved text is in the form. */
  isDirty: () => boolean;
  /** Gives a field another value, which counts as saved. */
  rebase: (field: string, value: unknown) => void;
  /** The act of Escape; null where Escape does nothing. */
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
