import { useT } from '@byline/web-kit/i18n';
import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { Row } from '../../../components/layout/Stack';
import { EmptyState } from '../../../components/ui/States';
import { NO_FILTERS, setFilters } from '../../../lib/candidate-list/filters';
import type { ListState } from '../../../lib/candidate-list/list-state';
import type { ChangeList } from '../../../lib/list-state/useListState';

/** A search in texts without a match proposes to look in more texts and among more people. */
export function NothingFound({ state, onChange }: { state: ListState; onChange: ChangeList<ListState> }) {
  const t = useT();
  const { part, tile, filters } = state;
  const filtered = setFilters(filters).length > 0 || filters.folder.length > 0;
  return (
    <EmptyState
      title={t('candidates.emptyTitle')}
      text={t('place.nothing')}
      action={
        <Row wrap gap={8}>
          {part !== 'everything' && (
            <Button onClick={() => onChange({ part: 'everything' })}>
              <FormattedMessage id="place.searchEverything" />
            </Button>
          )}
          {tile !== null && (
            <Button onClick={() => onChange({ tile: null })}>
              <FormattedMessage id="place.allStatuses" />
            </Button>
          )}
          {filtered && (
            <Button onClick={() => onChange({ filters: NO_FILTERS })}>
              <FormattedMessage id="candidates.clearFilters" />
            </Button>
          )}
        </Row>
      }
    />
  );
}
