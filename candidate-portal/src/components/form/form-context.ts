import { createContext, useContext } from 'react';

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
}

export const FormContext = createContext<FormContextValue | null>(null);

export function useFormContext(): FormContextValue {
  const context = useContext(FormContext);
  if (!context) throw new Error('A field stands outside a <Form>');
  return context;
}

export const fieldId = (formId: string, name: string): string => `${formId}${name.replace(/[^\w-]/g, '-')}`;
