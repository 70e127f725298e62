import { useT } from '@byline/web-kit/i18n';
import { Menu } from '../../../components/ui/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useCurrentUser } from '@byline/web-kit/session';
import clsx from 'clsx';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useRecruiters } from '../../../api/lookups';
import { IconAction } from '../../../components/ui/IconAction';
import { Text } from '../../../components/ui/Text';
import { displayName } from '../../../lib/format';
import { toneOf, type Person } from '../model';
import style from './AssigneeChips.module.css';
import { TONE_CLASSES } from './tones';

interface AssigneeChipsProps {
  /** The person from the address. Removing the chip leads to the agenda of all recruiters. */
  of: Person | null;
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** Filters the agenda by assignee. A chip has the colour of its person's items. */
export function AssigneeChips({ of, chosen, onChange }: AssigneeChipsProps) {
  const t = useT();
  const navigate = useNavigate();
  const me = useCurrentUser()._id;
  const { recruiters, find, label } = useRecruiters();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const shown: Person[] = of ? [of] : chosen.flatMap((id) => find(id) ?? []);
  const others = recruiters.filter(({ _id }) => !chosen.includes(_id));
  const nameOf = (person: Person): string => (of ? displayName(person) : label(person._id));
  const leaveOut = ({ _id }: Person): void => {
    if (of) void navigate('/agenda');
    else onChange(chosen.filter((id) => id !== _id));
  };
  return (
    <div className={style.chips} role="group" aria-label={t('agenda.assignedTo')}>
      <Text tone="muted" className={style.label}>
        <FormattedMessage id="agenda.assignedTo" />
      </Text>
      {shown.length === 0 && <FormattedMessage id="agenda.everybody" />}
      {shown.map((person) => (
        <span key={person._id} className={style.chip}>
          <span className={clsx(style.dot, TONE_CLASSES[toneOf(person._id, recruiters, me)])} />
          <Text cut title={nameOf(person)}>
            {nameOf(person)}
          </Text>
          <button
            type="button"
            aria-label={t('agenda.leaveOut', { name: nameOf(person) })}
            onClick={() => leaveOut(person)}
          >
            <X size={12} />
          </button>
        </span>
      ))}
      {!of && others.length > 0 && (
        <>
          <IconAction
            icon={Plus}
            label={t('agenda.addPerson')}
            popup="menu"
            expanded={anchor !== null}
            onClick={({ currentTarget }) => setAnchor(currentTarget)}
          />
          <Menu
            anchorEl={anchor}
            open={anchor !== null}
            onClose={() => setAnchor(null)}
            slotProps={{ list: { 'aria-label': t('agenda.addPerson') } }}
          >
            {others.map((person) => (
              <MenuItem
                key={person._id}
                onClick={() => {
                  setAnchor(null);
                  onChange([...chosen, person._id]);
                }}
              >
                {label(person._id)}
              </MenuItem>
            ))}
          </Menu>
        </>
      )}
    </div>
  );
}
