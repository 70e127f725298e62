import { useT } from '@byline/web-kit/i18n';
import { FormattedMessage } from 'react-intl';
import type { ScorecardCategoryResponse } from '../../../api';
import { Reorder } from '../../../components/ui/reorder/Reorder';
import { Text } from '../../../components/ui/Text';
import type { Autosave } from '../../../lib/autosave/useAutosave';
import { itemsOf, LABEL, withItemMove, withoutItem } from '../model';
import type { Card } from '../useCard';
import { ItemRow } from './ItemRow';

interface ItemsProps {
  card: Card;
  category: ScorecardCategoryResponse;
  labels: Autosave;
  /** Called after a removal, because the focused button disappears with its item. */
  onTakenOff: () => void;
}

export function Items({ card, category: { _id: category, items }, labels, onTakenOff }: ItemsProps) {
  const t = useT();
  const { autosave, change } = card;
  const shown = itemsOf(autosave.values, category, autosave.conflicts);
  const nameOf = (item: string): string =>
    String(labels.values[item] ?? items.find(({ _id }) => _id === item)?.label ?? '…');
  if (shown.length === 0) {
    return (
      <Text tone="muted">
        <FormattedMessage id="scorecardEditor.noItems" />
      </Text>
    );
  }
  return (
    <Reorder
      label={t('scorecardEditor.itemsOf', { category: String(labels.values[LABEL] ?? '') })}
      ids={shown}
      nameOf={(index) => nameOf(shown[index] ?? '')}
      onMove={(from, to) => change(withItemMove(category, shown, from, to))}
    >
      {(item, _, buttons) => (
        <ItemRow
          {...{ card, category, item, labels, buttons }}
          name={nameOf(item)}
          onTakeOff={() => {
            change(withoutItem(category, item));
            onTakenOff();
          }}
        />
      )}
    </Reorder>
  );
}
