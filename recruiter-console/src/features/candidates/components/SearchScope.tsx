import { SEARCH_PARTS, type SearchPart } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { LineSelect } from '../../../components/ui/fields/LineSelect';
import { Segment } from '../../../components/ui/Segment';
import { SEARCH_PART_LABELS } from '../search-part-labels';
import style from './SearchScope.module.css';

interface SearchScopeProps {
  part: SearchPart;
  onChange: (part: SearchPart) => void;
  /** The line has no room for all of them side by side. */
  narrow: boolean;
}

/** The texts that the search looks in. */
export function SearchScope({ part, onChange, narrow }: SearchScopeProps) {
  const t = useT();
  const options = SEARCH_PARTS.map((value) => ({ value, label: t(SEARCH_PART_LABELS[value]) }));
  const label = t('searchPart.label');
  if (!narrow) return <Segment label={label} value={part} options={options} onChange={onChange} />;
  return (
    <div className={style.select}>
      <LineSelect
        label={label}
        value={part}
        options={options}
        onChange={(chosen) => onChange(SEARCH_PARTS.find((one) => one === chosen) ?? 'everything')}
      />
    </div>
  );
}
