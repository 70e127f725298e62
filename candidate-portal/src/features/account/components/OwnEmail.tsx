import { useT } from '@byline/web-kit/i18n';
import { userChanged } from '@byline/web-kit/session';
import { useDialogs, useNotify } from '@byline/web-kit/ui';
import { Clock } from 'lucide-react';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
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
export function OwnEmail({ email }: { email: string }) {
  const t = useT();
  const { data: me } = useGetMeQuery(undefined, { refetchOnMountOrArgChange: true });
  const dispatch = useDispatch();
  const known = me?.email;
  // Another device may have confirmed the change, and a login over this screen needs the new address.
  useEffect(() => {
    if (known !== undefined && known !== email) dispatch(userChanged({ email: known }));
  }, [dispatch, known, email]);
  return (
    <>
      <EditableRecord id={ID} title={t('account.email')} more={known ?? email} action={t('account.changeEmail')}>
        {(close) => <EmailForm id={ID} onDone={close} />}
      </EditableRecord>
      <div role="status">{me?.pendingEmail && <Waiting email={me.pendingEmail} waitsFor={me.emailWaitsFor} />}</div>
    </>
  );
}

/** The text for the addresses that have not confirmed yet. */
const waits = (waitsFor: readonly ChangedAddress[]) => {
  if (waitsFor.length > 1) return 'account.emailWaits';
  return waitsFor.includes('new') ? 'account.emailWaitsNew' : 'account.emailWaitsOld';
};

function Waiting({ email, waitsFor }: { email: string; waitsFor: readonly ChangedAddress[] }) {
  const t = useT();
  const { showError } = useDialogs();
  const notify = useNotify();
  const [cancel, cancelling] = useCancelEmailChangeMutation();
  const [resend, resending] = useResendEmailChangeMutation();
  const busy = cancelling.isLoading || resending.isLoading;
  const drop = (): Promise<void> =>
    cancel()
      .unwrap()
      .then(() => notify(t('account.emailCancelled')), showError);
  // The API sends one mail to each address that has not confirmed.
  const links = { count: waitsFor.length };
  const again = (): Promise<void> =>
    resend()
      .unwrap()
      .then(() => notify(t('account.emailResent', links)), showError);
  return (
    <div className={style.note}>
      <Clock />
      <div>
        <p>
          <Rich message={waits(waitsFor)} values={{ email, b: (words) => <strong>{words}</strong> }} />
        </p>
        {waitsFor.includes('old') && <NoOldAddress />}
      </div>
      <div className={style.actions}>
        <TextButton disabled={busy} onClick={() => void again()}>
          {t('account.resendEmail', links)}
        </TextButton>
        <TextButton disabled={busy} onClick={() => void drop()}>
          {t('account.cancelEmail')}
        </TextButton>
      </div>
    </div>
  );
}
