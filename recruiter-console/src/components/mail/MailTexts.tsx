import { useT, type Translate } from '@byline/web-kit/i18n';
import { useFormikContext } from 'formik';
import { useRef, type FocusEvent } from 'react';
import { Stack } from '../layout/Stack';
import { RichTextField } from '../ui/fields/RichTextField';
import { TextField } from '../ui/fields/TextField';
import { InsertField } from './InsertField';

interface MailTextsProps {
  /** The names of subject and message start with this. */
  at?: string;
  labels: { subject: string; message: string };
  /** The words of the mail's language; those of the interface by default. */
  words?: Translate;
  /** False for a language that may stay empty. */
  required?: boolean;
  autoFocus?: 'subject' | 'message' | undefined;
}

/** Subject and message of a mail, with fields that the server fills for each recipient. A field goes to where the cursor was last. */
export function MailTexts({ at = '', labels, words, required = true, autoFocus }: MailTextsProps) {
  const t = useT();
  const { getFieldProps, setFieldValue } = useFormikContext();
  const insertInMessage = useRef<(text: string) => void>(() => undefined);
  const subject = useRef<HTMLInputElement | null>(null);
  const names = { subject: `${at}subject`, message: `${at}message` };
  const onFocus = ({ target }: FocusEvent): void => {
    if (target instanceof HTMLInputElement && target.name === names.subject) subject.current = target;
    else if (target instanceof HTMLElement && target.isContentEditable) subject.current = null;
  };
  const insert = (token: string): void => {
    const input = subject.current;
    if (!input) return insertInMessage.current(token);
    const { value } = getFieldProps<string>(names.subject);
    const [start, end] = [input.selectionStart ?? value.length, input.selectionEnd ?? value.length];
    void setFieldValue(names.subject, `${value.slice(0, start)}${token}${value.slice(end)}`);
    input.focus();
  };
  return (
    <Stack gap={16} onFocus={onFocus}>
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
        onReady={(put) => {
          insertInMessage.current = put;
        }}
      />
      <InsertField words={words ?? t} onInsert={insert} />
    </Stack>
  );
}
