import type { EmailResponse } from '../../../api';
import { PaperEntry } from '../../../components/record/PaperEntry';
import { EmailPill } from '../../../components/ui/Pill';
import { EmailBody } from './EmailBody';

export const EmailsOnPaper = ({ emails }: { emails: readonly EmailResponse[] }) =>
  emails.map((email) => (
    <PaperEntry key={email._id} title={email.subject} facts={[<EmailPill key="status" status={email.status} />]}>
      <EmailBody email={email} />
    </PaperEntry>
  ));
