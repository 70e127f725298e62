import { CANDIDATE_TILES } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { X } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Facts } from '../../../components/candidate/Facts';
import { useFunctionName } from '../../../components/candidate/texts';
import { Pane, PaneBody, PaneFoot, PaneHead, Scroll } from '../../../components/layout/Pane';
import { Row, Stack } from '../../../components/layout/Stack';
import { Avatar } from '../../../components/ui/Avatar';
import { IconAction } from '../../../components/ui/IconAction';
import { Text } from '../../../components/ui/Text';
import { setFilters } from '../../../lib/candidate-list/filters';
import type { ListState } from '../../../lib/candidate-list/list-state';
import type { Person, Selection } from '../../../lib/candidate-list/selection';
import { useListCounts } from '../../../lib/candidate-list/useListCounts';
import { useSelectedCount } from '../../../lib/candidate-list/useSelectedCount';
import { useCountText } from '../../../lib/counted';
import { displayName } from '../../../lib/format';
import style from './SelectionPanel.module.css';
import { useFilterSentences } from './useFilterSentences';
import { SEARCH_PART_LABELS } from '../search-part-labels';

interface SelectionPanelProps {
  selection: Selection;
  state: ListState;
}

/** The selected candidates, each with a button to remove it. For a whole list: its filters and its counts by status. */
export function SelectionPanel({ selection, state }: SelectionPanelProps) {
  const t = useT();
  const count = useSelectedCount(selection, state);
  const title = count === null ? t('state.loading') : t('selection.panel', { count });
  return (
    <Pane as="aside" className={style.panel} aria-label={title}>
      <PaneHead lined>
        <Text as="h2" size="panel" grow>
          {title}
        </Text>
        <IconAction icon={X} label={t('selection.end')} onClick={selection.end} />
      </PaneHead>
      <Scroll>
        {selection.all ? (
          <Everybody state={state} />
        ) : (
          <ul className={style.people}>
            {[...selection.people.values()].map((person) => (
              <PersonRow key={person._id} person={person} onDrop={() => selection.drop(person._id)} />
            ))}
          </ul>
        )}
      </Scroll>
      {!selection.all && (
        <PaneFoot>
          <FormattedMessage id="selection.kept" />
        </PaneFoot>
      )}
    </Pane>
  );
}

function PersonRow({ person, onDrop }: { person: Person; onDrop: () => void }) {
  const t = useT();
  const functionName = useFunctionName();
  const name = displayName(person);
  return (
    <Row as="li" gap={12}>
      <Avatar person={person} />
      <Text grow cut>
        {name}
        {person.function && <Text tone="muted"> · {functionName(person.function)}</Text>}
      </Text>
      <IconAction icon={X} label={t('selection.drop', { name })} onClick={onDrop} />
    </Row>
  );
}

/** The active filters, and the number of candidates in each tile. */
function Everybody({ state }: { state: ListState }) {
  const t = useT();
  const countText = useCountText();
  const sentence = useFilterSentences(state.filters);
  const { tile } = useListCounts(state);
  const inForce = setFilters(state.filters).map((name) => sentence(name));
  const shown = CANDIDATE_TILES.filter((id) => id !== 'active' && id !== 'archived');
  return (
    <PaneBody gap={16}>
      <p>
        <FormattedMessage id="selection.everybody" />
      </p>
      <Facts
        facts={[
          ...(state.tile ? [[t('candidates.interviewStatus'), t(`tile.${state.tile}`)] as const] : []),
          ...(state.search ? [[t(SEARCH_PART_LABELS[state.part]), state.search] as const] : []),
        ]}
      />
      {inForce.length > 0 && (
        <Stack gap={6}>
          {inForce.map(({ plain, shown: text }) => (
            <span key={plain}>{text}</span>
          ))}
        </Stack>
      )}
      <Facts
        ruled
        facts={shown.flatMap((id) => {
          const counted = tile(id);
          return counted ? [[t(`tile.${id}`), countText(counted)] as const] : [];
        })}
      />
      <Text tone="muted">
        <FormattedMessage id="selection.endsAll" />
      </Text>
    </PaneBody>
  );
}
