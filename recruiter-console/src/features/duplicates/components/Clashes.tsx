import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { Text } from '../../../components/ui/Text';
import { appointmentAddress, whenOf } from '../../../lib/appointments';
import type { Clash } from '../model';

/** Warns of appointments of both at the same time: after a merge one person has two. */
export const Clashes = ({ clashes }: { clashes: readonly Clash[] }) =>
  clashes.map((clash) => (
    <tr key={clash.map(({ _id }) => _id).join()}>
      <th scope="row">
        <Text tone="warn" weight="medium">
          <FormattedMessage id="duplicates.clash" />
        </Text>
      </th>
      {clash.map((item) => (
        <td key={item._id}>
          <Link to={appointmentAddress(item)}>{item.title}</Link>
          <Text as="p" size="small" tone="muted">
            {whenOf(item)}
          </Text>
        </td>
      ))}
    </tr>
  ));
