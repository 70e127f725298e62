import { useDispatch } from 'react-redux';
import { hasOnlyHere } from '../form/draft';
import { sendDrafts } from '../form/draft-sync';
import { inTime } from '../form/in-time';
import { useSettleAll } from '../form/leave-guard';
import { useT } from '../i18n';
import { useConfirm } from '../ui/dialogs-context';
import { loggedOut, useSession } from './session';

interface LogOut {
  /** Runs before the first call that may find the session ended. */
  onStart?: () => void;
  /** Ends the session at the API. */
  end: () => Promise<unknown>;
  onEnded?: () => void;
}

/** Asks about unsaved text, saves or drops it, and only then ends the session (docs/domain/accounts.md#logging-out). */
export function useLogOut({ onStart, end, onEnded }: LogOut): () => Promise<void> {
  const dispatch = useDispatch();
  const t = useT();
  const settleAll = useSettleAll();
  const confirm = useConfirm();
  const owner = useSession()?.user._id;
  const agreesToLose = (): Promise<boolean> =>
    confirm({ title: t('logout.title'), text: t('logout.text'), action: t('logout.action'), danger: true });
  return async () => {
    if (!(await settleAll())) return;
    if (owner !== undefined && hasOnlyHere(owner) && !(await agreesToLose())) return;
    onStart?.();
    await inTime(sendDrafts(), undefined);
    // If the API does not end the session, it expires by itself. This browser forgets its token anyway.
    await inTime(end(), null);
    dispatch(loggedOut());
    onEnded?.();
  };
}
