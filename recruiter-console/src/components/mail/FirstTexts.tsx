import type { MailTexts } from '@byline/shared-types/domain';
import { useFormContext } from '@byline/web-kit/form';
import { plainText } from '@byline/web-kit/rich-text';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

/** Puts the first texts into a new mail once they are known, unless somebody has begun to write: the form does not wait for them. */
export function FirstTexts({ texts }: { texts: MailTexts | null }) {
  const { values, setFieldValue } = useFormikContext<MailTexts>();
  const { startWith } = useFormContext();
  const isDone = useRef(false);
  useEffect(() => {
    if (!texts || isDone.current) return;
    isDone.current = true;
    if (values.subject !== '' || plainText(values.message) !== '') return;
    const { subject, message } = texts;
    startWith({ subject, message });
    void setFieldValue('subject', subject);
    void setFieldValue('message', message);
  }, [texts, values, startWith, setFieldValue]);
  return null;
}
