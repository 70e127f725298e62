import { useT } from '@byline/web-kit/i18n';
import { Button } from '../../../components/ui/Button';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useAllSkillCategoriesQuery, useAllSkillsQuery } from '../../../api';
import { Pane, PaneHead, Scroll } from '../../../components/layout/Pane';
import { SearchInput } from '../../../components/ui/fields/SearchInput';
import { ListSkeleton } from '../../../components/ui/ListSkeleton';
import { ErrorState } from '../../../components/ui/States';
import { Tabs } from '../../../components/ui/Tabs';
import { Text } from '../../../components/ui/Text';
import { useFormShown } from '../../../lib/useFormShown';
import { useFocusBack } from '../../../lib/useFocusBack';
import { useWidth } from '../../../lib/useWidth';
import type { ChangeSpecialisations, SpecialisationsState } from '../address';
import { matches } from '../model';
import { ExistingSkills } from './ExistingSkills';
import { Proposals } from './Proposals';
import { ProposalsBar } from './ProposalsBar';
import style from './Specialisations.module.css';

interface SpecialisationsProps {
  state: SpecialisationsState;
  onChange: ChangeSpecialisations;
}

const FRESH = { refetchOnMountOrArgChange: true };

export function Specialisations({ state, onChange }: SpecialisationsProps) {
  const t = useT();
  const [pane, width] = useWidth<HTMLElement>();
  const [adding, setAdding] = useFormShown({ form: 'new-skill-category' });
  const opener = useFocusBack(adding);
  const skills = useAllSkillsQuery(undefined, FRESH);
  const categories = useAllSkillCategoriesQuery(undefined, FRESH);
  const { search, tab } = state;
  const isPending = tab === 'validation';
  const all = skills.data ?? [];
  const approved = all.filter((skill) => skill.state === 'approved');
  const pending = all.filter((skill) => skill.state === 'pending');
  const error = (!skills.data && skills.error) || (!categories.data && categories.error);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const proposals = pending.filter((skill) => matches(skill, search));
  const retry = (): void => {
    void skills.refetch();
    void categories.refetch();
  };
  const add = (): void => {
    onChange({ tab: 'existing', open: null, search: '' });
    setAdding(true);
  };
  return (
    <Pane aria-label={t('specialisations.title')} ref={pane}>
      <PaneHead>
        <Text as="h1" size="page" grow>
          <FormattedMessage id="specialisations.title" />
        </Text>
        <SearchInput
          label={t('specialisations.search')}
          value={search}
          onChange={(text) => onChange({ search: text })}
          width="long"
        />
        <Button variant="contained" color="primary" onClick={add} ref={opener}>
          <Plus />
          <FormattedMessage id="specialisations.newCategory" />
        </Button>
      </PaneHead>
      <Tabs
        label={t('specialisations.title')}
        value={tab}
        onChange={(next) => onChange({ tab: next, open: null })}
        className={style.tabs}
        tabs={(['existing', 'validation'] as const).map((id) => ({
          value: id,
          id: `tab-${id}`,
          panel: 'panel-skills',
          label: (
            <>
              <FormattedMessage id={id === 'existing' ? 'specialisations.existing' : 'specialisations.forValidation'} />
              {skills.data && (
                <Text
                  size="small"
                  tone={id === 'validation' && pending.length > 0 ? 'accent' : 'muted'}
                  className={style.count}
                >
                  {id === 'existing' ? approved.length : pending.length}
                </Text>
              )}
            </>
          ),
        }))}
      />
      <Scroll column role="tabpanel" id="panel-skills" aria-labelledby={`tab-${tab}`}>
        {error ? (
          <ErrorState error={error} onRetry={retry} />
        ) : !skills.data || !categories.data ? (
          <ListSkeleton />
        ) : isPending ? (
          <Proposals
            skills={proposals}
            categories={categories.data}
            searched={search.trim() !== ''}
            width={width}
            onSelect={setSelected}
            {...{ state, onChange, selected }}
          />
        ) : (
          <ExistingSkills
            skills={approved}
            categories={categories.data}
            adding={adding}
            onAdded={() => setAdding(false)}
            width={width}
            {...{ state, onChange }}
          />
        )}
      </Scroll>
      {isPending && (
        <ProposalsBar chosen={proposals.filter(({ _id }) => selected.has(_id))} onEnd={() => setSelected(new Set())} />
      )}
    </Pane>
  );
}
