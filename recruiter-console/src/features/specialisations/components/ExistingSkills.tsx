import { useT } from '@byline/web-kit/i18n';
import { visuallyHidden } from '@byline/web-kit/ui';
import { Button } from '../../../components/ui/Button';
import clsx from 'clsx';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useCreateSkillCategoryMutation, useSkillUsesQuery, type SkillResponse } from '../../../api';
import { useUses } from '../../../components/record/useUses';
import { EmptyState } from '../../../components/ui/States';
import type { ChangeSpecialisations, SpecialisationsState } from '../address';
import { useLow } from '../../../lib/usePhone';
import { LABEL_LANGUAGES, LABEL_WORDS } from '../messages';
import { groupsOf, type Category, type LabelOrder } from '../model';
import { CategorySection } from './CategorySection';
import style from './ExistingSkills.module.css';
import { LabelForm } from './LabelForm';

/** Below this width the labels stand below each other; a low window has room for more rows, so there it is smaller. */
const NARROW = 720;
const LOW_NARROW = 560;

interface ExistingSkillsProps {
  skills: readonly SkillResponse[];
  categories: readonly Category[];
  state: SpecialisationsState;
  onChange: ChangeSpecialisations;
  /** True while the form of a new category is open. */
  adding: boolean;
  onAdded: () => void;
  /** The width of the pane. */
  width: number;
}

/** The categories with their skills, in a column for each of the three languages. */
export function ExistingSkills(props: ExistingSkillsProps) {
  const { skills, categories, state, onChange, adding, onAdded, width } = props;
  const t = useT();
  const [create] = useCreateSkillCategoryMutation();
  const usesOf = useUses(useSkillUsesQuery, skills);
  const narrow = useLow() ? LOW_NARROW : NARROW;
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const searched = state.search.trim() !== '';
  const groups = groupsOf(categories, skills, state.search, state.order);
  const idOf = (category: Category | null): string => category?._id ?? '';
  const toggle = (id: string): void => {
    const next = new Set(closed);
    if (!next.delete(id)) next.add(id);
    setClosed(next);
  };
  const allClosed = groups.every(({ category }) => closed.has(idOf(category)));
  return (
    <div className={clsx(style.list, width > 0 && width < narrow && style.narrow)}>
      <div className={style.head}>
        {LABEL_LANGUAGES.map((language) => (
          <OrderButton
            key={language}
            language={language}
            order={state.order}
            onOrder={(order) => onChange({ order })}
          />
        ))}
        <span className={style.functions}>
          <FormattedMessage id="specialisations.functions" />
        </span>
        <span className={style.uses}>
          <FormattedMessage id="specialisations.candidates" />
        </span>
        <Button
          variant="text"
          size="small"
          disabled={searched || groups.length === 0}
          onClick={() => setClosed(allClosed ? new Set() : new Set(groups.map(({ category }) => idOf(category))))}
        >
          <FormattedMessage
            id={allClosed && groups.length > 0 ? 'specialisations.expandAll' : 'specialisations.collapseAll'}
          />
        </Button>
      </div>
      {adding && (
        <div className={style.form}>
          <LabelForm
            label={t('specialisations.newCategory')}
            draft={{ form: 'new-skill-category', shownBy: ['tab'] }}
            create={(createSkillCategoryRequest) => create({ createSkillCategoryRequest }).unwrap()}
            said="specialisations.added"
            onClose={onAdded}
          />
        </div>
      )}
      {groups.map(({ category, skills: shown }) => (
        <CategorySection
          key={idOf(category)}
          category={category}
          skills={shown}
          usesOf={usesOf}
          open={searched || !closed.has(idOf(category))}
          onToggle={() => toggle(idOf(category))}
        />
      ))}
      {groups.length === 0 && !adding && (
        <EmptyState
          title={t(searched ? 'specialisations.noneMatch' : 'specialisations.none')}
          text={t(searched ? 'specialisations.noneMatchText' : 'specialisations.noneText')}
        />
      )}
    </div>
  );
}

interface OrderButtonProps {
  language: (typeof LABEL_LANGUAGES)[number];
  order: LabelOrder;
  onOrder: (order: LabelOrder) => void;
}

/** The head of a column: sorts by the labels of this language. */
function OrderButton({ language, order, onOrder }: OrderButtonProps) {
  const t = useT();
  const words = t(LABEL_WORDS[language]);
  const pressed = order.endsWith(language);
  const Direction = order === language ? ArrowUp : ArrowDown;
  return (
    <button
      type="button"
      className={style.order}
      aria-pressed={pressed}
      onClick={() => onOrder(order === language ? `-${language}` : language)}
    >
      <span className={visuallyHidden}>{t('specialisations.orderBy', { language: words })}</span>
      <span aria-hidden="true">{words}</span>
      {pressed && <Direction size={12} />}
    </button>
  );
}
