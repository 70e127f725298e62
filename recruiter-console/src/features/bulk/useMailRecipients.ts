import { useEffect, useState } from 'react';
import { useCountBulkRecipientsMutation, type BulkRecipientsResponse, type PreviewBulkMailApiArg } from '../../api';

export type MailRequest = Omit<PreviewBulkMailApiArg, 'previewBulkMailRequest'> &
  Pick<PreviewBulkMailApiArg['previewBulkMailRequest'], 'selection'>;

/** Counts the recipients by language, once, when the dialog opens. */
export function useMailRecipients(request: MailRequest) {
  const [count, { error }] = useCountBulkRecipientsMutation();
  const [recipients, setRecipients] = useState<BulkRecipientsResponse | null>(null);
  const [tries, setTries] = useState(0);
  const [asked] = useState(request);
  useEffect(() => {
    let current = true;
    const { selection, sort: _, ...query } = asked;
    void count({ ...query, bulkRecipientsRequest: { selection } }).then(({ data }) => {
      if (current && data) setRecipients(data);
    });
    return () => {
      current = false;
    };
  }, [asked, count, tries]);
  return { recipients, error: recipients ? undefined : error, retry: () => setTries(tries + 1) };
}
