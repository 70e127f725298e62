import { useDialogs } from '@byline/web-kit/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useGetMeQuery, useUpdateMeMutation } from '../../../api';
import { Check } from '../../../components/ui/fields/Check';
import { ListSkeleton } from '../../../components/ui/ListSkeleton';
import { ErrorState } from '../../../components/ui/States';
import { AccountSection } from './AccountSection';

/** Switches the mails about deadlines off and on (docs/domain/mail.md#reminders); a refused choice is undone. */
export function Reminders() {
  const { data, error, refetch } = useGetMeQuery(undefined, { refetchOnMountOrArgChange: true });
  const [update] = useUpdateMeMutation();
  const { showError } = useDialogs();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const change = (reminders: boolean): void => {
    setWanted(reminders);
    update({ settingsRequest: { reminders } })
      .unwrap()
      .catch((reason: unknown) => {
        setWanted(null);
        showError(reason);
      });
  };
  return (
    <AccountSection
      title={<FormattedMessage id="account.reminders" />}
      help={<FormattedMessage id="account.remindersHelp" />}
    >
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={1} />}
      {data && (
        <div>
          <Check checked={wanted ?? data.reminders} onChange={change}>
            <FormattedMessage id="account.remindersOn" />
          </Check>
        </div>
      )}
    </AccountSection>
  );
}
