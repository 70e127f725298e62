import Button from '@mui/material/Button';
import { Pencil, RotateCw, UserPen } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  useCancelEmailMutation,
  useRetryEmailMutation,
  useTakeOverEmailMutation,
  type EmailResponse,
} from '../../../api';
import { useCurrentUser } from '@byline/web-kit/session';
import { useDialogs, useNotify } from '@byline/web-kit/ui';
import { Text } from '../../../components/ui/Text';
import { common } from '../../../i18n/common';
import { messages } from '../messages';
import { canChange } from '../model';

/** What can be done with a mail: by its sender, and by a super-admin, who stops it or becomes its sender (docs/domain/mail.md#sender). */
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
      <FormattedMessage {...messages.onlySender} values={{ name: email.from.name }} />
    </Text>
  );
}

function OwnActions({ email, onEdit }: { email: EmailResponse; onEdit: () => void }) {
  const { formatMessage } = useIntl();
  const { showError } = useDialogs();
  const notify = useNotify();
  const [retry] = useRetryEmailMutation();
  const onRetry = async (): Promise<void> => {
    const result = await retry({ id: email._id });
    if (result.error) showError(result.error);
    else notify(formatMessage(messages.retried));
  };
  if (email.status === 'failed') {
    return (
      <Button size="small" onClick={() => void onRetry()}>
        <RotateCw />
        <FormattedMessage {...messages.retry} />
      </Button>
    );
  }
  return (
    <>
      <Withdraw email={email} />
      <Button size="small" onClick={onEdit}>
        <Pencil />
        <FormattedMessage {...common.edit} />
      </Button>
    </>
  );
}

function Withdraw({ email }: { email: EmailResponse }) {
  const { formatMessage } = useIntl();
  const { confirm, showError } = useDialogs();
  const notify = useNotify();
  const [cancel] = useCancelEmailMutation();
  const onWithdraw = async (): Promise<void> => {
    const yes = await confirm({
      title: formatMessage(messages.withdrawQuestion, { subject: email.subject }),
      text: formatMessage(messages.withdrawText),
      action: formatMessage(messages.withdraw),
    });
    if (!yes) return;
    const result = await cancel({ id: email._id });
    if (result.error) showError(result.error);
    else notify(formatMessage(messages.withdrawn));
  };
  return (
    <Button size="small" onClick={() => void onWithdraw()}>
      <FormattedMessage {...messages.withdraw} />
    </Button>
  );
}

function TakeOver({ email }: { email: EmailResponse }) {
  const { formatMessage } = useIntl();
  const { confirm, showError } = useDialogs();
  const notify = useNotify();
  const [takeOver] = useTakeOverEmailMutation();
  const onTakeOver = async (): Promise<void> => {
    const yes = await confirm({
      title: formatMessage(messages.takeOverQuestion, { name: email.from.name }),
      text: formatMessage(email.status === 'held' ? messages.takeOverHeldText : messages.takeOverText),
      action: formatMessage(messages.takeOver),
    });
    if (!yes) return;
    const result = await takeOver({ id: email._id });
    if (result.error) showError(result.error);
    else notify(formatMessage(messages.takenOver));
  };
  return (
    <Button size="small" onClick={() => void onTakeOver()}>
      <UserPen />
      <FormattedMessage {...messages.takeOver} />
    </Button>
  );
}
