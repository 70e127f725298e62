import { useT } from '@byline/web-kit/i18n';
import { plainText } from '@byline/web-kit/rich-text';
import { useDialogs } from '@byline/web-kit/ui';
import { getIn, useFormikContext } from 'formik';
import { useRef } from 'react';

/** The texts of a template by the names of their fields. */
export type TextsByField = Readonly<Record<string, string>>;

/** Puts a template's texts into the fields of a form. Asks before it replaces what somebody typed. */
export function useTakeTemplate(): (texts: TextsByField) => Promise<boolean> {
  const t = useT();
  const { confirm } = useDialogs();
  const { values, initialValues, setFieldValue } = useFormikContext<object>();
  const taken = useRef<TextsByField>({});
  const isTyped = (name: string): boolean => {
    const text = getIn(values, name) as string;
    return plainText(text) !== '' && text !== taken.current[name] && text !== getIn(initialValues, name);
  };
  return async (texts) => {
    const replaces = Object.entries(texts).some(([name, text]) => isTyped(name) && text !== getIn(values, name));
    const sure =
      !replaces ||
      (await confirm({
        title: t('mailTemplates.replaceQuestion'),
        text: t('mailTemplates.replaceText'),
        action: t('mailTemplates.replace'),
      }));
    if (!sure) return false;
    taken.current = { ...taken.current, ...texts };
    for (const [name, text] of Object.entries(texts)) void setFieldValue(name, text);
    return true;
  };
}
