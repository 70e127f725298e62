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
  /** Its key among the values. */
  name: string;
  label: string;
  maxLength: number;
  multiline?: boolean;
  autoFocus?: boolean;
  /** What the server has against it. */
  error?: string | undefined;
  /** It was left, with Enter, Escape or for another field. */
  onLeave?: (by: 'key' | 'blur') => void;
}

/** A field that has to be filled and saves itself: while it is empty what was saved stays. Escape puts back what stood there. */
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
          if (!isEmpty) autosave.type(name, target.value.replaceAll('\n', ' '));
        }}
        onBlur={() => {
          if (!emptied) void autosave.flush();
          // The button that was pressed stays where it is until it is.
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
