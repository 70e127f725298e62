import type { SecretField } from '@byline/web-kit/form';
import { useT } from '@byline/web-kit/i18n';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { FieldButton } from './FieldButton';
import { TextField } from './TextField';

interface PasswordFieldProps {
  name: Exclude<SecretField, 'code'>;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  autoFocus?: boolean;
}

/** A password field with a button that shows the text. */
export function PasswordField(props: PasswordFieldProps) {
  const t = useT();
  const [visible, setVisible] = useState(false);
  const toggle = t(visible ? 'common.hidePassword' : 'common.showPassword');
  return (
    <TextField
      {...props}
      type={visible ? 'text' : 'password'}
      required
      end={<FieldButton icon={Eye} label={toggle} onClick={() => setVisible(!visible)} />}
    />
  );
}
