import { MAX_ITEMS } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { Button } from '../../../components/ui/Button';
import { Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useAddScorecardCategoryItemMutation, type ScorecardCategoryResponse } from '../../../api';
import { Stack } from '../../../components/layout/Stack';
import { LineForm } from '../../../components/record/LineForm';
import { IconAction } from '../../../components/ui/IconAction';
import { Text } from '../../../components/ui/Text';
import type { Autosave } from '../../../lib/autosave/useAutosave';
import { itemsOf, LABEL, withItem } from '../model';
import type { Card } from '../useCard';
import { useRemoveItem } from '../useRemoveItem';
import style from './MoreItems.module.css';

interface MoreItemsProps {
  card: Card;
  category: ScorecardCategoryResponse;
  labels: Autosave;
}

/** Adds a new item to a category on the scorecard, or an existing one that the card does not use. */
export function MoreItems({ card: { autosave, change }, category, labels }: MoreItemsProps) {
  const t = useT();
  const [addItem] = useAddScorecardCategoryItemMutation();
  const removeItem = useRemoveItem();
  const name = String(labels.values[LABEL] ?? category.label);
  const chosen = itemsOf(autosave.values, category._id, autosave.conflicts);
  const unused = category.items.filter(({ _id }) => !chosen.includes(_id));
  const putOn = (item: string): void => change(withItem(autosave.values, category._id, item));
  const list = useRef<HTMLUListElement>(null);
  // The focused button disappears with its row, so the input takes the focus.
  const goOn = (): void => list.current?.parentElement?.querySelector('input')?.focus();
  const make = async (item: string): Promise<void> => {
    const known = unused.find(({ label }) => label.toLocaleLowerCase() === item.toLocaleLowerCase());
    if (known) {
      putOn(known._id);
      return;
    }
    const before = new Set(category.items.map(({ _id }) => _id));
    const body = { item };
    const { data } = await addItem({ id: category._id, addCategoryItemRequest: body }).unwrap();
    const made = data.items.findLast(({ _id }) => !before.has(_id));
    if (made) putOn(made._id);
  };
  return (
    <Stack gap={8} className={style.more}>
      {category.items.length < MAX_ITEMS ? (
        <LineForm
          label={t('scorecardEditor.newItem', { category: name })}
          placeholder={t('scorecardEditor.typeItem')}
          action="scorecardEditor.addItem"
          draft={{ form: 'new-scorecard-item', record: category._id, shownBy: ['scorecard'] }}
          onAdd={make}
          autoFocus
        />
      ) : (
        <Text tone="muted">
          <FormattedMessage id="scorecardEditor.fullCategory" values={{ max: MAX_ITEMS }} />
        </Text>
      )}
      {unused.length > 0 && (
        <>
          <Text size="small" tone="muted" id={`unused-${category._id}`}>
            <FormattedMessage id="scorecardEditor.unused" />
          </Text>
          <ul className={style.unused} ref={list} aria-labelledby={`unused-${category._id}`}>
            {unused.map((item) => (
              <li key={item._id}>
                <Text grow className={style.name}>
                  {item.label}
                </Text>
                <Button
                  size="small"
                  variant="text"
                  aria-label={`${t('scorecardEditor.use')}: ${item.label}`}
                  onClick={() => {
                    goOn();
                    putOn(item._id);
                  }}
                >
                  <FormattedMessage id="scorecardEditor.use" />
                </Button>
                <IconAction
                  icon={Trash2}
                  label={t('scorecardEditor.removeItem', { name: item.label })}
                  onClick={() => void removeItem(category, item).then((gone) => gone && goOn())}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </Stack>
  );
}
