import Button from '@mui/material/Button';
import { CalendarDays, MailPlus, Pencil } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { CandidateResponse } from '../../../api';
import { directLinks, socialLinks, type ContactLink } from '../../../components/candidate/contact-links';
import { candidateMessages as words } from '../../../components/candidate/messages';
import { IconAction } from '../../../components/ui/IconAction';
import { Text } from '../../../components/ui/Text';
import { messages } from '../messages';
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

/** A new mail; mail, phone, map, agenda; then the networks and a way to edit them. */
export function ContactBar({ candidate, onEdit, onMail }: ContactBarProps) {
  const { formatMessage } = useIntl();
  return (
    <nav className={style.bar} aria-label={formatMessage(messages.contact)}>
      <span>
        <Button size="small" onClick={onMail}>
          <MailPlus />
          <FormattedMessage {...words.write} />
        </Button>
        {directLinks(candidate).map(item)}
        {candidate.pendingEmail && (
          <Text tone="muted">{formatMessage(messages.emailWaits, { email: candidate.pendingEmail })}</Text>
        )}
        <Link to={`/agenda/${candidate._id}`}>
          <CalendarDays />
          <FormattedMessage {...messages.agenda} />
        </Link>
      </span>
      <span>
        {socialLinks(candidate).map(item)}
        <IconAction icon={Pencil} label={formatMessage(messages.editLinks)} onClick={onEdit} />
      </span>
    </nav>
  );
}
