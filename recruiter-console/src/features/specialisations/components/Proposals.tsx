import { labelIn, type Language } from '@byline/shared-types/domain';
import { formatDay } from '@byline/web-kit/dates';
import { useT } from '@byline/web-kit/i18n';
import { useIntl } from 'react-intl';
import type { SkillResponse } from '../../../api';
import { PersonLink } from '../../../components/people/PersonLink';
import { EmptyState } from '../../../components/ui/States';
import type { Column } from '../../../components/ui/table/columns';
import { DataTable } from '../../../components/ui/table/DataTable';
import { useFittingColumns } from '../../../components/ui/table/useFittingColumns';
import { Text } from '../../../components/ui/Text';
import type { ChangeSpecialisations, SpecialisationsState } from '../address';
import type { Category } from '../model';
import { useProposers } from '../useProposers';
import { ProposalActions } from './ProposalActions';

/** The order in which columns disappear from a narrow table. */
const HIDE_ORDER = ['date', 'category', 'suggestedBy', 'actions'];

interface ProposalsProps {
  skills: readonly SkillResponse[];
  categories: readonly Category[];
  searched: boolean;
  state: SpecialisationsState;
  onChange: ChangeSpecialisations;
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  /** The width of the pane. */
  width: number;
}

/** The skills that candidates proposed, newest first. */
export function Proposals(props: ProposalsProps) {
  const { skills, categories, searched, state, onChange, selected, onSelect, width } = props;
  const t = useT();
  const { locale } = useIntl();
  const proposerOf = useProposers(skills);
  const nameOf = ({ label }: { label: SkillResponse['label'] }): string => labelIn(label, locale as Language);
  const rows = [...skills].sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  const columns: Column<SkillResponse>[] = [
    {
      id: 'skill',
      header: t('specialisations.skill'),
      width: 180,
      cell: (skill) => (
        <Text weight="medium" title={nameOf(skill)}>
          {nameOf(skill)}
        </Text>
      ),
    },
    {
      id: 'category',
      header: t('specialisations.category'),
      width: 140,
      cell: ({ categoryId }) => {
        const category = categories.find(({ _id }) => _id === categoryId);
        return category ? nameOf(category) : '–';
      },
    },
    {
      id: 'suggestedBy',
      header: t('proposals.suggestedBy'),
      width: 170,
      cell: (skill) => {
        const person = proposerOf(skill);
        return person ? <PersonLink person={person} /> : '–';
      },
    },
    {
      id: 'date',
      header: t('proposals.date'),
      width: 104,
      digits: true,
      cell: ({ createdAt }) => <Text tone="muted">{formatDay(createdAt)}</Text>,
    },
    {
      id: 'actions',
      header: t('proposals.actions'),
      width: 216,
      cell: (skill) => <ProposalActions skill={skill} name={nameOf(skill)} />,
    },
  ];
  const fitting = useFittingColumns(columns, { hideOrder: HIDE_ORDER, width: width || Infinity, selectable: true });
  return (
    <DataTable
      label={t('specialisations.forValidation')}
      rows={rows}
      columns={fitting}
      rowId={({ _id }) => _id}
      rowName={nameOf}
      activeId={state.open}
      {...{ selected, onSelect }}
      onOpen={({ _id }) => onChange({ open: _id })}
      placeholder={
        rows.length === 0 && (
          <EmptyState
            title={t(searched ? 'specialisations.noneMatch' : 'proposals.none')}
            text={t(searched ? 'specialisations.noneMatchText' : 'proposals.noneText')}
          />
        )
      }
    />
  );
}
