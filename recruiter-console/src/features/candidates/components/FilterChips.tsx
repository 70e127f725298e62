import { useT } from '@byline/web-kit/i18n';
import { useIsPaper } from '@byline/web-kit/ui';
import { Button } from '../../../components/ui/Button';
import clsx from 'clsx';
import { X } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { setFilters, without, type Filters, type ReadFilter } from '../../../lib/candidate-list/filters';
import { useTextWidth } from '../../../lib/useTextWidth';
import { useWidth } from '../../../lib/useWidth';
import style from './FilterChips.module.css';
import { useFilterSentences } from './useFilterSentences';

/** In px: the widest chip, its padding and button, the gap after it, and the width of "+12". */
const [CHIP, BESIDE, GAP, MORE] = [260, 40, 8, 44];

interface FilterChipsProps {
  filters: Filters;
  /** The free width in the toolbar, in px. Chips that need more get a line of their own. */
  beside: number;
  onChange: (filters: Filters) => void;
  /** Opens the form for one filter, or for all if `name` is null. */
  onEdit: (anchor: HTMLElement, name: ReadFilter | null) => void;
  onClear: () => void;
}

const sum = (widths: readonly number[]): number => widths.reduce((all, width) => all + width, 0);

/** The number of chips that fit on the line, beside the count of the others. */
function fitting(widths: readonly number[], room: number): number {
  if (sum(widths) <= room) return widths.length;
  let [count, left] = [0, room - MORE];
  for (const width of widths) {
    if (width > left) break;
    left -= width;
    count += 1;
  }
  return count;
}

/** Each active filter as a sentence; "+2" counts the chips that do not fit. */
export function FilterChips({ filters, beside, onChange, onEdit, onClear }: FilterChipsProps) {
  const t = useT();
  const [line, room] = useWidth<HTMLDivElement>();
  const textWidth = useTextWidth();
  const sentence = useFilterSentences(filters);
  const chips = setFilters(filters).map((name) => ({ name, ...sentence(name) }));
  const clear = textWidth(t('common.clearAll'), '500 13px') + BESIDE;
  const widths = chips.map(({ plain }) => Math.min(CHIP, textWidth(plain, '400 13px') + BESIDE) + GAP);
  // Paper shows all chips, because a reader cannot open the rest.
  const isPaper = useIsPaper();
  const shown = isPaper ? chips : chips.slice(0, fitting(widths, room - clear));
  const more = chips.length - shown.length;
  return (
    <div className={clsx(style.line, sum(widths) + clear > beside && style.own)} ref={line}>
      {shown.map(({ name, plain, shown: text }) => (
        <span className={style.chip} key={name}>
          <button
            type="button"
            title={plain}
            aria-haspopup="dialog"
            className={style.sentence}
            onClick={({ currentTarget }) => onEdit(currentTarget, name)}
          >
            {text}
          </button>
          <button
            type="button"
            className={style.remove}
            aria-label={t('candidates.removeFilter', { filter: plain })}
            onClick={() => onChange(without(filters, name))}
          >
            <X size={12} />
          </button>
        </span>
      ))}
      {more > 0 && (
        <Button
          variant="text"
          size="small"
          aria-label={t('candidates.moreFiltersLabel', { count: more })}
          onClick={({ currentTarget }) => onEdit(currentTarget, null)}
        >
          <FormattedMessage id="candidates.moreFilters" values={{ count: more }} />
        </Button>
      )}
      {chips.length > 0 && (
        <Button variant="text" size="small" onClick={onClear}>
          <FormattedMessage id="common.clearAll" />
        </Button>
      )}
    </div>
  );
}
