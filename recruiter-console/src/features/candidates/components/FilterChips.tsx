import Button from '@mui/material/Button';
import { X } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Text } from '../../../components/ui/Text';
import { common } from '../../../i18n/common';
import { setFilters, without, type Filters } from '../../../lib/candidate-list/filters';
import { messages } from '../messages';
import style from './FilterChips.module.css';
import { useFilterTexts } from './useFilterTexts';

interface FilterChipsProps {
  filters: Filters;
  /** Chips that fit on the line; the rest is one count. */
  room: number;
  onChange: (filters: Filters) => void;
  onMore: () => void;
  onClear: () => void;
}

/** One chip a filter, what doesn't fit as "+2". */
export function FilterChips({ filters, room, onChange, onMore, onClear }: FilterChipsProps) {
  const { formatMessage } = useIntl();
  const text = useFilterTexts(filters);
  const names = setFilters(filters);
  if (names.length === 0) return null;
  const shown = names.slice(0, room);
  const more = names.length - shown.length;
  return (
    <>
      {shown.map((name) => {
        const { label, value } = text(name);
        return (
          <span className={style.chip} key={name}>
            <Text cut title={`${label} ${value}`}>
              <Text tone="muted">{label}</Text> {value}
            </Text>
            <button
              type="button"
              aria-label={formatMessage(messages.removeFilter, { filter: label })}
              onClick={() => onChange(without(filters, name))}
            >
              <X size={12} />
            </button>
          </span>
        );
      })}
      {more > 0 && (
        <Button
          variant="text"
          size="small"
          aria-label={formatMessage(messages.moreFiltersLabel, { count: more })}
          onClick={onMore}
        >
          <FormattedMessage {...messages.moreFilters} values={{ count: more }} />
        </Button>
      )}
      <Button variant="text" size="small" onClick={onClear}>
        <FormattedMessage {...common.clearAll} />
      </Button>
    </>
  );
}
