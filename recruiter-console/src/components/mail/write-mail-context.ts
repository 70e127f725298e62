import type { MailPurpose } from '@byline/shared-types/domain';
import { createContext, use } from 'react';

/** The subject of a mail to a candidate; its templates fill their fields by it. */
export interface MailSubject {
  /** Its default template begins the mail; `free` by default. */
  purpose?: MailPurpose | undefined;
  jobId?: string | undefined;
  /** The appointment of an invitation; by default the candidate's next one. */
  appointmentId?: string | undefined;
}

export interface MailTo extends MailSubject {
  candidateId: string;
}

export const WriteMailContext = createContext<(mail: MailTo) => void>(() => undefined);

/** Opens a dialog with a new mail. The tab, the panel and the list below stay as they are. */
export const useWriteMail = (): ((mail: MailTo) => void) => use(WriteMailContext);
