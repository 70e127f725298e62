import type { RecruiterDto } from '@byline/shared-types/api';
import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { Avatar } from '../../../components/ui/Avatar';
import { Icon } from '../../../components/ui/Icon';
import type { Column } from '../../../components/ui/table/columns';
import { displayName, formatDay } from '../../../lib/format';
import { useCurrentUser } from '../../../lib/session/hooks';
import { messages } from '../messages';

interface Actions {
  onQr: (recruiter: RecruiterDto) => Promise<void>;
  onRemove: (recruiter: RecruiterDto) => Promise<void>;
}

/** Columns of the recruiters table. */
export function useRecruiterColumns({ onQr, onRemove }: Actions): Column<RecruiterDto>[] {
  const { formatMessage } = useIntl();
  const me = useCurrentUser()._id;
  return [
    {
      id: 'name',
      header: formatMessage(messages.name),
      width: 240,
      sort: 'name',
      cell: (recruiter) => (
        <span className="row">
          <Avatar person={recruiter} me={recruiter._id === me} />
          <span className="med cut" title={displayName(recruiter)}>
            {displayName(recruiter)}
          </span>
          {recruiter._id === me && (
            <span className="tag">
              <FormattedMessage {...messages.you} />
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'email',
      header: formatMessage(messages.email),
      width: 240,
      cell: ({ email }) => <span title={email}>{email}</span>,
    },
    {
      id: 'twoFactor',
      header: formatMessage(messages.twoFactor),
      width: 96,
      cell: ({ twofactorEnabled }) => (
        <span className={twofactorEnabled ? '' : 'sub'}>
          <FormattedMessage {...(twofactorEnabled ? messages.on : messages.off)} />
        </span>
      ),
    },
    {
      id: 'since',
      header: formatMessage(messages.since),
      width: 104,
      sort: 'createdAt',
      cell: ({ createdAt }) => <span className="sub">{formatDay(createdAt)}</span>,
    },
    {
      id: 'actions',
      header: <span className="sr">{formatMessage(messages.actions)}</span>,
      width: 260,
      align: 'right',
      cell: (recruiter) => (
        <span className="row g4 end">
          <Button
            size="small"
            variant="text"
            aria-label={`${formatMessage(messages.generateQr)}: ${displayName(recruiter)}`}
            onClick={() => void onQr(recruiter)}
          >
            <Icon name="qr" />
            <FormattedMessage {...messages.generateQr} />
          </Button>
          <Button
            size="small"
            variant="text"
            disabled={recruiter._id === me}
            aria-label={`${formatMessage(messages.remove)}: ${displayName(recruiter)}`}
            onClick={() => void onRemove(recruiter)}
          >
            <FormattedMessage {...messages.remove} />
          </Button>
        </span>
      ),
    },
  ];
}
