import { useDialogs } from '@byline/web-kit/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useGetMeQuery, useUpdateMeMutation } from '../../../api';
import { Check } from '../../../components/ui/fields/Check';
import { ListSkeleton } from '../../../components/ui/ListSkeleton';
import { ErrorState } from '../../../components/ui/States';
import { AccountSection } from './AccountSection';

const SWITCHES = {
  reminders: { title: 'account.reminders', help: 'account.remindersHelp', label: 'account.remindersOn' },
  answerMails: { title: 'account.answers', help: 'account.answersHelp', label: 'account.answersOn' },
} as const;

interface OwnMailsProps {
  which: keyof typeof SWITCHES;
}

/** Switches mails to oneself off and on (docs/domain/mail.md#reminders); a refused choice is undone. */
export function OwnMails({ which }: OwnMailsProps) {
  const { title, help, label } = SWITCHES[which];
  const { data, error, refetch } = useGetMeQuery(undefined, { refetchOnMountOrArgChange: true });
  const [update] = useUpdateMeMutation();
  const { showError } = useDialogs();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const change = (value: boolean): void => {
    setWanted(value);
    update({ settingsRequest: { [which]: value } })
      .unwrap()
      .catch((reason: unknown) => {
        setWanted(null);
        showError(reason);
      });
  };
  return (
    <AccountSection title={<FormattedMessage id={title} />} help={<FormattedMessage id={help} />}>
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={1} />}
      {data && (
        <div>
          <Check checked={wanted ?? data[which]} onChange={change}>
            <FormattedMessage id={label} />
          </Check>
        </div>
      )}
    </AccountSection>
  );
}
