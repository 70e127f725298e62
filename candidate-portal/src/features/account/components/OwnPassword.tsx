import { useT } from '@byline/web-kit/i18n';
import { useNotify, visuallyHidden } from '@byline/web-kit/ui';
import { useEffect, useRef, useState } from 'react';
import { useChangePasswordMutation } from '../../../api';
import { Form } from '../../../components/form/Form';
import { PasswordField } from '../../../components/form/PasswordField';
import { TextButton } from '../../../components/ui/Button';
import { Record } from '../../../components/ui/Record';
import { messages } from '../messages';
import { OwnActions } from './OwnActions';
import textStyle from '../../../components/ui/text.module.css';
import style from './account.module.css';

const schema = () => import('../schema').then((schemas) => schemas.passwordSchema);

/** Changed in place, by whoever knows the current one. */
export function OwnPassword({ email }: { email: string }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setOpen(false);
    requestAnimationFrame(() => button.current?.focus());
  };
  return (
    <>
      <Record title={t(messages.password)}>
        {!open && (
          <TextButton ref={button} aria-label={t(messages.changePassword)} onClick={() => setOpen(true)}>
            {t(messages.change)}
          </TextButton>
        )}
      </Record>
      {open && <PasswordForm email={email} onDone={close} />}
    </>
  );
}

const EMPTY = { currentPassword: '', password: '' };

function PasswordForm({ email, onDone }: { email: string; onDone: () => void }) {
  const t = useT();
  const notify = useNotify();
  const [change] = useChangePasswordMutation();
  const inset = useRef<HTMLDivElement>(null);
  useEffect(() => inset.current?.querySelector<HTMLElement>('input[type=password]')?.focus(), []);
  const save = async (changePasswordRequest: typeof EMPTY): Promise<void> => {
    await change({ changePasswordRequest }).unwrap();
    notify(t(messages.passwordChanged));
    onDone();
  };
  return (
    <div className={style.inset} ref={inset}>
      <Form initialValues={EMPTY} schema={schema} onSubmit={save} failure="alert" summary={false}>
        {({ isSubmitting }) => (
          <>
            {/* For password managers: whose password it is. */}
            <input
              className={visuallyHidden}
              type="email"
              value={email}
              autoComplete="username"
              readOnly
              tabIndex={-1}
              aria-hidden="true"
            />
            <PasswordField name="currentPassword" label={t(messages.currentPassword)} autoComplete="current-password" />
            <PasswordField name="password" label={t(messages.newPassword)} autoComplete="new-password" strength />
            <p className={`${textStyle.small} ${textStyle.secondary}`}>{t(messages.passwordHelp)}</p>
            <OwnActions label={t(messages.changePassword)} saving={isSubmitting} onCancel={onDone} />
          </>
        )}
      </Form>
    </div>
  );
}
