import { formatDay } from '@byline/web-kit/dates';
import { useT } from '@byline/web-kit/i18n';
import type { CandidateListItemResponse, CandidateSort } from '../../../api';
import { useRecruiters } from '../../../api/lookups';
import { AvailabilityLines } from '../../../components/candidate/Availability';
import { Rate, usePrice } from '../../../components/candidate/rate';
import { BestSkill } from '../../../components/candidate/Skills';
import { Languages, useFunctionName } from '../../../components/candidate/texts';
import { Row } from '../../../components/layout/Stack';
import { Avatar } from '../../../components/ui/Avatar';
import { StatusPill } from '../../../components/ui/Pill';
import { Text } from '../../../components/ui/Text';
import type { Column } from '../../../components/ui/table/columns';
import { STATUS_LABELS } from '../../../i18n/labels';
import type { COLUMNS } from '../../../lib/candidate-list/list-state';
import { displayName } from '../../../lib/format';
import { useNames } from '@byline/web-kit/names';
import { useCurrentUser } from '@byline/web-kit/session';
import { NameCell } from './NameCell';

type CandidateColumn = Column<CandidateListItemResponse, CandidateSort> & { id: (typeof COLUMNS)[number] };

/** The order in which columns disappear from a narrow table (docs/domain/interface.md#table). */
export const HIDE_ORDER = ['assigned', 'city', 'skills', 'languages', 'created', 'rate', 'function'];
/** The columns of a user who has chosen none. */
export const DEFAULT_COLUMNS = [
  'name',
  'function',
  'languages',
  'skills',
  'rate',
  'city',
  'status',
  'assigned',
  'created',
];

const day = (value: string) => <Text tone="muted">{formatDay(value)}</Text>;

/** Every column that the user can choose, in the order of the table. */
export function useCandidateColumns(): CandidateColumn[] {
  const t = useT();
  const functionName = useFunctionName();
  const names = useNames();
  const price = usePrice();
  const { find, label, isLoaded } = useRecruiters();
  const me = useCurrentUser()._id;
  const pills = STATUS_LABELS.map((label) => t(label));
  const text = (value: string) => <span title={value}>{value}</span>;
  return [
    {
      id: 'name',
      header: t('candidate.name'),
      width: 190,
      sort: 'name',
      cell: (candidate) => <NameCell candidate={candidate} />,
    },
    {
      id: 'function',
      header: t('candidate.function'),
      width: 122,
      cell: (candidate) => text(functionName(candidate.function)),
    },
    {
      id: 'availability',
      header: t('candidate.availability'),
      width: 240,
      sort: 'availability',
      cell: ({ availability, bookings }) => <AvailabilityLines {...{ availability, bookings }} cut />,
    },
    {
      id: 'languages',
      header: t('candidate.languages'),
      width: 136,
      cell: (candidate) => <Languages skills={candidate.candidateInfo.skillSet} />,
    },
    {
      id: 'skills',
      header: t('candidateField.skills'),
      width: 124,
      cell: ({ skills }) => <BestSkill skills={skills} />,
    },
    {
      id: 'rate',
      header: t('candidate.rate'),
      width: 104,
      align: 'right',
      digits: true,
      cell: (candidate) => (
        <Rate inColumn price={candidate.candidateInfo.pricePerWord} functionName={candidate.function} />
      ),
    },
    { id: 'city', header: t('candidateField.city'), width: 88, sort: 'city', cell: ({ city }) => text(city ?? '') },
    {
      id: 'status',
      header: t('candidate.status'),
      width: 152,
      ofPill: true,
      pills,
      sort: 'status',
      cell: ({ status, archived }) => <StatusPill status={status} archived={archived} />,
    },
    {
      id: 'assigned',
      header: t('candidate.assigned'),
      width: 92,
      cell: ({ assignedTo }) => {
        const recruiter = find(assignedTo);
        if (!assignedTo) return <Text tone="muted">{t('common.nobody')}</Text>;
        if (!recruiter) return isLoaded && <Text tone="muted">{label(assignedTo)}</Text>;
        return (
          <Row as="span" gap={6} title={displayName(recruiter)}>
            <Avatar person={recruiter} size="small" me={recruiter._id === me} />
            <Text cut>{recruiter.firstname}</Text>
          </Row>
        );
      },
    },
    {
      id: 'modified',
      header: t('candidate.modified'),
      width: 100,
      digits: true,
      sort: 'modifiedAt',
      cell: ({ modifiedAt }) => day(modifiedAt),
    },
    {
      id: 'created',
      header: t('candidate.registered'),
      width: 100,
      digits: true,
      sort: 'createdAt',
      cell: ({ createdAt }) => day(createdAt),
    },
    {
      id: 'country',
      header: t('candidateField.country'),
      width: 100,
      cell: ({ country }) => text(country ? names.country(country) : ''),
    },
    {
      id: 'experience',
      header: t('candidate.experience'),
      width: 92,
      align: 'right',
      digits: true,
      cell: ({ candidateInfo }) => {
        const years = candidateInfo.skillSet.yearsExperience;
        return years === null ? '' : t('candidate.years', { years });
      },
    },
    {
      id: 'dayRate',
      header: t('candidateField.dayRate'),
      width: 92,
      align: 'right',
      digits: true,
      cell: ({ candidateInfo }) => (candidateInfo.dayRate === null ? '' : price(candidateInfo.dayRate)),
    },
    { id: 'email', header: t('candidateField.email'), width: 200, cell: ({ email }) => text(email) },
    {
      id: 'phone',
      header: t('candidateField.phone'),
      width: 120,
      digits: true,
      cell: ({ phone }) => text(phone ?? ''),
    },
    {
      id: 'tags',
      header: t('candidate.tags'),
      width: 160,
      cell: ({ candidatetags }) => text(candidatetags.map(({ label }) => label).join(', ')),
    },
  ];
}
