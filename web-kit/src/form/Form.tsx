import type { Problem } from '@byline/shared-types/domain';
import { Formik, type FormikProps, type FormikValues } from 'formik';
import {
  useCallback,
  useId,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import type { Schema } from 'yup';
import { isGivenUp, toProblem } from '../problems/problem';
import { useDialogs } from '../ui/dialogs-context';
import type { DraftOf } from './draft';
import { DraftNotice } from './DraftNotice';
import { FocusFirstError } from './FocusFirstError';
import { FormContext, type FormContextValue, type Rejection } from './form-context';
import { AdoptPreHydrationInput } from './AdoptPreHydrationInput';
import { DraftAutosave, useDirtyTracker } from './DraftAutosave';
import { rejectionsOf, isRefusal } from './refusal';
import { useDraft } from './useDraft';
import { useTooLong } from './useTooLong';
import { useValidate, type LoadSchema } from './validate';

/** How an app draws the messages above the fields. */
export interface FormLook {
  /** The API's problem with the form as a whole. */
  Alert: ComponentType<{ error: unknown; children?: ReactNode }>;
  /** The list of errors above a long form. */
  Summary?: ComponentType<{ children?: ReactNode }>;
}

export interface FormProps<Values extends FormikValues> {
  initialValues: Values;
  schema: Schema | LoadSchema;
  /** Rejects with the error of a failed call, which the form shows. */
  onSubmit: (values: Values) => Promise<void>;
  /**
   * Where the form shows a refusal that it cannot show at a field: in the response dialog, or above the fields
   * (docs/domain/interface.md#refusals).
   */
  failure?: 'alert' | 'dialog';
  /** Maps the name of a field of the API to its name in this form. */
  fieldOf?: (apiField: string) => string;
  /** Handles a refusal itself; false leaves it to the form. */
  onRefused?: (problem: Problem | null, values: Values) => boolean | Promise<boolean>;
  /** Help after any failure of this form, below its message. */
  hint?: ReactNode;
  /** An action beside the alert, e.g. "send the link again". */
  alertAction?: ((problem: Problem, values: Values) => ReactNode) | undefined;
  /** The draft of this form. A form with a draft asks before the user leaves the page. */
  draft?: DraftOf;
  id?: string;
  className?: string;
  label?: string;
  labelledBy?: string;
  /** Long forms list their errors on top; in a short one the errors under the fields are enough. */
  summary?: boolean;
  children: ReactNode | ((formik: FormikProps<Values>) => ReactNode);
}

/** Ctrl+Enter sends the form from any of its fields, the editor of rich text included (docs/domain/interface.md#keys). */
export function submitOnKeys(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.stopPropagation();
  const form = event.target instanceof Element ? event.target.closest('form') : null;
  (form ?? event.currentTarget).requestSubmit();
}

/** A Formik form with everything that its fields share: ids, errors, values that the API refused, and the draft. */
export function Form<Values extends FormikValues>(props: FormProps<Values> & { look: FormLook }) {
  const { initialValues, schema, onSubmit, failure = 'dialog', fieldOf = (field: string) => field } = props;
  const { look, onRefused, alertAction, summary = false, hint, children } = props;
  const ownId = `f${useId()}`.replace(/[^\w-]/g, '');
  const formId = props.id ?? ownId;
  const labels = useRef(new Map<string, string>());
  const [rejections, setRejections] = useState<Record<string, Rejection>>({});
  const [refusal, setRefusal] = useState<{ error: unknown; values: Values } | null>(null);
  const { showError } = useDialogs();
  const draft = useDraft(initialValues, props.draft);
  const check = useValidate<Values>(schema);
  const tracker = useDirtyTracker(initialValues, draft, props.draft);

  const register = useCallback((name: string, label: string) => {
    labels.current.set(name, label);
    return () => {
      labels.current.delete(name);
    };
  }, []);
  const labelOf = useCallback((name: string) => labels.current.get(name), []);
  const paste = useTooLong(formId, labels, schema);
  const pasted = paste.refused;
  const escapeRef = useRef<(() => void) | null>(null);
  const restored = draft.start.note?.kind === 'restored';
  const { sends = false, keptOnClose = false } = props.draft ?? {};
  const context = useMemo<FormContextValue>(() => {
    const { discard, isDirty, rebase, isTyped, startWith } = tracker;
    const tracked = { discard, isDirty, rebase, isTyped, startWith, sends, keptOnClose };
    return { formId, register, labelOf, rejections, pasted, restored, ...tracked, escapeRef };
  }, [formId, register, labelOf, rejections, pasted, restored, tracker, sends, keptOnClose]);

  const refuse = async (error: unknown, values: Values): Promise<void> => {
    if (isGivenUp(error)) return;
    if (!isRefusal(error)) reportError(error);
    if (await onRefused?.(toProblem(error), values)) return;
    const rejected = rejectionsOf(toProblem(error), values, (field) => {
      const name = fieldOf(field);
      return labels.current.has(name) ? name : null;
    });
    if (rejected) setRejections(rejected);
    else if (failure === 'dialog') showError(error);
    else setRefusal({ error, values });
  };
  const submit = async (values: Values): Promise<void> => {
    setRefusal(null);
    setRejections({});
    try {
      await tracker.send(values, onSubmit);
    } catch (error) {
      await refuse(error, values).catch(showError);
    }
  };
  const problem = refusal && toProblem(refusal.error);

  return (
    <FormContext value={context}>
      <Formik<Values> key={draft.start.attempt} initialValues={draft.start.values} validate={check} onSubmit={submit}>
        {(formik) => (
          <form
            id={formId}
            className={props.className}
            // A form sent before the script loads must not put typed values into the address.
            method="post"
            noValidate
            onFocus={paste.load}
            onPaste={paste.onPaste}
            aria-label={props.label}
            aria-labelledby={props.labelledBy}
            onKeyDownCapture={submitOnKeys}
            onKeyDown={(event) => {
              // An open list or bar in the form handles the key first.
              if (event.key !== 'Escape' || event.defaultPrevented || !escapeRef.current) return;
              event.preventDefault();
              event.stopPropagation();
              escapeRef.current();
            }}
            onSubmit={(event) => {
              event.preventDefault();
              // In React's tree a dialog's form may be inside another form, which it must not submit.
              event.stopPropagation();
              paste.forget();
              if (!formik.isSubmitting) void formik.submitForm();
            }}
          >
            <DraftNotice draft={draft} values={formik.values} />
            {summary && look.Summary && <look.Summary>{hint}</look.Summary>}
            {refusal && (
              <look.Alert error={refusal.error}>
                {hint}
                {problem && alertAction?.(problem, refusal.values)}
              </look.Alert>
            )}
            {typeof children === 'function' ? children(formik) : children}
            <AdoptPreHydrationInput formId={formId} />
            <DraftAutosave tracker={tracker} of={props.draft} />
            {!summary && <FocusFirstError refused={refusal !== null} />}
          </form>
        )}
      </Formik>
    </FormContext>
  );
}
