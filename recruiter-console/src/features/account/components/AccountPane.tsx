import { useT } from '@byline/web-kit/i18n';
import { FormattedMessage } from 'react-intl';
import { Pane, PaneBody, PaneHead, Scroll } from '../../../components/layout/Pane';
import { Boundary } from '../../../components/ui/States';
import { Text } from '../../../components/ui/Text';
import style from './AccountPane.module.css';
import { OwnLogin } from './OwnLogin';
import { OwnMails } from './OwnMails';
import { Passkeys } from './Passkeys';
import { Sessions } from './Sessions';
import { Signatures } from './Signatures';
import { StartPageChoice } from './StartPageChoice';
import { TwoFactor } from './TwoFactor';

export function AccountPane() {
  const t = useT();
  return (
    <Pane aria-label={t('account.title')}>
      <PaneHead lined>
        <Text as="h1" size="page">
          <FormattedMessage id="account.title" />
        </Text>
      </PaneHead>
      <Scroll>
        <PaneBody gap={20} className={style.body}>
          <OwnLogin />
          <Boundary>
            <TwoFactor />
          </Boundary>
          <Boundary>
            <Passkeys />
          </Boundary>
          <Boundary>
            <Sessions />
          </Boundary>
          <Boundary>
            <OwnMails which="answerMails" />
            <OwnMails which="reminders" />
          </Boundary>
          <StartPageChoice />
          <Boundary>
            <Signatures />
          </Boundary>
        </PaneBody>
      </Scroll>
    </Pane>
  );
}
