import { useT } from '@byline/web-kit/i18n';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedNumber } from 'react-intl';
import { AutosaveConflict } from '../../../components/ui/AutosaveConflict';
import { IconAction } from '../../../components/ui/IconAction';
import { Text } from '../../../components/ui/Text';
import type { Autosave } from '../../../lib/autosave/useAutosave';
import { shareOf, weightKey, weightOf } from '../model';
import type { Card } from '../useCard';
import { useRename } from '../useRename';
import style from './ItemRow.module.css';
import { WeightField } from './WeightField';

interface ItemRowProps {
  card: Card;
  category: string;
  item: string;
  name: string;
  labels: Autosave;
  /** The buttons that move the item. */
  buttons: ReactNode;
  onTakeOff: () => void;
}

/** An item of a scorecard: its name, its weight and its share of the total. */
export function ItemRow({ card: { autosave }, category, item, name, labels, buttons, onTakeOff }: ItemRowProps) {
  const t = useT();
  const rename = useRename({ labels, field: item, label: t('scorecardEditor.itemName'), name });
  const weight = weightKey(category, item);
  return (
    <span className={style.row}>
      <span className={style.name}>
        {rename.input || (
          <>
            {name}
            <AutosaveConflict autosave={labels} name={item} />
            <AutosaveConflict autosave={autosave} name={weight} />
          </>
        )}
      </span>
      {buttons}
      <span className={style.group}>
        <WeightField autosave={autosave} name={weight} item={name} />
        <Text tone="muted" className={style.share} title={t('scorecardEditor.share')}>
          <FormattedNumber
            value={shareOf(autosave.values, weightOf(autosave.values, category, item))}
            style="percent"
            minimumFractionDigits={1}
            maximumFractionDigits={1}
          />
        </Text>
      </span>
      <span className={style.group}>
        {rename.button}
        <IconAction icon={Trash2} label={t('scorecardEditor.takeOff', { name })} onClick={onTakeOff} />
      </span>
    </span>
  );
}
