import { ExternalLink, User } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { Row } from '../../../components/layout/Stack';
import { Text } from '../../../components/ui/Text';
import { displayName } from '../../../lib/format';
import { candidateOf, type AgendaItem } from '../model';
import style from './ItemLinks.module.css';

/** Leads from an item to its candidate and to its call. */
export function ItemLinks({ item }: { item: AgendaItem }) {
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
      {item.callLink && (
        <a className={style.link} href={item.callLink} target="_blank" rel="noopener noreferrer">
          <ExternalLink />
          <FormattedMessage id="agenda.openCall" />
        </a>
      )}
    </Row>
  );
}
