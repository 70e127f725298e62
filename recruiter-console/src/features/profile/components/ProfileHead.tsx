import { useT } from '@byline/web-kit/i18n';
import { visuallyHidden } from '@byline/web-kit/ui';
import { Button } from '../../../components/ui/Button';
import { Menu } from '../../../components/ui/Menu';
import MenuItem from '@mui/material/MenuItem';
import { ArrowLeft, ChevronDown, ChevronLeft, ChevronRight, Columns3, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useNavigate } from 'react-router-dom';
import { useGetCandidateNeighboursQuery, type CandidateResponse } from '../../../api';
import { listQuery } from '../../../api/candidate-queries';
import { AlsoHere } from '../../../components/candidate/AlsoHere';
import { ProfileChanged } from '../../../components/candidate/ProfileChanged';
import { usePlace } from '../../../components/candidate/usePlace';
import { RowDivider } from '../../../components/layout/Divider';
import { Grow } from '../../../components/layout/Grow';
import { PaneHead } from '../../../components/layout/Pane';
import { IconAction } from '../../../components/ui/IconAction';
import { Text } from '../../../components/ui/Text';
import { lastList } from '../../../lib/candidate-list/last-list';
import { parseListState } from '../../../lib/candidate-list/list-state';
import { usePrefetchNext } from '../../../lib/candidate-list/usePrefetchCandidate';
import { KEEPS_PLACE } from '../../../lib/list-state/useKeptScroll';
import { useHotkeys } from '../../../lib/keys/useHotkeys';
import { usePrintKey } from '../../../lib/usePrintKey';
import { usePhone } from '../../../lib/usePhone';

interface ProfileHeadProps {
  id: string;
  candidate: CandidateResponse | undefined;
  /** The query of the address, which the way to the next candidate keeps. */
  search: string;
  onEdit: () => void;
  onDelete: () => void;
  /** Left out for users who may not export. */
  onExport?: (() => void) | false;
  /** Left out for users who may not do it, and for candidates without a login. */
  onRescue?: (() => void) | false;
  /** Shows the panel with the tabs. Left out while the panel stands beside the profile. */
  onShowPanel?: () => void;
}

/** Previous and next candidate of the last filtered list, across its pages (docs/domain/candidates.md#neighbours). */
function useNeighbours(id: string) {
  const [query] = useState(lastList);
  const state = parseListState(new URLSearchParams(query));
  const list = listQuery(state);
  const { data } = useGetCandidateNeighboursQuery({ id, ...list, sort: [state.sort] }, { skip: list === null });
  return { back: `/candidates${query && `?${query}`}`, neighbours: data };
}

export function ProfileHead(props: ProfileHeadProps) {
  const { id, candidate, search, onEdit, onDelete, onExport, onRescue, onShowPanel } = props;
  const t = useT();
  const navigate = useNavigate();
  const phone = usePhone();
  const { back, neighbours } = useNeighbours(id);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { previous, next } = neighbours ?? {};
  const place = usePlace(neighbours);
  usePrefetchNext(next, 'profile');
  const to = (other: string | null | undefined) => (other ? `/candidates/${other}${search}` : undefined);
  const go = (other: string | null | undefined) => (other ? () => void navigate(to(other) ?? '') : undefined);
  useHotkeys({ next: go(next), previous: go(previous) });
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
      <Button size="small" variant="text" to={back} state={KEEPS_PLACE}>
        <ArrowLeft />
        <span className={phone ? visuallyHidden : undefined}>
          <FormattedMessage id="profile.all" />
        </span>
      </Button>
      <Grow as="div">{candidate && <ProfileChanged candidate={candidate} />}</Grow>
      {candidate && <AlsoHere id={id} short={phone} />}
      {step(ChevronLeft, t('candidate.previous'), to(previous))}
      {/* A phone has no room for it. */}
      {place && !phone && (
        <Text tone="muted" cut>
          {place}
        </Text>
      )}
      {step(ChevronRight, t('candidate.next'), to(next))}
      <RowDivider />
      {onShowPanel && <IconAction icon={Columns3} label={t('profile.showPanel')} onClick={onShowPanel} />}
      <Button
        size="small"
        disabled={!candidate}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <FormattedMessage id="profile.actions" />
        <ChevronDown size={12} />
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': t('profile.actions') } }}
      >
        <MenuItem disabled={!candidate?.abilities.update} onClick={run(onEdit)}>
          <FormattedMessage id="profile.edit" />
        </MenuItem>
        {onExport && (
          <MenuItem onClick={run(onExport)}>
            <FormattedMessage id="profile.export" />
          </MenuItem>
        )}
        <MenuItem component={Link} to={paper}>
          <FormattedMessage id="profile.print" />
        </MenuItem>
        {onRescue && (
          <MenuItem onClick={run(onRescue)}>
            <FormattedMessage id="rescue.open" />
          </MenuItem>
        )}
        <MenuItem disabled={!candidate?.abilities.delete} onClick={run(onDelete)}>
          <FormattedMessage id="profile.delete" />
        </MenuItem>
      </Menu>
    </PaneHead>
  );
}
