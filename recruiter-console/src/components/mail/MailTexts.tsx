import { templateTextFor, type Language, type MailPurpose } from '@byline/shared-types/domain';
import { useT, type Translate } from '@byline/web-kit/i18n';
import { useDialogs } from '@byline/web-kit/ui';
import { useFormikContext } from 'formik';
import type { MailTemplateResponse } from '../../api';
import { Stack } from '../layout/Stack';
import { RichTextField } from '../ui/fields/RichTextField';
import { TextField } from '../ui/fields/TextField';
import { InsertField } from './InsertField';
import { TemplateMenu } from './TemplateMenu';
import { useFieldInsertion } from './useFieldInsertion';
import { useTakeTemplate, type TextsByField } from './useTakeTemplate';

interface MailTextsProps {
  /** The names of subject and message start with this. */
  at?: string;
  labels: { subject: string; message: string };
  /** The words of the mail's language; those of the interface by default. */
  words?: Translate;
  /** False for a language that may stay empty. */
  required?: boolean;
  autoFocus?: 'subject' | 'message' | undefined;
  /** The language of the mail and its purpose, for templates. */
  language: Language;
  purpose?: MailPurpose;
  /** The texts of a chosen template by the names of their fields; by default the two of this mail, in its language. */
  textsOf?: (template: MailTemplateResponse) => TextsByField | Promise<TextsByField>;
}

/** Subject and message of a mail, with fields that the server fills for each recipient. */
export function MailTexts(props: MailTextsProps) {
  const { at = '', labels, words, required = true, autoFocus, language, purpose = 'free', textsOf } = props;
  const t = useT();
  const { showError } = useDialogs();
  const take = useTakeTemplate();
  const { getFieldProps, setFieldValue } = useFormikContext();
  const names = { subject: `${at}subject`, message: `${at}message` };
  const { onFocus, onReady, insert } = useFieldInsertion({
    name: names.subject,
    value: () => getFieldProps<string>(names.subject).value,
    onChange: (text) => void setFieldValue(names.subject, text),
  });
  const ownTexts = ({ texts }: MailTemplateResponse): TextsByField => {
    const { subject = '', message = '' } = templateTextFor(texts, language) ?? {};
    return { [names.subject]: subject, [names.message]: message };
  };
  const choose = async (template: MailTemplateResponse): Promise<void> => {
    try {
      await take(await (textsOf ?? ownTexts)(template));
    } catch (error) {
      showError(error);
    }
  };
  return (
    <Stack gap={16} onFocus={onFocus}>
      <div>
        <TemplateMenu language={language} purpose={purpose} onChoose={(template) => void choose(template)} />
      </div>
      <TextField
        name={names.subject}
        label={labels.subject}
        required={required}
        {...(autoFocus === 'subject' && { autoFocus: true })}
      />
      <RichTextField
        name={names.message}
        label={labels.message}
        required={required}
        mailFields
        {...(autoFocus === 'message' && { autoFocus: true })}
        onReady={onReady}
      />
      <InsertField words={words ?? t} onInsert={insert} />
    </Stack>
  );
}
