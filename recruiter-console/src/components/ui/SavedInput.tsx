import { afterPress, useRefusedPaste } from '@byline/web-kit/form';
import { useT } from '@byline/web-kit/i18n';
import { fieldErrorText } from '@byline/web-kit/problems';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { Stack } from '../layout/Stack';
import { AutosaveConflict } from './AutosaveConflict';
import { FieldError } from './fields/FieldError';
import type { Autosave } from '../../lib/autosave/useAutosave';

interface SavedInputProps {
  autosave: Autosave;
  /** The key among the values. */
  name: string;
  label: string;
  maxLength: number;
  multiline?: boolean;
  autoFocus?: boolean;
  /** The error from the server. */
  error?: string | undefined;
  /** Runs when the user leaves the field with Enter, Escape or a click elsewhere. */
  onLeave?: (by: 'key' | 'blur') => void;
}

/**
 * A required field that saves automatically: an empty text keeps the text from before the edit. Escape restores the text from before
 * the edit.
 */
export function SavedInput(props: SavedInputProps) {
  const { autosave, name, label, maxLength, multiline = false, autoFocus = false, error, onLeave } = props;
  const t = useT();
  const id = useId();
  const value = String(autosave.values[name] ?? '');
  const [emptied, setEmptied] = useState(false);
  const [before, setBefore] = useState(value);
  const pasted = useRefusedPaste(value);
  const refusal = pasted.error ?? (emptied ? fieldErrorText(t, 'required') : error);
  const leave = (by: 'key' | 'blur'): void => {
    if (emptied) return;
    void autosave.flush();
    onLeave?.(by);
  };
  return (
    <Stack grow gap={4}>
      <OutlinedInput
        fullWidth
        multiline={multiline}
        autoFocus={autoFocus}
        error={refusal !== undefined}
        value={emptied ? '' : value}
        onFocus={() => setBefore(value)}
        onPaste={pasted.onPaste}
        onChange={({ target }) => {
          const isEmpty = target.value.trim() === '';
          setEmptied(isEmpty);
          autosave.type(name, isEmpty ? before : target.value.replaceAll('\n', ' '));
        }}
        onBlur={() => {
          if (!emptied) void autosave.flush();
          // Waits for the click, so that the layout does not move the pressed button.
          afterPress(() => leave('blur'));
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Enter') {
            event.preventDefault();
            leave('key');
          }
          if (event.key === 'Escape') {
            event.preventDefault();
            event.stopPropagation();
            setEmptied(false);
            if (value !== before) autosave.type(name, before);
            void autosave.flush();
            onLeave?.('key');
          }
        }}
        slotProps={{
          input: { 'aria-label': label, 'aria-required': true, 'aria-describedby': `${id}-error`, maxLength },
        }}
      />
      {refusal !== undefined && <FieldError id={`${id}-error`}>{refusal}</FieldError>}
      <AutosaveConflict autosave={autosave} name={name} />
    </Stack>
  );
}
