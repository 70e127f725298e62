import { useT } from '@byline/web-kit/i18n';
import { TextButton } from '../../../components/ui/Button';
import { OpenedForm } from '../../../components/ui/OpenedForm';
import { Record } from '../../../components/ui/Record';
import { Boundary } from '../../../components/ui/States';
import { useEditing } from '../../../lib/useEditing';
import { PasswordForm } from './PasswordForm';
import style from './account.module.css';

/** The password, changed in place with the current one. */
export function OwnPassword({ email }: { email: string }) {
  const t = useT();
  const { editing, pressed, returning, open, close } = useEditing('c-password');
  return (
    <>
      <Record title={t('account.password')}>
        {!editing && (
          <TextButton autoFocus={returning} aria-label={t('account.changePassword')} onClick={open}>
            {t('account.change')}
          </TextButton>
        )}
      </Record>
      {editing && (
        <Boundary>
          <OpenedForm pressed={pressed} className={style.inset}>
            <PasswordForm email={email} onDone={close} />
          </OpenedForm>
        </Boundary>
      )}
    </>
  );
}
