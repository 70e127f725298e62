import { MAIL_FIELDS, type MailField } from '@byline/shared-types/domain';
import Button from '@mui/material/Button';
import { Menu } from '../../../components/ui/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Braces, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Grow } from '../../../components/layout/Grow';
import { Text } from '../../../components/ui/Text';

/** Inserts a placeholder for candidate data at the cursor of the message. */
export function InsertField({ onInsert }: { onInsert: (field: MailField) => void }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <div>
      <Button
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Braces />
        <FormattedMessage id="bulkMail.insert" />
        <ChevronDown size={12} />
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)} disableRestoreFocus>
        {MAIL_FIELDS.map((field) => (
          <MenuItem
            key={field}
            onClick={() => {
              setAnchor(null);
              onInsert(field);
            }}
          >
            <Grow>
              <FormattedMessage id={`bulkMail.${field}`} />
            </Grow>
            <Text tone="muted">{`{{${field}}}`}</Text>
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}
