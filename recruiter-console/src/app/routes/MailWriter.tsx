import { useDialogs } from '@byline/web-kit/ui';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useGetCandidateQuery } from '../../api';
import { WriteMailContext, type MailTo } from '../../components/mail/write-mail-context';

const MailDialog = lazy(() => import('../../features/emails/components/MailDialog'));

/** Writes mails to candidates above the page where the recruiter asked for it. */
export function MailWriter({ children }: { children: ReactNode }) {
  const [mail, setMail] = useState<MailTo | null>(null);
  const close = (): void => setMail(null);
  return (
    <WriteMailContext value={setMail}>
      {children}
      {mail && <Writing mail={mail} onClose={close} />}
    </WriteMailContext>
  );
}

function Writing({ mail: { candidateId, ...subject }, onClose }: { mail: MailTo; onClose: () => void }) {
  const { showError } = useDialogs();
  const { currentData: candidate, error } = useGetCandidateQuery({ id: candidateId });
  const failed = candidate ? undefined : error;
  useEffect(() => {
    if (!failed) return;
    onClose();
    showError(failed);
  }, [failed, onClose, showError]);
  if (!candidate) return null;
  return (
    <Suspense>
      <MailDialog candidate={candidate} {...{ subject, onClose }} />
    </Suspense>
  );
}
