import { useT } from '@byline/web-kit/i18n';
import { initials } from '@byline/web-kit/names';
import { useCurrentUser } from '@byline/web-kit/session';
import { visuallyHidden } from '@byline/web-kit/ui';
import { ChevronDown, Globe, LogOut, Settings2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useGetCandidateQuery } from '../../../api';
import { usePopover } from '../../../components/ui/usePopover';
import { LanguageChoice, ThemeChoice } from './Preferences';
import faceStyle from '../../../components/ui/face.module.css';
import style from './UserMenu.module.css';

interface UserMenuProps {
  candidateId: string;
  onLogout: () => void;
}

/** Behind the initials: links and buttons in a plain list, whose choices leave it open. */
export function UserMenu({ candidateId, onLogout }: UserMenuProps) {
  const t = useT();
  const user = useCurrentUser();
  const { data: candidate } = useGetCandidateQuery({ id: candidateId });
  const { open, setOpen, close, button, around } = usePopover();
  const person = candidate ?? user;
  const leave = (): void => setOpen(false);
  // The question of logging out gives the focus back to where it was, which must not be in the menu that closes.
  const logOut = (): void => {
    close();
    onLogout();
  };
  return (
    <div className={style.menu} {...around}>
      <button
        type="button"
        className={style.button}
        ref={button}
        aria-expanded={open}
        aria-controls="user-menu"
        onClick={() => setOpen(!open)}
      >
        <span className={`${faceStyle.face} ${faceStyle.tiny}`} aria-hidden="true">
          {initials(person)}
        </span>
        <span className={style.name}>{person.firstname}</span>
        <span className={visuallyHidden}>{t('account.menu')}</span>
        <ChevronDown size={16} />
      </button>
      <ul id="user-menu" className={style.list} hidden={!open}>
        <li>
          <Link to="/account" onClick={leave}>
            <Settings2 />
            {t('account.page')}
          </Link>
        </li>
        <li>
          <Link to="/public-page" onClick={leave}>
            <Globe />
            {t('account.publicPage')}
          </Link>
        </li>
        <li className={style.choice}>
          <LanguageChoice />
        </li>
        <li className={style.choice}>
          <ThemeChoice />
        </li>
        <li>
          <button type="button" onClick={logOut}>
            <LogOut />
            {t('layout.logout')}
          </button>
        </li>
      </ul>
    </div>
  );
}
