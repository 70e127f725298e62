import { useT } from '@byline/web-kit/i18n';
import { Button } from '../../../components/ui/Button';
import { CalendarDays, MailPlus, Pencil } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { CandidateResponse } from '../../../api';
import { directLinks, socialLinks, type ContactLink } from '../../../components/candidate/contact-links';
import { IconAction } from '../../../components/ui/IconAction';
import { Text } from '../../../components/ui/Text';
import style from './ContactBar.module.css';

const item = ({ id, icon: Icon, text, href, newTab }: ContactLink) => (
  <a key={id} href={href} {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })}>
    <Icon />
    <Text cut title={text}>
      {text}
    </Text>
  </a>
);

interface ContactBarProps {
  candidate: CandidateResponse;
  onEdit: () => void;
  onMail: () => void;
}

/** The ways to contact a candidate, the agenda, and the candidate's links with a button to edit them. */
export function ContactBar({ candidate, onEdit, onMail }: ContactBarProps) {
  const t = useT();
  return (
    <nav className={style.bar} aria-label={t('profile.contact')}>
      <span>
        <Button size="small" onClick={onMail}>
          <MailPlus />
          <FormattedMessage id="candidate.write" />
        </Button>
        {directLinks(candidate).map(item)}
        {candidate.pendingEmail && (
          <Text tone="muted">{t('profile.emailWaits', { email: candidate.pendingEmail })}</Text>
        )}
        {candidate.emailTrouble && <Text tone="warn">{t(`profile.emailTrouble.${candidate.emailTrouble}`)}</Text>}
        <Link to={`/agenda/${candidate._id}`}>
          <CalendarDays />
          <FormattedMessage id="profile.agenda" />
        </Link>
      </span>
      <span>
        {socialLinks(candidate).map(item)}
        <IconAction icon={Pencil} label={t('profile.editLinks')} onClick={onEdit} />
      </span>
    </nav>
  );
}
