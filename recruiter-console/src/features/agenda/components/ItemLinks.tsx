import { now } from '@byline/web-kit/dates';
import { Button } from '../../../components/ui/Button';
import { ExternalLink, MailPlus, User } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { Row } from '../../../components/layout/Stack';
import { useWriteMail } from '../../../components/mail/write-mail-context';
import { Text } from '../../../components/ui/Text';
import { displayName } from '../../../lib/format';
import { candidateOf, type AgendaItem } from '../model';
import style from './ItemLinks.module.css';

/** Leads from an item to its candidate, to a mail that invites them, and to its call. */
export function ItemLinks({ item }: { item: AgendaItem }) {
  const writeMail = useWriteMail();
  const candidate = candidateOf(item);
  if (!candidate && !item.callLink) return null;
  return (
    <Row wrap gap={20}>
      {candidate && (
        <Link className={style.link} to={`/candidates/${candidate._id}`}>
          <User />
          <Text cut>{displayName(candidate)}</Text>
        </Link>
      )}
      {candidate && Date.parse(item.startDate) > now() && (
        <Button
          size="small"
          onClick={() => writeMail({ candidateId: candidate._id, purpose: 'invitation', appointmentId: item._id })}
        >
          <MailPlus />
          <FormattedMessage id="agenda.invite" />
        </Button>
      )}
      {item.callLink && (
        <a className={style.link} href={item.callLink} target="_blank" rel="noopener noreferrer">
          <ExternalLink />
          <FormattedMessage id="agenda.openCall" />
        </a>
      )}
    </Row>
  );
}
