import { useField } from '@byline/web-kit/form';
import type { FindMentions, RichTextEditorProps } from '../editor/RichTextEditor';
import { FieldEditor } from './FieldEditor';
import { FieldFrame } from './FieldFrame';

interface RichTextFieldProps {
  name: string;
  label: string;
  required?: boolean;
  /** Hides the label: the editor's accessible name is enough. */
  hiddenLabel?: boolean;
  autoFocus?: boolean;
  findMentions?: FindMentions;
  onReady?: RichTextEditorProps['onReady'];
  /** Draws the fields of a mail as chips. */
  mailFields?: boolean;
  findTexts?: RichTextEditorProps['findTexts'];
}

/** The editor in a Formik form; it loads when such a form opens. */
export function RichTextField({
  name,
  label,
  required = false,
  hiddenLabel = false,
  autoFocus,
  findMentions,
  onReady,
  mailFields,
  findTexts,
}: RichTextFieldProps) {
  const field = useField<string>(name);
  return (
    <FieldFrame id={field.id} label={label} hidden={hiddenLabel} error={field.error} required={required} group>
      <FieldEditor
        field={field}
        label={label}
        required={required}
        {...(autoFocus !== undefined && { autoFocus })}
        {...(findMentions && { findMentions })}
        {...(onReady && { onReady })}
        {...(mailFields && { mailFields })}
        {...(findTexts && { findTexts })}
      />
    </FieldFrame>
  );
}
