import { useOwnEmail, useWaitingEmail } from '@byline/web-kit/account';
import { useT } from '@byline/web-kit/i18n';
import { Clock } from 'lucide-react';
import {
  useCancelEmailChangeMutation,
  useGetMeQuery,
  useResendEmailChangeMutation,
  type ChangedAddress,
} from '../../../api';
import { TextButton } from '../../../components/ui/Button';
import { Rich } from '../../../i18n/Rich';
import { EditableRecord } from './EditableRecord';
import { EmailForm } from './EmailForm';
import { NoOldAddress } from './NoOldAddress';
import style from './account.module.css';

/** The query parameter that opens the form. */
const ID = 'c-email';

/** The email address of the login, changed in place with the password; below it, a change that waits for confirmation. */
export function OwnEmail() {
  const t = useT();
  const { data: me } = useGetMeQuery(undefined, { refetchOnMountOrArgChange: true });
  const email = useOwnEmail(me?.email);
  return (
    <>
      <EditableRecord id={ID} title={t('account.email')} more={email} action={t('account.changeEmail')}>
        {(close) => <EmailForm id={ID} onDone={close} />}
      </EditableRecord>
      <div role="status">{me?.pendingEmail && <Waiting email={me.pendingEmail} waitsFor={me.emailWaitsFor} />}</div>
    </>
  );
}

function Waiting({ email, waitsFor }: { email: string; waitsFor: readonly ChangedAddress[] }) {
  const t = useT();
  const [cancel, cancelling] = useCancelEmailChangeMutation();
  const [resend, resending] = useResendEmailChangeMutation();
  const busy = cancelling.isLoading || resending.isLoading;
  const { words, again, sendAgain, drop } = useWaitingEmail(waitsFor, {
    cancel: () => cancel().unwrap(),
    resend: () => resend().unwrap(),
  });
  return (
    <div className={style.note}>
      <Clock />
      <div>
        <p>
          <Rich message={words} values={{ email, b: (bold) => <strong>{bold}</strong> }} />
        </p>
        {waitsFor.includes('old') && <NoOldAddress />}
      </div>
      <div className={style.actions}>
        <TextButton disabled={busy} onClick={() => void sendAgain()}>
          {again}
        </TextButton>
        <TextButton disabled={busy} onClick={() => void drop()}>
          {t('account.cancelEmail')}
        </TextButton>
      </div>
    </div>
  );
}
