import { useT } from '@byline/web-kit/i18n';
import { useDialogs, useNotify } from '@byline/web-kit/ui';
import { Clock } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useCancelEmailChangeMutation, useChangeEmailMutation, useGetMeQuery } from '../../../api';
import { Field } from '../../../components/form/Field';
import { Form } from '../../../components/form/Form';
import { PasswordField } from '../../../components/form/PasswordField';
import { TextButton } from '../../../components/ui/Button';
import { Record } from '../../../components/ui/Record';
import { Rich } from '../../../i18n/Rich';
import { messages } from '../messages';
import { OwnActions } from './OwnActions';
import style from './account.module.css';

const schema = () => import('../schema').then((schemas) => schemas.emailSchema);

/** The address one logs in with, changed in place by whoever knows the password; that a new one waits for its link stands below. */
export function OwnEmail({ email }: { email: string }) {
  const t = useT();
  const { data: me } = useGetMeQuery(undefined, { refetchOnMountOrArgChange: true });
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setOpen(false);
    requestAnimationFrame(() => button.current?.focus());
  };
  return (
    <>
      <Record title={t(messages.email)} more={me?.email ?? email}>
        {!open && (
          <TextButton ref={button} aria-label={t(messages.changeEmail)} onClick={() => setOpen(true)}>
            {t(messages.change)}
          </TextButton>
        )}
      </Record>
      {open && <EmailForm onDone={close} />}
      <div role="status">{me?.pendingEmail && <Waiting email={me.pendingEmail} />}</div>
    </>
  );
}

function Waiting({ email }: { email: string }) {
  const t = useT();
  const { showError } = useDialogs();
  const notify = useNotify();
  const [cancel] = useCancelEmailChangeMutation();
  const drop = async (): Promise<void> => {
    try {
      await cancel().unwrap();
      notify(t(messages.emailCancelled));
    } catch (error) {
      showError(error);
    }
  };
  return (
    <div className={style.note}>
      <Clock />
      <p>
        <Rich message={messages.emailWaits} values={{ email, b: (words) => <strong>{words}</strong> }} />
      </p>
      <TextButton onClick={() => void drop()}>{t(messages.cancelEmail)}</TextButton>
    </div>
  );
}

const EMPTY = { email: '', currentPassword: '' };

function EmailForm({ onDone }: { onDone: () => void }) {
  const t = useT();
  const [change] = useChangeEmailMutation();
  const inset = useRef<HTMLDivElement>(null);
  useEffect(() => inset.current?.querySelector('input')?.focus(), []);
  const save = async ({ email, currentPassword }: typeof EMPTY): Promise<void> => {
    await change({ changeEmailRequest: { email: email.trim(), currentPassword } }).unwrap();
    onDone();
  };
  return (
    <div className={style.inset} ref={inset}>
      <Form initialValues={EMPTY} schema={schema} onSubmit={save} failure="alert" summary={false}>
        {({ isSubmitting }) => (
          <>
            <Field
              name="email"
              label={t(messages.newEmail)}
              help={t(messages.newEmailHelp)}
              type="email"
              inputMode="email"
              autoComplete="email"
            />
            <PasswordField name="currentPassword" label={t(messages.currentPassword)} autoComplete="current-password" />
            <OwnActions label={t(messages.changeEmail)} saving={isSubmitting} onCancel={onDone} />
          </>
        )}
      </Form>
    </div>
  );
}
