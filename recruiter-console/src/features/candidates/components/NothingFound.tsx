import { useT } from '@byline/web-kit/i18n';
import { Button } from '../../../components/ui/Button';
import { FormattedMessage } from 'react-intl';
import { Row } from '../../../components/layout/Stack';
import { EmptyState } from '../../../components/ui/States';
import { NO_FILTERS, setFilters } from '../../../lib/candidate-list/filters';
import { searched, searchesTexts, type ListState } from '../../../lib/candidate-list/list-state';
import type { ChangeList } from '../../../lib/list-state/useListState';
import style from './NothingFound.module.css';

interface NothingFoundProps {
  state: ListState;
  onChange: ChangeList<ListState>;
}

/** A list without candidates; a search in texts proposes to look in more texts and among more people. */
export function NothingFound({ state, onChange }: NothingFoundProps) {
  const t = useT();
  const { search, part, tile, filters } = state;
  const filtered = setFilters(filters).length > 0 || filters.folder.length > 0;
  const inTexts = searchesTexts(state);
  const clears = inTexts ? filtered : filtered || search !== '';
  return (
    <EmptyState
      title={t(search !== '' || filtered ? 'candidates.emptyTitle' : 'candidates.noneTitle')}
      text={t(inTexts ? 'place.nothing' : clears ? 'candidates.emptyText' : 'candidates.noneText')}
      action={
        (inTexts || clears) && (
          <Row wrap gap={8} className={style.actions}>
            {search !== '' && part !== 'everything' && (
              <Button onClick={() => onChange(searched(state, search, 'everything'))}>
                <FormattedMessage id="place.searchEverything" />
              </Button>
            )}
            {inTexts && tile !== null && (
              <Button onClick={() => onChange({ tile: null })}>
                <FormattedMessage id="place.allStatuses" />
              </Button>
            )}
            {clears && (
              <Button onClick={() => onChange(inTexts ? { filters: NO_FILTERS } : { search: '', filters: NO_FILTERS })}>
                <FormattedMessage id="candidates.clearFilters" />
              </Button>
            )}
          </Row>
        )
      }
    />
  );
}
