import { useT } from '@byline/web-kit/i18n';
import { visuallyHidden } from '@byline/web-kit/ui';
import { formatDay } from '@byline/web-kit/dates';
import { Button } from '../../../components/ui/Button';
import { QrCode } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { ListRecruitersApiArg, RecruiterResponse } from '../../../api';
import { Row } from '../../../components/layout/Stack';
import { Avatar } from '../../../components/ui/Avatar';
import { MoreMenu } from '../../../components/ui/MoreMenu';
import { Tag } from '../../../components/ui/Tag';
import { Text } from '../../../components/ui/Text';
import type { Column } from '../../../components/ui/table/columns';
import { displayName } from '../../../lib/format';
import { useCurrentUser } from '@byline/web-kit/session';

/** The order in which columns disappear from a narrow table. */
export const HIDE_ORDER = ['since', 'email', 'twoFactor'];

export const SORTS = ['name', '-name', 'createdAt', '-createdAt'] as const satisfies ListRecruitersApiArg['sort'];

interface Actions {
  onQr: (recruiter: RecruiterResponse) => void;
  onRemove: (recruiter: RecruiterResponse) => Promise<void>;
  /** True if the row has room only for a menu. */
  narrow: boolean;
}

export function useRecruiterColumns({
  onQr,
  onRemove,
  narrow,
}: Actions): Column<RecruiterResponse, (typeof SORTS)[number]>[] {
  const t = useT();
  const { _id: me, roles } = useCurrentUser();
  // Only a super-admin takes the role of another one (docs/domain/accounts.md#roles).
  const isRefused = (one: RecruiterResponse): boolean =>
    one._id === me || (one.roles.includes('super-admin') && !roles.includes('super-admin'));
  return [
    {
      id: 'name',
      header: t('recruiters.name'),
      width: 240,
      sort: 'name',
      cell: (recruiter) => (
        <Row as="span">
          <Avatar person={recruiter} me={recruiter._id === me} />
          <Text weight="medium" cut title={displayName(recruiter)}>
            {displayName(recruiter)}
          </Text>
          {recruiter._id === me && (
            <Tag>
              <FormattedMessage id="recruiters.you" />
            </Tag>
          )}
        </Row>
      ),
    },
    {
      id: 'email',
      header: t('recruiters.email'),
      width: 240,
      cell: ({ email }) => <span title={email}>{email}</span>,
    },
    {
      id: 'twoFactor',
      header: t('recruiters.twoFactor'),
      width: 96,
      cell: ({ twofactorEnabled }) => (
        <Text tone={twofactorEnabled ? undefined : 'muted'}>
          <FormattedMessage id={twofactorEnabled ? 'recruiters.on' : 'recruiters.off'} />
        </Text>
      ),
    },
    {
      id: 'since',
      header: t('recruiters.since'),
      width: 104,
      digits: true,
      sort: 'createdAt',
      cell: ({ createdAt }) => <Text tone="muted">{formatDay(createdAt)}</Text>,
    },
    {
      id: 'actions',
      header: <span className={visuallyHidden}>{t('recruiters.actions')}</span>,
      width: narrow ? 76 : 260,
      align: 'right',
      cell: (recruiter) => {
        const name = displayName(recruiter);
        return narrow ? (
          <MoreMenu
            label={`${t('recruiters.actions')}: ${name}`}
            entries={[
              { id: 'qr', label: t('recruiters.generateQr'), onClick: () => onQr(recruiter) },
              {
                id: 'remove',
                label: t('recruiters.remove'),
                disabled: isRefused(recruiter),
                onClick: () => void onRemove(recruiter),
              },
            ]}
          />
        ) : (
          <Row as="span" gap={4} atEnd>
            <Button
              size="small"
              variant="text"
              aria-label={`${t('recruiters.generateQr')}: ${name}`}
              onClick={() => onQr(recruiter)}
            >
              <QrCode />
              <FormattedMessage id="recruiters.generateQr" />
            </Button>
            <Button
              size="small"
              variant="text"
              disabled={isRefused(recruiter)}
              aria-label={`${t('recruiters.remove')}: ${name}`}
              onClick={() => void onRemove(recruiter)}
            >
              <FormattedMessage id="recruiters.remove" />
            </Button>
          </Row>
        );
      },
    },
  ];
}
