import { useT } from '@byline/web-kit/i18n';
import MenuItem from '@mui/material/MenuItem';
import { Plus } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { InterviewTemplateResponse } from '../../../api';
import { ButtonMenu } from '../../../components/ui/ButtonMenu';

interface StartMenuProps {
  templates: readonly InterviewTemplateResponse[];
  onStart: (template: InterviewTemplateResponse) => void;
}

/** Starts an interview with the questions of a template; its first question takes the focus. */
export function StartMenu({ templates, onStart }: StartMenuProps) {
  const t = useT();
  const asking = templates.filter(({ questions }) => questions.length > 0);
  return (
    <ButtonMenu label={t('interviews.start')} icon={Plus} keepsFocus>
      {(choose) =>
        asking.length === 0 ? (
          <MenuItem disabled>
            <FormattedMessage id="interviews.noTemplates" />
          </MenuItem>
        ) : (
          asking.map((template) => (
            <MenuItem key={template._id} onClick={choose(() => onStart(template))}>
              {template.type}
            </MenuItem>
          ))
        )
      }
    </ButtonMenu>
  );
}
