import { messageId, useField } from '@byline/web-kit/form';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ReactNode } from 'react';
import { FieldFrame } from './FieldFrame';

interface TextFieldProps {
  name: string;
  label: ReactNode;
  /** Shows the label only to screen readers; the placeholder has the same text. */
  hiddenLabel?: boolean;
  help?: ReactNode;
  placeholder?: string;
  type?: 'text' | 'email' | 'password' | 'tel' | 'url' | 'number';
  inputMode?: 'numeric' | 'decimal';
  autoComplete?: string;
  autoFocus?: boolean;
  required?: boolean;
  disabled?: boolean;
  /** The number of rows; makes it a text area. */
  rows?: number;
  maxLength?: number;
  end?: ReactNode;
  /** Spans both columns of a form. */
  full?: boolean;
}

/** A line of text or a text area in a Formik form. */
export function TextField(props: TextFieldProps) {
  const {
    name,
    label,
    hiddenLabel = false,
    help,
    type = 'text',
    required = false,
    rows,
    maxLength,
    end,
    full,
    // A recruiter types the data of others, which the browser must not mix with the recruiter's own.
    autoComplete = 'off',
    ...rest
  } = props;
  const { inputMode, ...input } = rest;
  const field = useField<string>(name);
  return (
    <FieldFrame
      id={field.id}
      label={label}
      hidden={hiddenLabel}
      error={field.error}
      help={help}
      required={required}
      full={full}
    >
      <OutlinedInput
        {...input}
        autoComplete={autoComplete}
        id={field.id}
        name={name}
        type={type}
        fullWidth
        value={field.value}
        error={field.error !== undefined}
        {...(rows !== undefined && { multiline: true, minRows: rows, maxRows: rows * 3 })}
        onChange={(event) => field.setValue(event.target.value)}
        onBlur={field.leave}
        endAdornment={end}
        slotProps={{
          input: {
            'aria-required': required,
            'aria-describedby': messageId(field.id),
            ...(inputMode && { inputMode }),
            ...(maxLength !== undefined && { maxLength }),
          },
        }}
      />
    </FieldFrame>
  );
}
