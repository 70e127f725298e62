import { useT } from '@byline/web-kit/i18n';
import { FormattedMessage, useIntl } from 'react-intl';
import { EXACT, useListEmailsQuery } from '../../../api';
import type { Pair } from '../model';

const usePlanned = (candidateId: string): number =>
  useListEmailsQuery({ limit: 1, prefer: EXACT, filter: { candidateId, status: 'scheduled' } }).currentData
    ?.totalCount ?? 0;

/** Names the planned mails and the coming appointments of both, which are of one candidate after a merge. */
export function Ahead({ pair: [one, other], appointments }: { pair: Pair; appointments: number }) {
  const t = useT();
  const { formatList } = useIntl();
  const mails = usePlanned(one._id) + usePlanned(other._id);
  if (mails + appointments === 0) return null;
  const what = [
    mails > 0 ? t('duplicates.aheadMails', { count: mails }) : '',
    appointments > 0 ? t('duplicates.aheadAppointments', { count: appointments }) : '',
  ].filter(Boolean);
  return <FormattedMessage id="duplicates.ahead" values={{ what: formatList(what) }} />;
}
