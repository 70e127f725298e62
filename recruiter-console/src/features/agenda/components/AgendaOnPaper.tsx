import { useIntl } from 'react-intl';
import { List } from '../../../components/ui/List';
import { Text } from '../../../components/ui/Text';
import { textOrder } from '../../../lib/text-order';
import { namesOf, periodOf, type AgendaItem } from '../model';
import type { AgendaWords } from '../words';
import style from './AgendaOnPaper.module.css';

/** On paper the days are a list: the grid has the height of a screen and hides items outside its hours. */
export function AgendaOnPaper({ items, words }: { items: readonly AgendaItem[]; words: AgendaWords }) {
  const inOrder = textOrder(useIntl().locale);
  return (
    <List>
      {items
        .toSorted((a, b) => a.startDate.localeCompare(b.startDate) || inOrder(a.title, b.title))
        .map((item) => (
          <li key={item._id} className={style.item}>
            <Text as="p" weight="medium">
              {item.title}
            </Text>
            <Text as="p" tone="muted">
              <span lang={words.lang}>{words.period(periodOf(item))}</span>
              {[namesOf(item), item.place].filter(Boolean).map((fact) => ` · ${fact}`)}
            </Text>
          </li>
        ))}
    </List>
  );
}
