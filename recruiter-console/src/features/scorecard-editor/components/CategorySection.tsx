import { useT } from '@byline/web-kit/i18n';
import { useDialogs } from '@byline/web-kit/ui';
import { Button } from '../../../components/ui/Button';
import { Plus, Trash2 } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ScorecardCategoryResponse } from '../../../api';
import { AutosaveConflict } from '../../../components/ui/AutosaveConflict';
import { AutosaveStatus } from '../../../components/ui/AutosaveStatus';
import { IconAction } from '../../../components/ui/IconAction';
import { Text } from '../../../components/ui/Text';
import { useFormShown } from '../../../lib/useFormShown';
import { LABEL, withoutCategory } from '../model';
import type { Card } from '../useCard';
import { useLabels } from '../useLabels';
import { useRename } from '../useRename';
import style from './CategorySection.module.css';
import { Items } from './Items';
import { MoreItems } from './MoreItems';

interface CategorySectionProps {
  card: Card;
  category: ScorecardCategoryResponse;
  /** The buttons that move the category. */
  buttons: ReactNode;
}

/** A category of a scorecard: its name, its items on the card, and its other items. */
export function CategorySection({ card, category, buttons }: CategorySectionProps) {
  const t = useT();
  const { confirm } = useDialogs();
  const labels = useLabels(category);
  const [adding, setAdding] = useFormShown({ form: 'new-scorecard-item', record: category._id });
  const more = useRef<HTMLButtonElement>(null);
  const name = String(labels.values[LABEL] ?? category.label);
  const rename = useRename({ labels, field: LABEL, label: t('scorecardEditor.categoryName'), name });
  const takeOff = async (): Promise<void> => {
    const sure = await confirm({
      title: t('scorecardEditor.takeOffCategory', { name }),
      text: t('scorecardEditor.takeOffCategoryText'),
      action: t('common.remove'),
      danger: true,
    });
    if (sure) card.change(withoutCategory(card.autosave.values, category._id));
  };
  return (
    <section aria-label={name} className={style.section}>
      <div className={style.head}>
        {rename.input || (
          <Text as="h2" weight="semibold" grow className={style.name}>
            {name}
            <AutosaveConflict autosave={labels} name={LABEL} />
          </Text>
        )}
        <span className={style.actions}>
          <AutosaveStatus autosave={labels} />
          {buttons}
          {rename.button}
          <IconAction icon={Trash2} label={t('scorecardEditor.takeOff', { name })} onClick={() => void takeOff()} />
        </span>
      </div>
      <div className={style.items}>
        <Items card={card} category={category} labels={labels} onTakenOff={() => more.current?.focus()} />
      </div>
      <div>
        <Button
          variant="text"
          size="small"
          aria-expanded={adding}
          aria-label={`${t('scorecardEditor.addItem')}: ${name}`}
          onClick={() => setAdding(!adding)}
          ref={more}
        >
          <Plus />
          <FormattedMessage id="scorecardEditor.addItem" />
        </Button>
      </div>
      {adding && <MoreItems card={card} category={category} labels={labels} />}
    </section>
  );
}
