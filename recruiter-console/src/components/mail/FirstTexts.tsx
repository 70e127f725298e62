import type { MailTexts } from '@byline/shared-types/domain';
import { useFormContext } from '@byline/web-kit/form';
import { plainText } from '@byline/web-kit/rich-text';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { useBeginWith } from './useBeginWith';
import type { TemplateStart } from './useTemplateStart';

/** Puts the first texts into a new mail once they are known, unless somebody has begun to write: the form does not wait for them. */
export function FirstTexts({ start }: { start: TemplateStart | null }) {
  const { values, setFieldValue } = useFormikContext<MailTexts>();
  const { startWith } = useFormContext();
  const beginWith = useBeginWith();
  const isDone = useRef(false);
  useEffect(() => {
    if (!start || isDone.current) return;
    isDone.current = true;
    if (values.subject !== '' || plainText(values.message) !== '') return;
    const { subject, message, template } = start;
    startWith({ subject, message });
    void setFieldValue('subject', subject);
    void setFieldValue('message', message);
    beginWith(template);
  }, [start, values, startWith, setFieldValue, beginWith]);
  return null;
}
