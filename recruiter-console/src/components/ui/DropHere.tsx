import { FormattedMessage } from 'react-intl';
import style from './DropHere.module.css';
import { Text } from './Text';

/** Says what becomes of the files that the user drags. */
export const DropHere = ({ id }: { id: 'emails.dropHere' | 'profile.dropHere' }) => (
  <Text as="p" className={style.drop}>
    <FormattedMessage id={id} />
  </Text>
);
