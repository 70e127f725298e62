import { now } from '@byline/web-kit/dates';
import { useT } from '@byline/web-kit/i18n';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { EXACT, useListCalendarItemsQuery, useListEmailsQuery } from '../../../api';
import type { Pair } from '../model';

const COUNT = { limit: 1, prefer: EXACT } as const;

const usePlanned = (candidateId: string): number =>
  useListEmailsQuery({ ...COUNT, filter: { candidateId, status: 'scheduled' } }).currentData?.totalCount ?? 0;

/** Names the planned mails and the coming appointments of both, which are of one candidate after a merge. */
export function Ahead({ pair: [one, other] }: { pair: Pair }) {
  const t = useT();
  const { formatList } = useIntl();
  const [startDate] = useState(() => new Date(now()).toISOString());
  const mails = usePlanned(one._id) + usePlanned(other._id);
  const { currentData } = useListCalendarItemsQuery({
    ...COUNT,
    filter: { assignedTo: [one._id, other._id], startDate },
  });
  const appointments = currentData?.totalCount ?? 0;
  if (mails + appointments === 0) return null;
  const what = [
    mails > 0 ? t('duplicates.aheadMails', { count: mails }) : '',
    appointments > 0 ? t('duplicates.aheadAppointments', { count: appointments }) : '',
  ].filter(Boolean);
  return <FormattedMessage id="duplicates.ahead" values={{ what: formatList(what) }} />;
}
