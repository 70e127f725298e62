import { useT } from '@byline/web-kit/i18n';
import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Row } from '../../../components/layout/Stack';
import { Text } from '../../../components/ui/Text';
import { appointmentAddress, whenOf } from '../../../lib/appointments';
import { displayName } from '../../../lib/format';
import { candidateOf, staffOf, type AgendaItem } from '../model';
import style from './AppointmentLine.module.css';

interface AppointmentLineProps {
  item: AgendaItem;
  /** Opens the item in place. Without it the title leads to the item in the agenda. */
  onOpen?: () => void;
  /** True in a list of one day: the line has the times without the day, and links to the candidate. */
  inDay?: boolean;
}

/** An appointment in two lines: its title and time, then its kind, people and place. */
export function AppointmentLine({ item, onOpen, inDay = false }: AppointmentLineProps) {
  const t = useT();
  const candidate = candidateOf(item);
  const facts = [item.type && t(`status.${item.type}`), staffOf(item).map(displayName).join(', '), item.place].filter(
    Boolean,
  );
  return (
    <li className={style.line}>
      <Row>
        {onOpen ? (
          <button type="button" className={style.title} onClick={onOpen}>
            {item.title}
          </button>
        ) : (
          <Link className={style.title} to={appointmentAddress(item)}>
            {item.title}
          </Link>
        )}
        <Text tone="muted" className={style.time}>
          {whenOf(item, inDay)}
        </Text>
      </Row>
      <Row wrap>
        {inDay && candidate && (
          <Link className={style.fact} to={`/candidates/${candidate._id}`}>
            {displayName(candidate)}
          </Link>
        )}
        {facts.length > 0 && (
          <Text size="small" tone="muted">
            {facts.join(' · ')}
          </Text>
        )}
        {item.callLink && (
          <a className={style.fact} href={item.callLink} target="_blank" rel="noopener noreferrer">
            <ExternalLink size={12} />
            {t('agenda.openCall')}
          </a>
        )}
      </Row>
    </li>
  );
}
