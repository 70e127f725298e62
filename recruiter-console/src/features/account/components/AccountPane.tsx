import { FormattedMessage, useIntl } from 'react-intl';
import { Pane, PaneBody, PaneHead, Scroll } from '../../../components/layout/Pane';
import { Boundary } from '../../../components/ui/States';
import { Text } from '../../../components/ui/Text';
import { messages } from '../messages';
import style from './AccountPane.module.css';
import { Passkeys } from './Passkeys';
import { TwoFactor } from './TwoFactor';

/** How one logs in: two-factor and passkeys. */
export function AccountPane() {
  const { formatMessage } = useIntl();
  return (
    <Pane aria-label={formatMessage(messages.title)}>
      <PaneHead lined>
        <Text as="h1" size="page">
          <FormattedMessage {...messages.title} />
        </Text>
      </PaneHead>
      <Scroll>
        <PaneBody gap={20} className={style.body}>
          <Boundary>
            <TwoFactor />
          </Boundary>
          <Boundary>
            <Passkeys />
          </Boundary>
        </PaneBody>
      </Scroll>
    </Pane>
  );
}
