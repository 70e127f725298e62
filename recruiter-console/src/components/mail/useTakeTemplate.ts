import { useT } from '@byline/web-kit/i18n';
import { plainText } from '@byline/web-kit/rich-text';
import { useDialogs } from '@byline/web-kit/ui';
import { useFormContext } from '@byline/web-kit/form';
import { getIn, useFormikContext } from 'formik';

/** The texts of a template by the names of their fields. */
export type TextsByField = Readonly<Record<string, string>>;

/** Puts a template's texts into the fields of a form. Asks before it replaces what somebody typed. */
export function useTakeTemplate(): (texts: TextsByField) => Promise<boolean> {
  const t = useT();
  const { confirm } = useDialogs();
  const { values, setFieldValue } = useFormikContext<object>();
  const { isTyped, startWith } = useFormContext();
  const holdsTyped = (name: string): boolean => {
    const text = getIn(values, name) as string;
    return plainText(text) !== '' && isTyped(name, text);
  };
  return async (texts) => {
    const replaces = Object.entries(texts).some(([name, text]) => holdsTyped(name) && text !== getIn(values, name));
    const sure =
      !replaces ||
      (await confirm({
        title: t('mailTemplates.replaceQuestion'),
        text: t('mailTemplates.replaceText'),
        action: t('mailTemplates.replace'),
      }));
    if (!sure) return false;
    startWith(texts);
    for (const [name, text] of Object.entries(texts)) void setFieldValue(name, text);
    return true;
  };
}
