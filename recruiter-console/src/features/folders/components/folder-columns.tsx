import { useT } from '@byline/web-kit/i18n';
import { visuallyHidden } from '@byline/web-kit/ui';
import { X } from 'lucide-react';
import type { CandidateListItemResponse, CandidateSort } from '../../../api';
import { useFunctionName } from '../../../components/candidate/texts';
import { PersonLink } from '../../../components/people/PersonLink';
import { IconAction } from '../../../components/ui/IconAction';
import { StatusPill } from '../../../components/ui/Pill';
import type { Column } from '../../../components/ui/table/columns';
import { STATUS_LABELS } from '../../../i18n/labels';
import { displayName } from '../../../lib/format';

/** The order in which columns disappear from a narrow table. */
export const HIDE_ORDER = ['function', 'email', 'status'];

/** The sort orders of the table; the first is the default. */
export const SORTS = ['name', '-name', 'status', '-status'] as const satisfies readonly CandidateSort[];

export type FolderCandidate = Pick<CandidateListItemResponse, '_id' | 'firstname' | 'name'>;

export function useFolderColumns(
  onRemove: (candidate: FolderCandidate) => Promise<void>,
): Column<CandidateListItemResponse, (typeof SORTS)[number]>[] {
  const t = useT();
  const functionName = useFunctionName();
  const text = (value: string) => <span title={value}>{value}</span>;
  return [
    {
      id: 'name',
      header: t('candidate.name'),
      width: 200,
      sort: 'name',
      cell: (candidate) => <PersonLink person={candidate} />,
    },
    { id: 'email', header: t('folders.email'), width: 220, cell: ({ email }) => text(email) },
    {
      id: 'function',
      header: t('candidate.function'),
      width: 150,
      cell: (candidate) => text(functionName(candidate.function)),
    },
    {
      id: 'status',
      header: t('candidate.status'),
      width: 150,
      ofPill: true,
      pills: STATUS_LABELS.map((label) => t(label)),
      sort: 'status',
      cell: ({ status, archived }) => <StatusPill status={status} archived={archived} />,
    },
    {
      id: 'actions',
      header: <span className={visuallyHidden}>{t('folders.actions')}</span>,
      width: 56,
      align: 'right',
      cell: (candidate) => (
        <IconAction
          icon={X}
          label={t('folders.takeOut', { name: displayName(candidate) })}
          onClick={() => void onRemove(candidate)}
        />
      ),
    },
  ];
}
