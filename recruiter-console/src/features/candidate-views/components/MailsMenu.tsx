import { VIEW_MAILS } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import MenuItem from '@mui/material/MenuItem';
import { Bell, Check } from 'lucide-react';
import { useId, useState } from 'react';
import type { CandidateViewResponse } from '../../../api';
import { IconAction } from '../../../components/ui/IconAction';
import { Menu } from '../../../components/ui/Menu';
import { Text } from '../../../components/ui/Text';
import { useViews } from '../views-context';
import style from './views.module.css';

/** When the user gets a mail about new candidates of a view. */
export function MailsMenu({ view }: { view: CandidateViewResponse }) {
  const t = useT();
  const title = useId();
  const { setMails } = useViews();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconAction
        icon={Bell}
        label={t('views.mailsOf', { name: view.name })}
        popup="menu"
        expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      />
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': title } }}
      >
        <Text as="p" tone="muted" size="small" className={style.heading} id={title} role="presentation">
          {t('views.mailMe')}
        </Text>
        {VIEW_MAILS.map((mails) => (
          <MenuItem
            key={mails}
            role="menuitemradio"
            aria-checked={mails === view.mails}
            selected={mails === view.mails}
            onClick={() => {
              setAnchor(null);
              void setMails(view, mails);
            }}
          >
            <span className={style.check}>{mails === view.mails && <Check />}</span>
            {t(`views.mails.${mails}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
