import { Eye, EyeOff } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useT } from '@byline/web-kit/i18n';
import { IconButton } from '../ui/Button';
import { describedBy, FieldShell } from './FieldShell';
import { passwordEyes, passwordStrength, strengthWords, type PasswordName } from '@byline/web-kit/account';
import { useField, useFormContext } from '@byline/web-kit/form';
import style from './PasswordField.module.css';
import controlStyle from './control.module.css';

interface PasswordFieldProps {
  name: PasswordName;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  /** Shows the strength of a new password as four bars and a word. */
  strength?: boolean;
  aside?: ReactNode;
  /** Sets the focus on the field when the dialog around it opens. */
  autoFocus?: boolean;
}

export function PasswordField({
  name,
  label,
  autoComplete,
  strength = false,
  aside,
  autoFocus = false,
}: PasswordFieldProps) {
  const t = useT();
  const field = useField(name, label);
  const [shown, setShown] = useState(false);
  const value = typeof field.value === 'string' ? field.value : '';
  const level = passwordStrength(value);
  const eye = passwordEyes[name];
  const { restored } = useFormContext();
  const rule = strength ? t(strengthWords(value)) : undefined;
  const help = restored && strength && value === '' ? t('draft.retype') : rule;
  return (
    <FieldShell
      field={field}
      label={label}
      help={help}
      aside={aside}
      below={strength && <Meter level={value === '' ? 0 : level} />}
    >
      <span className={controlStyle.frame}>
        <input
          id={field.id}
          name={name}
          className={controlStyle.input}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          value={value}
          data-autofocus={autoFocus || undefined}
          aria-invalid={field.error ? true : undefined}
          aria-describedby={describedBy(field, help)}
          onBlur={field.leave}
          onChange={(event) => field.setValue(event.target.value)}
        />
        <IconButton
          icon={shown ? EyeOff : Eye}
          label={t(shown ? eye.hide : eye.show)}
          onClick={() => setShown(!shown)}
        />
      </span>
    </FieldShell>
  );
}

function Meter({ level }: { level: number }) {
  return (
    <span className={style.meter} aria-hidden="true">
      {[1, 2, 3, 4].map((bar) => (
        <i key={bar} className={bar <= level ? style.reached : undefined} />
      ))}
    </span>
  );
}
