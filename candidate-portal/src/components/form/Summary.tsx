import { SCROLL_TO_ERRORS_MS } from '@byline/shared-types/domain';
import { useFormikContext, type FormikValues } from 'formik';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { fieldErrorText } from '@byline/web-kit/problems';
import { useT } from '@byline/web-kit/i18n';
import { prefersReducedMotion } from '../../lib/motion';
import { fieldId, summaryEntries, type SummaryEntry, useFormContext } from '@byline/web-kit/form';
import style from './summary.module.css';

/** The codes of fields without a value. */
const MISSING = ['required', 'please_select_one_skill', 'at_least_one_price_required'];

const lowerFirst = (text: string): string => text.charAt(0).toLocaleLowerCase() + text.slice(1);

/** Sorts the errors in the order of the page, not of the schema. */
function inPageOrder(entries: SummaryEntry[], formId: string): SummaryEntry[] {
  const element = (name: string): HTMLElement | null => document.getElementById(fieldId(formId, name));
  return [...entries].sort((a, b) => {
    const [first, second] = [element(a.name), element(b.name)];
    if (!first || !second) return 0;
    return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  });
}

/**
 * After a failed save, lists a link to each invalid field above the form. The list takes the focus, and the page
 * scrolls to it after 400 ms (docs/domain/interface.md#fields).
 */
export function Summary({ children }: { children?: ReactNode }) {
  const t = useT();
  const { formId, labelOf, rejections } = useFormContext();
  const { errors, values, submitCount, isSubmitting } = useFormikContext<FormikValues>();
  const box = useRef<HTMLDivElement>(null);
  const handled = useRef(0);
  // The invalid fields of the last attempt; a later error appears only at its field.
  const [attempt, setAttempt] = useState<readonly string[]>([]);
  const wrong = inPageOrder(summaryEntries(errors, rejections, values), formId);
  const entries = wrong.filter(({ name }) => attempt.includes(name));

  useEffect(() => {
    if (isSubmitting || submitCount <= handled.current) return;
    handled.current = submitCount;
    setAttempt(wrong.map(({ name }) => name));
  }, [wrong, isSubmitting, submitCount]);

  useEffect(() => {
    const summary = box.current;
    if (attempt.length === 0 || !summary) return undefined;
    summary.focus({ preventScroll: true });
    if (prefersReducedMotion()) {
      summary.scrollIntoView({ block: 'center' });
      return undefined;
    }
    const timer = setTimeout(
      () => summary.scrollIntoView({ block: 'center', behavior: 'smooth' }),
      SCROLL_TO_ERRORS_MS,
    );
    return () => clearTimeout(timer);
  }, [attempt]);

  if (entries.length === 0) return null;
  // An empty field is not a mistake.
  const isOnlyMissing = entries.every(({ code }) => MISSING.includes(code));
  return (
    <div className={style.summary} role="alert" tabIndex={-1} aria-labelledby={`${formId}summary`} ref={box}>
      <h2 id={`${formId}summary`}>
        {t(isOnlyMissing ? 'common.summaryMissing' : 'common.summary', { count: entries.length })}
      </h2>
      {children}
      <ul>
        {entries.map(({ name, code }) => (
          <li key={name}>
            <a
              href={`#${fieldId(formId, name)}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fieldId(formId, name))?.focus();
              }}
            >
              {t('common.summaryLine', { label: labelOf(name) ?? name, error: lowerFirst(fieldErrorText(t, code)) })}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
