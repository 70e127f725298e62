import { useT } from '@byline/web-kit/i18n';
import { Button } from '../../../components/ui/Button';
import { Pencil, RotateCw, UserPen } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import {
  useCancelEmailMutation,
  useRetryEmailMutation,
  useTakeOverEmailMutation,
  useUpdateEmailMutation,
  type EmailResponse,
} from '../../../api';
import { useCurrentUser } from '@byline/web-kit/session';
import { useDialogs, useNotify } from '@byline/web-kit/ui';
import { Text } from '../../../components/ui/Text';
import { canChange } from '../model';

/** Actions on a mail. The sender edits or withdraws it; a super-admin withdraws it or becomes its sender (docs/domain/mail.md#sender). */
export function EmailActions({ email, onEdit }: { email: EmailResponse; onEdit: () => void }) {
  const me = useCurrentUser();
  const isMine = email.createdBy === me._id;
  const isAdmin = me.roles.includes('super-admin');
  const isHeld = email.status === 'held';
  if (!canChange(email)) return null;
  if (isMine && !isHeld) return <OwnActions email={email} onEdit={onEdit} />;
  if (isAdmin) {
    return (
      <>
        {email.status !== 'failed' && <Withdraw email={email} />}
        <TakeOver email={email} />
      </>
    );
  }
  if (isMine) return <Withdraw email={email} />;
  return (
    <Text tone="muted" size="small">
      <FormattedMessage id="emails.onlySender" values={{ name: email.from.name }} />
    </Text>
  );
}

function OwnActions({ email, onEdit }: { email: EmailResponse; onEdit: () => void }) {
  const t = useT();
  const { showError } = useDialogs();
  const notify = useNotify();
  const [retry] = useRetryEmailMutation();
  const onRetry = async (): Promise<void> => {
    const result = await retry({ id: email._id });
    if (result.error) showError(result.error);
    else notify(t('emails.retried'));
  };
  if (email.status === 'failed') {
    return (
      <Button size="small" onClick={() => void onRetry()}>
        <RotateCw />
        <FormattedMessage id="emails.retry" />
      </Button>
    );
  }
  return (
    <>
      <Withdraw email={email} />
      {email.scheduledAt && email.status === 'scheduled' && <SendNow email={email} />}
      <Button size="small" onClick={onEdit}>
        <Pencil />
        <FormattedMessage id="common.edit" />
      </Button>
    </>
  );
}

/** Sends a mail that waits for its time. */
function SendNow({ email: { _id: id, version } }: { email: EmailResponse }) {
  const t = useT();
  const { showError } = useDialogs();
  const notify = useNotify();
  const [update] = useUpdateEmailMutation();
  const onSend = async (): Promise<void> => {
    const result = await update({ id, updateEmailRequest: { scheduledAt: null, version } });
    if (result.error) showError(result.error);
    else notify(t('emails.email_sent_title'));
  };
  return (
    <Button size="small" onClick={() => void onSend()}>
      <FormattedMessage id="conversations.sendNow" />
    </Button>
  );
}

function Withdraw({ email }: { email: EmailResponse }) {
  const t = useT();
  const { confirm, showError } = useDialogs();
  const notify = useNotify();
  const [cancel] = useCancelEmailMutation();
  const onWithdraw = async (): Promise<void> => {
    const yes = await confirm({
      title: t('emails.withdrawQuestion', { subject: email.subject }),
      text: t('emails.withdrawText'),
      action: t('emails.withdraw'),
    });
    if (!yes) return;
    const result = await cancel({ id: email._id });
    if (result.error) showError(result.error);
    else notify(t('emails.withdrawn'));
  };
  return (
    <Button size="small" onClick={() => void onWithdraw()}>
      <FormattedMessage id="emails.withdraw" />
    </Button>
  );
}

function TakeOver({ email }: { email: EmailResponse }) {
  const t = useT();
  const { confirm, showError } = useDialogs();
  const notify = useNotify();
  const [takeOver] = useTakeOverEmailMutation();
  const onTakeOver = async (): Promise<void> => {
    const yes = await confirm({
      title: t('emails.takeOverQuestion', { name: email.from.name }),
      text: t(email.status === 'held' ? 'emails.takeOverHeldText' : 'emails.takeOverText'),
      action: t('emails.takeOver'),
    });
    if (!yes) return;
    const result = await takeOver({ id: email._id });
    if (result.error) showError(result.error);
    else notify(t('emails.takenOver'));
  };
  return (
    <Button size="small" onClick={() => void onTakeOver()}>
      <UserPen />
      <FormattedMessage id="emails.takeOver" />
    </Button>
  );
}
