import { useT } from '@byline/web-kit/i18n';
import { initials } from '@byline/web-kit/names';
import { useCurrentUser } from '@byline/web-kit/session';
import { visuallyHidden } from '@byline/web-kit/ui';
import { ChevronDown, Globe, LogOut, Settings2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useGetCandidateQuery } from '../../../api';
import { usePopover } from '../../../components/ui/usePopover';
import { useTakeLanguage } from '../useTakeLanguage';
import { LanguageChoice, ThemeChoice } from './Preferences';
import faceStyle from '../../../components/ui/face.module.css';
import style from './UserMenu.module.css';

interface UserMenuProps {
  candidateId: string;
  onLogout: () => void;
}

/** The menu behind the initials, as a plain list of links and buttons. Choosing a language or theme leaves it open. */
export function UserMenu({ candidateId, onLogout }: UserMenuProps) {
  const t = useT();
  const user = useCurrentUser();
  const { data: candidate } = useGetCandidateQuery({ id: candidateId });
  useTakeLanguage(candidate?.language);
  const { open, setOpen, close, button, around } = usePopover();
  const person = candidate ?? user;
  const leave = (): void => setOpen(false);
  // The logout dialog returns the focus to where it was, so the menu closes first and its button has the focus.
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
            {t('publicPage.title')}
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
