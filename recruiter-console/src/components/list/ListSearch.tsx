import { type MessageId, useT } from '@byline/web-kit/i18n';
import { useSearchText } from '../../lib/list-state/useSearchText';
import { SearchInput } from '../ui/fields/SearchInput';

interface ListSearchProps {
  label: MessageId;
  /** The search of the address. */
  search: string;
  onChange: (change: { search: string }, replace: boolean) => void;
  autoFocus?: boolean;
}

/** The search of a list; its text goes into the address. */
export function ListSearch({ label, search, onChange, autoFocus = false }: ListSearchProps) {
  const [text, setText] = useSearchText(search, (typed) => onChange({ search: typed }, true));
  return <SearchInput label={useT()(label)} value={text} onChange={setText} autoFocus={autoFocus} />;
}
