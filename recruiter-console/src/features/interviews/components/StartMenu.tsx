import { useT } from '@byline/web-kit/i18n';
import Button from '@mui/material/Button';
import { Menu } from '../../../components/ui/Menu';
import MenuItem from '@mui/material/MenuItem';
import { ChevronDown, Plus } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { InterviewTemplateResponse } from '../../../api';

interface StartMenuProps {
  templates: readonly InterviewTemplateResponse[];
  onStart: (template: InterviewTemplateResponse) => void;
}

/** Starts an interview with the questions of a template. */
export function StartMenu({ templates, onStart }: StartMenuProps) {
  const t = useT();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const asking = templates.filter(({ questions }) => questions.length > 0);
  return (
    <>
      <Button aria-haspopup="menu" aria-expanded={anchor !== null} onClick={(event) => setAnchor(event.currentTarget)}>
        <Plus />
        <FormattedMessage id="interviews.start" />
        <ChevronDown size={12} />
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        // The first question takes the focus; the menu would return it to its button.
        disableRestoreFocus
        slotProps={{ list: { 'aria-label': t('interviews.start') } }}
      >
        {asking.length === 0 && (
          <MenuItem disabled>
            <FormattedMessage id="interviews.noTemplates" />
          </MenuItem>
        )}
        {asking.map((template) => (
          <MenuItem
            key={template._id}
            onClick={() => {
              setAnchor(null);
              onStart(template);
            }}
          >
            {template.type}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
