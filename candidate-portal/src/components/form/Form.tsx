import { Formik, useFormikContext, type FormikProps, type FormikValues } from 'formik';
import { useCallback, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Problem } from '@byline/shared-types/domain';
import type { Schema } from 'yup';
import { toProblem } from '@byline/web-kit/problems';
import { useDialogs } from '@byline/web-kit/ui';
import { FormContext, type FormContextValue, type Rejection } from './form-context';
import { ProblemAlert } from './ProblemAlert';
import { Summary } from './Summary';

interface FormProps<Values extends FormikValues> {
  initialValues: Values;
  schema: Schema;
  /** Throws what the call threw: the form shows it. */
  onSubmit: (values: Values) => Promise<void>;
  /** A refusal that is about no field of the form: an alert above it, or the response dialog (docs/domain/interface.md#refusals says which). */
  failure: 'alert' | 'dialog';
  /** Name here of a field the API calls differently. */
  fieldOf?: (apiField: string) => string;
  /** A way out beside the alert, e.g. "send the link again". */
  alertAction?: ((problem: Problem, values: Values) => ReactNode) | undefined;
  className?: string;
  labelledBy?: string;
  /** Long forms list their errors on top; in a form of two fields the errors under them are enough. */
  summary?: boolean;
  children: ReactNode | ((formik: FormikProps<Values>) => ReactNode);
}

/** A Formik form with everything the fields inside share: ids, labels, the summary, and what the API refused. */
export function Form<Values extends FormikValues>({
  initialValues,
  schema,
  onSubmit,
  failure,
  fieldOf = (field) => field,
  alertAction,
  className = 'form',
  labelledBy,
  summary = true,
  children,
}: FormProps<Values>) {
  const formId = `f${useId()}`.replace(/[^\w-]/g, '');
  const labels = useRef(new Map<string, string>());
  const [rejections, setRejections] = useState<Record<string, Rejection>>({});
  const [refusal, setRefusal] = useState<{ problem: Problem | null; values: Values } | null>(null);
  const { showError } = useDialogs();

  const register = useCallback((name: string, label: string) => {
    labels.current.set(name, label);
    return () => {
      labels.current.delete(name);
    };
  }, []);
  const labelOf = useCallback((name: string) => labels.current.get(name), []);
  const context = useMemo<FormContextValue>(
    () => ({ formId, register, labelOf, rejections }),
    [formId, register, labelOf, rejections],
  );

  const submit = async (values: Values): Promise<void> => {
    setRefusal(null);
    setRejections({});
    try {
      await onSubmit(values);
    } catch (error) {
      const refused = toProblem(error);
      const rejected = rejectionsOf(refused, values, (field) => {
        const name = fieldOf(field);
        return labels.current.has(name) ? name : null;
      });
      if (rejected) setRejections(rejected);
      else if (failure === 'dialog') showError(error);
      else setRefusal({ problem: refused, values });
    }
  };

  return (
    <FormContext value={context}>
      <Formik<Values> initialValues={initialValues} validationSchema={schema} onSubmit={submit} validateOnMount={false}>
        {(formik) => (
          <form
            id={formId}
            className={className}
            noValidate
            aria-labelledby={labelledBy}
            onSubmit={(event) => {
              event.preventDefault();
              // A dialog's form inside another form's tree must not submit that one too.
              event.stopPropagation();
              if (!formik.isSubmitting) void formik.submitForm();
            }}
          >
            {summary ? <Summary /> : <FocusFirstError />}
            {refusal && (
              <ProblemAlert problem={refusal.problem}>
                {refusal.problem && alertAction?.(refusal.problem, refusal.values)}
              </ProblemAlert>
            )}
            {typeof children === 'function' ? children(formik) : children}
          </form>
        )}
      </Formik>
    </FormContext>
  );
}

/** Refused fields by their name in the form, or null when some of them (or the call as a whole) cannot be shown at a field. */
export function rejectionsOf(
  problem: Problem | null,
  values: FormikValues,
  nameOf: (apiField: string) => string | null,
): Record<string, Rejection> | null {
  if (!problem?.errors?.length) return null;
  const rejected: Record<string, Rejection> = {};
  for (const { field, code } of problem.errors) {
    const name = nameOf(field);
    if (name === null) return null;
    rejected[name] = { value: values[name] as unknown, code };
  }
  return rejected;
}

/** In a short form without a summary, a refused submit leads to the first wrong field. */
function FocusFirstError() {
  const { submitCount, isSubmitting, isValid } = useFormikContext();
  const handled = useRef(0);
  const focus = useCallback(
    (element: HTMLSpanElement | null) => {
      if (!element || isSubmitting || isValid || submitCount <= handled.current) return;
      handled.current = submitCount;
      element.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    },
    [submitCount, isSubmitting, isValid],
  );
  return <span hidden ref={focus} />;
}
