import { formatMoment } from '@byline/web-kit/dates';
import { useT } from '@byline/web-kit/i18n';
import { FormattedMessage } from 'react-intl';
import type { EmailResponse } from '../../../api';
import { Banner } from '../../../components/ui/Banner';
import { Text } from '../../../components/ui/Text';

/** Why a mail has not left yet, or did not reach everybody. */
export function MailNotices({ email }: { email: EmailResponse }) {
  const t = useT();
  const { status, reason, attempts, nextAttemptAt } = email;
  const waits = status === 'scheduled' && attempts > 0 && nextAttemptAt;
  return (
    <>
      {reason && (
        <Banner quiet tone={status === 'failed' ? 'bad' : 'warn'}>
          <Text grow asTyped>
            <Text weight="medium">{t('emails.reason')}</Text> {reason}
            {waits && (
              <>
                {' '}
                <FormattedMessage id="emails.nextTry" values={{ time: formatMoment(nextAttemptAt) }} />
              </>
            )}
          </Text>
        </Banner>
      )}
      {status === 'held' && (
        <Banner quiet tone="warn">
          <Text grow>
            <FormattedMessage id="emails.heldText" values={{ name: email.from.name }} />
          </Text>
        </Banner>
      )}
    </>
  );
}
