import { useT } from '@byline/web-kit/i18n';
import { X } from 'lucide-react';
import { useAllSkillCategoriesQuery, useAllSkillsQuery } from '../../../api';
import { Grow } from '../../../components/layout/Grow';
import { PaneHead } from '../../../components/layout/Pane';
import { SidePanel } from '../../../components/layout/SidePanel';
import { IconAction } from '../../../components/ui/IconAction';
import { ListSkeleton } from '../../../components/ui/ListSkeleton';
import { EmptyState, ErrorState } from '../../../components/ui/States';
import { ProposalForm } from './ProposalForm';

interface ProposalPanelProps {
  id: string;
  onClose: () => void;
}

/** Beside the list: corrects, approves, declines or replaces a proposal. */
export function ProposalPanel({ id, onClose }: ProposalPanelProps) {
  const t = useT();
  const { data: skills, error: noSkills, refetch: readSkills } = useAllSkillsQuery();
  const { data: categories, error: noCategories, refetch: readCategories } = useAllSkillCategoriesQuery();
  const error = noSkills ?? noCategories;
  const retry = (): void => {
    void readSkills();
    void readCategories();
  };
  const skill = skills?.find(({ _id, state }) => _id === id && state === 'pending');
  return (
    <SidePanel label={t('specialisations.forValidation')} onClose={onClose}>
      {skill && categories ? (
        <ProposalForm skill={skill} skills={skills ?? []} categories={categories} onClose={onClose} />
      ) : (
        <>
          <PaneHead size="bar" lined>
            <Grow />
            <IconAction icon={X} label={t('common.close')} onClick={onClose} />
          </PaneHead>
          {skills && categories ? (
            <EmptyState title={t('proposals.settled')} text={t('proposals.settledText')} />
          ) : error ? (
            <ErrorState error={error} onRetry={retry} />
          ) : (
            <ListSkeleton />
          )}
        </>
      )}
    </SidePanel>
  );
}
