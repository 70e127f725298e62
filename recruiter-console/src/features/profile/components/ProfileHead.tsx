import { visuallyHidden } from '@byline/web-kit/ui';
import Button from '@mui/material/Button';
import { Menu } from '../../../components/ui/Menu';
import MenuItem from '@mui/material/MenuItem';
import { ArrowLeft, ChevronDown, ChevronLeft, ChevronRight, Columns3, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router-dom';
import { useGetCandidateNeighboursQuery, type CandidateResponse } from '../../../api';
import { listQuery } from '../../../api/candidate-queries';
import { candidateMessages as words } from '../../../components/candidate/messages';
import { usePlace } from '../../../components/candidate/usePlace';
import { RowDivider } from '../../../components/layout/Divider';
import { Grow } from '../../../components/layout/Grow';
import { PaneHead } from '../../../components/layout/Pane';
import { IconAction } from '../../../components/ui/IconAction';
import { Text } from '../../../components/ui/Text';
import { lastList } from '../../../lib/candidate-list/last-list';
import { parseListState } from '../../../lib/candidate-list/list-state';
import { usePrefetchNext } from '../../../lib/candidate-list/usePrefetchCandidate';
import { useHotkeys } from '../../../lib/useHotkeys';
import { usePrintKey } from '../../../lib/usePrintKey';
import { usePhone } from '../../../lib/usePhone';
import { messages, rescueMessages } from '../messages';

interface ProfileHeadProps {
  id: string;
  candidate: CandidateResponse | undefined;
  /** Query of the address, kept on the way to the next candidate. */
  search: string;
  onEdit: () => void;
  onDelete: () => void;
  /** Left out for who may not export. */
  onExport?: (() => void) | false;
  /** Left out for who may not, and for who has no login. */
  onRescue?: (() => void) | false;
  /** Shows the card with the tabs, or scrolls to it; left out while it is beside the profile. */
  onShowPanel?: () => void;
}

/** Previous and next through the last filtered list, across its pages (docs/domain/candidates.md#neighbours). */
function useNeighbours(id: string) {
  const [query] = useState(lastList);
  const state = parseListState(new URLSearchParams(query));
  const list = listQuery(state);
  const { data } = useGetCandidateNeighboursQuery({ id, ...list, sort: [state.sort] }, { skip: list === null });
  return { back: `/candidates${query && `?${query}`}`, neighbours: data };
}

/** Back to the list, previous and next, actions. */
export function ProfileHead(props: ProfileHeadProps) {
  const { id, candidate, search, onEdit, onDelete, onExport, onRescue, onShowPanel } = props;
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const phone = usePhone();
  const { back, neighbours } = useNeighbours(id);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { previous, next } = neighbours ?? {};
  const place = usePlace(neighbours);
  usePrefetchNext(next, 'profile');
  const to = (other: string | null | undefined) => (other ? `/candidates/${other}${search}` : undefined);
  const go = (other: string | null | undefined) => (other ? () => void navigate(to(other) ?? '') : undefined);
  useHotkeys({ j: go(next), k: go(previous) });
  const paper = `/candidates/${id}/print`;
  usePrintKey(() => void navigate(paper));
  const step = (icon: LucideIcon, label: string, target: string | undefined) => (
    <IconAction icon={icon} label={label} disabled={!target} {...(target && { to: target })} />
  );
  const run = (act: () => void) => () => {
    setAnchor(null);
    act();
  };
  return (
    <PaneHead size="bar" lined>
      <Button size="small" variant="text" component={Link} to={back}>
        <ArrowLeft />
        <span className={phone ? visuallyHidden : undefined}>
          <FormattedMessage {...messages.all} />
        </span>
      </Button>
      <Grow />
      {step(ChevronLeft, formatMessage(words.previous), to(previous))}
      {place && (
        <Text tone="muted" cut>
          {place}
        </Text>
      )}
      {step(ChevronRight, formatMessage(words.next), to(next))}
      <RowDivider />
      {onShowPanel && <IconAction icon={Columns3} label={formatMessage(messages.showPanel)} onClick={onShowPanel} />}
      <Button
        size="small"
        disabled={!candidate}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <FormattedMessage {...messages.actions} />
        <ChevronDown size={12} />
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': formatMessage(messages.actions) } }}
      >
        <MenuItem disabled={!candidate?.abilities.update} onClick={run(onEdit)}>
          <FormattedMessage {...messages.edit} />
        </MenuItem>
        {onExport && (
          <MenuItem onClick={run(onExport)}>
            <FormattedMessage {...messages.export} />
          </MenuItem>
        )}
        <MenuItem component={Link} to={paper}>
          <FormattedMessage {...messages.print} />
        </MenuItem>
        {onRescue && (
          <MenuItem onClick={run(onRescue)}>
            <FormattedMessage {...rescueMessages.open} />
          </MenuItem>
        )}
        <MenuItem disabled={!candidate?.abilities.delete} onClick={run(onDelete)}>
          <FormattedMessage {...messages.delete} />
        </MenuItem>
      </Menu>
    </PaneHead>
  );
}
