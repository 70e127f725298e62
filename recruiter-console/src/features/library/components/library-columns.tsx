import { fileSize } from '@byline/shared-types/domain';
import { formatDay } from '@byline/web-kit/dates';
import { useT } from '@byline/web-kit/i18n';
import { visuallyHidden } from '@byline/web-kit/ui';
import { useIntl } from 'react-intl';
import type { LibraryFileResponse, ListLibraryFilesApiArg } from '../../../api';
import { MoreMenu } from '../../../components/ui/MoreMenu';
import type { Column } from '../../../components/ui/table/columns';
import { Text } from '../../../components/ui/Text';
import { displayName } from '../../../lib/format';

/** The order in which columns disappear from a narrow table. */
export const HIDE_ORDER = ['size', 'by', 'added', 'uses'];

export const SORTS = ['name', '-name', 'createdAt', '-createdAt'] as const satisfies ListLibraryFilesApiArg['sort'];

type Act = (file: LibraryFileResponse) => void;

export function useLibraryColumns(acts: {
  onDownload: Act;
  onRename: Act;
  onRemove: Act;
}): Column<LibraryFileResponse, (typeof SORTS)[number]>[] {
  const t = useT();
  const { locale } = useIntl();
  return [
    {
      id: 'name',
      header: t('library.name'),
      width: 260,
      sort: 'name',
      cell: ({ name }) => (
        <Text weight="medium" cut dir="auto" title={name}>
          {name}
        </Text>
      ),
    },
    {
      id: 'size',
      header: t('library.size'),
      width: 88,
      digits: true,
      cell: ({ size }) => <Text tone="muted">{fileSize(size, locale)}</Text>,
    },
    {
      id: 'by',
      header: t('library.addedBy'),
      width: 160,
      cell: ({ addedBy }) => <Text tone="muted">{addedBy ? displayName(addedBy) : t('bulk.someoneGone')}</Text>,
    },
    {
      id: 'added',
      header: t('library.addedAt'),
      width: 112,
      digits: true,
      sort: 'createdAt',
      cell: ({ createdAt }) => <Text tone="muted">{formatDay(createdAt)}</Text>,
    },
    {
      id: 'uses',
      header: t('library.uses'),
      width: 220,
      cell: ({ waitingMails, templates }) => (
        <Text tone="muted">
          {[
            templates > 0 && t('library.inTemplates', { count: templates }),
            waitingMails > 0 && t('library.inMails', { count: waitingMails }),
          ]
            .filter(Boolean)
            .join(', ')}
        </Text>
      ),
    },
    {
      id: 'actions',
      header: <span className={visuallyHidden}>{t('library.actions')}</span>,
      width: 76,
      align: 'right',
      cell: (file) => (
        <MoreMenu
          label={`${t('library.actions')}: ${file.name}`}
          entries={[
            { id: 'download', label: t('library.download'), onClick: () => acts.onDownload(file) },
            { id: 'rename', label: t('library.rename'), onClick: () => acts.onRename(file) },
            { id: 'remove', label: t('common.remove'), onClick: () => acts.onRemove(file) },
          ]}
        />
      ),
    },
  ];
}
