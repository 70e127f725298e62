import { Link } from 'react-router-dom';
import { displayName } from '../../lib/format';
import { Avatar } from '../ui/Avatar';
import { Text } from '../ui/Text';
import style from './PersonLink.module.css';

interface PersonLinkProps {
  person: { _id: string; firstname: string; name: string };
}

/** A candidate in a table, with a link to the profile. */
export const PersonLink = ({ person }: PersonLinkProps) => (
  <Link className={style.link} to={`/candidates/${person._id}`}>
    <Avatar person={person} />
    <Text cut title={displayName(person)}>
      {displayName(person)}
    </Text>
  </Link>
);
