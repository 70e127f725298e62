import { useT } from '@byline/web-kit/i18n';
import type { MailSubject } from '../../../components/mail/write-mail-context';
import { AppDialog } from '../../../components/ui/dialogs/AppDialog';
import { displayName } from '../../../lib/format';
import { EmailForm } from './EmailForm';

/** The recipient of a mail. */
export interface Addressee {
  _id: string;
  firstname: string;
  name: string;
  email: string;
}

interface MailDialogProps {
  candidate: Addressee;
  /** The first texts of the mail. */
  start?: { subject: string; message: string };
  subject?: MailSubject;
  onClose: () => void;
}

/** Writes to a candidate in a dialog, so that the page stays as it is. */
export default function MailDialog({ candidate, start, subject, onClose }: MailDialogProps) {
  const t = useT();
  const name = displayName(candidate);
  return (
    <AppDialog open width={600} title={t('emails.writeTo', { name })} onClose={onClose}>
      <EmailForm
        inDialog
        candidateId={candidate._id}
        to={{ name, email: candidate.email }}
        start={start}
        subject={subject}
        onClose={onClose}
      />
    </AppDialog>
  );
}
