import { createContext, use } from 'react';

/** A value the server refused, and why: the error stands until the value changes. */
export interface Rejection {
  value: unknown;
  code: string;
}

export interface FormContextValue {
  /** Prefix of every field's id, so that two forms can stand on one page. */
  formId: string;
  register: (name: string, label: string) => () => void;
  labelOf: (name: string) => string | undefined;
  rejections: Record<string, Rejection>;
  /** A draft has come back: what may not be kept is to be typed again. */
  restored: boolean;
  /** The person says that nothing of it is to be kept. */
  discard: () => void;
}

export const FormContext = createContext<FormContextValue | null>(null);

export function useFormContext(): FormContextValue {
  const context = use(FormContext);
  if (!context) throw new Error('A field stands outside a <Form>');
  return context;
}

/** Before a Cancel inside a form closes it. */
export const useDiscard = (): (() => void) => useFormContext().discard;

export const fieldId = (formId: string, name: string): string => `${formId}${name.replace(/[^\w-]/g, '-')}`;

/** Whose drafts they are; null for a visitor. */
export const DraftOwnerContext = createContext<string | null>(null);
