import { useT } from '@byline/web-kit/i18n';
import { FormattedMessage } from 'react-intl';
import type { ScorecardCategoryResponse } from '../../../api';
import { Reorder } from '../../../components/ui/reorder/Reorder';
import { Text } from '../../../components/ui/Text';
import { categoriesOf, withCategoryMove } from '../model';
import type { Card } from '../useCard';
import style from './Categories.module.css';
import { CategorySection } from './CategorySection';

interface CategoriesProps {
  card: Card;
  categories: readonly ScorecardCategoryResponse[];
}

export function Categories({ card, categories }: CategoriesProps) {
  const t = useT();
  const { autosave, change } = card;
  const byId = new Map(categories.map((category) => [category._id, category]));
  // The list of categories may not have a new one yet.
  const shown = categoriesOf(autosave.values, autosave.conflicts).filter((id) => byId.has(id));
  return (
    <div>
      {shown.length > 0 && (
        <Text size="small" tone="muted" as="p" className={style.heads} aria-hidden="true">
          <span>
            <FormattedMessage id="scorecardEditor.weight" />
          </span>
          <span>
            <FormattedMessage id="scorecardEditor.share" />
          </span>
        </Text>
      )}
      <Reorder
        label={t('scorecardEditor.categories')}
        ids={shown}
        nameOf={(index) => byId.get(shown[index] ?? '')?.label ?? ''}
        onMove={(from, to) => change(withCategoryMove(shown, from, to))}
        sections
      >
        {(id, _, buttons) => {
          const category = byId.get(id);
          return category && <CategorySection card={card} category={category} buttons={buttons} />;
        }}
      </Reorder>
    </div>
  );
}
