import { useT } from '@byline/web-kit/i18n';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useGetCandidateQuery } from '../../../api';
import { Banner } from '../../../components/ui/Banner';
import { Text } from '../../../components/ui/Text';
import type { EmailValues } from '../model';
import { UnfilledFields } from './UnfilledFields';

interface MailProblemsProps {
  candidateId: string;
  refusals: number;
  /** The API refused the mail because its candidate was erased. */
  gone: boolean;
}

/** Says while the user writes what is wrong with the recipient: an address that returned mail, an empty field, an erasure. */
export function MailProblems({ candidateId, refusals, gone }: MailProblemsProps) {
  const t = useT();
  const { to, cc, bcc } = useFormikContext<EmailValues>().values;
  const { currentData: candidate } = useGetCandidateQuery({ id: candidateId }, { skip: candidateId === '' });
  const { email, emailTrouble } = candidate ?? {};
  const isRecipient = [...to, ...cc, ...bcc].some((one) => one.email.toLowerCase() === email?.toLowerCase());
  return (
    <>
      {gone && <CandidateGone key={refusals} />}
      {emailTrouble && isRecipient && (
        <Banner quiet tone="warn">
          <Text grow>
            <FormattedMessage
              id="emails.badAddress"
              values={{ address: email, reason: t(`profile.emailTrouble.${emailTrouble}`) }}
            />
          </Text>
        </Banner>
      )}
      <UnfilledFields {...{ candidateId, refusals }} />
    </>
  );
}

/** Scrolls into view, because it answers a press in a form that may be longer than the screen. */
function CandidateGone() {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Chromium answers a promise, which React would call as a clean-up.
    alert.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={alert} role="alert">
      <Banner quiet tone="bad">
        <FormattedMessage id="conversations.candidateGone" />
      </Banner>
    </div>
  );
}
