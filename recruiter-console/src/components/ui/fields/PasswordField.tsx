import { passwordEyes, strengthWords, type PasswordName } from '@byline/web-kit/account';
import { useT } from '@byline/web-kit/i18n';
import { useFormikContext } from 'formik';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { FieldButton } from './FieldButton';
import { TextField } from './TextField';

interface PasswordFieldProps {
  name: PasswordName;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  autoFocus?: boolean;
  /** Says the rule of a new password, then how strong the typed one is. */
  strength?: boolean;
}

/** A password field with a button that shows the text. */
export function PasswordField({ strength = false, ...field }: PasswordFieldProps) {
  const t = useT();
  const { values } = useFormikContext<Partial<Record<PasswordName, string>>>();
  const [visible, setVisible] = useState(false);
  const { show, hide } = passwordEyes[field.name];
  return (
    <TextField
      {...field}
      type={visible ? 'text' : 'password'}
      required
      help={strength && t(strengthWords(values[field.name] ?? ''))}
      end={<FieldButton icon={Eye} label={t(visible ? hide : show)} onClick={() => setVisible(!visible)} />}
    />
  );
}
