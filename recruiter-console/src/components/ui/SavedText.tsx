import { MAX_TEXT } from '@byline/shared-types/domain';
import { useRefusedPaste } from '@byline/web-kit/form';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ComponentProps } from 'react';
import type { Autosave } from '../../lib/autosave/useAutosave';
import { FieldError } from './fields/FieldError';

interface SavedTextProps extends Pick<
  ComponentProps<typeof OutlinedInput>,
  'className' | 'autoFocus' | 'minRows' | 'placeholder'
> {
  id: string;
  autosave: Autosave;
  /** The key among the values. */
  name: string;
}

/** An optional text area that saves automatically. */
export function SavedText({ id, autosave, name, ...look }: SavedTextProps) {
  const value = String(autosave.values[name] ?? '');
  const pasted = useRefusedPaste(value);
  return (
    <>
      <OutlinedInput
        {...look}
        id={id}
        multiline
        fullWidth
        value={value}
        error={pasted.error !== undefined}
        onPaste={pasted.onPaste}
        onChange={(event) => autosave.type(name, event.target.value)}
        onBlur={() => void autosave.flush()}
        slotProps={{ input: { maxLength: MAX_TEXT, 'aria-describedby': `${id}-error` } }}
      />
      {pasted.error !== undefined && <FieldError id={`${id}-error`}>{pasted.error}</FieldError>}
    </>
  );
}
