import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useT, type MessageId } from '../i18n';
import { useCurrentUser, userChanged } from '../session';
import { useDialogs, useNotify } from '../ui';

/** The address of the login; `known` is the API's. */
export function useOwnEmail(known: string | undefined): string {
  const { email } = useCurrentUser();
  const dispatch = useDispatch();
  // Another device may have confirmed a change, and a login over this screen needs the new address.
  useEffect(() => {
    if (known !== undefined && known !== email) dispatch(userChanged({ email: known }));
  }, [dispatch, known, email]);
  return known ?? email;
}

interface WaitingCalls {
  cancel: () => Promise<unknown>;
  resend: () => Promise<unknown>;
}

/** A change of address that waits for these addresses: its words, and both actions (docs/domain/accounts.md#change-of-address). */
export function useWaitingEmail(waitsFor: readonly ('new' | 'old')[], { cancel, resend }: WaitingCalls) {
  const t = useT();
  const { showError } = useDialogs();
  const notify = useNotify();
  // The API sends one mail to each address that has not confirmed.
  const links = { count: waitsFor.length };
  return {
    words: waits(waitsFor),
    again: t('account.resendEmail', links),
    sendAgain: (): Promise<void> => resend().then(() => notify(t('account.emailResent', links)), showError),
    drop: (): Promise<void> => cancel().then(() => notify(t('account.emailCancelled')), showError),
  };
}

/** The text for the addresses that have not confirmed yet. */
function waits(waitsFor: readonly ('new' | 'old')[]): MessageId {
  if (waitsFor.length > 1) return 'account.emailWaits';
  return waitsFor.includes('new') ? 'account.emailWaitsNew' : 'account.emailWaitsOld';
}
