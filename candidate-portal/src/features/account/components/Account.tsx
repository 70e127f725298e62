import { useT } from '@byline/web-kit/i18n';
import { useCurrentUser } from '@byline/web-kit/session';
import { layout, menu } from '../../../components/layout/messages';
import { Page } from '../../../components/layout/Page';
import { Section } from '../../../components/layout/Section';
import { Record } from '../../../components/ui/Record';
import { Loading } from '../../../components/ui/States';
import { Records } from '../../../components/ui/Shapes';
import { useAhead } from '../../../lib/useAhead';
import { messages } from '../messages';
import { useAccountLoaded } from '../useAccountLoaded';
import { NewsletterSwitch } from './NewsletterSwitch';
import { OwnArchive } from './OwnArchive';
import { OwnEmail } from './OwnEmail';
import { OwnPassword } from './OwnPassword';
import { loadForms } from './lazy-account-forms';
import { LanguageChoice, ThemeChoice } from './Preferences';
import { Passkeys } from './Passkeys';
import { RemoveAccount } from './RemoveAccount';
import { Sessions } from './Sessions';
import { TwoFactor } from './TwoFactor';
import { WhenSeen } from './WhenSeen';
import layoutStyle from '../../../components/layout/layout.module.css';
import textStyle from '../../../components/ui/text.module.css';
import style from './account.module.css';

/** How one logs in, what one is sent, and the way out. */
export function Account({ newsletter }: { newsletter: boolean }) {
  const t = useT();
  useAhead(loadForms);
  const user = useCurrentUser();
  const loaded = useAccountLoaded();
  const help = `${textStyle.small} ${textStyle.secondary}`;
  return (
    <Page title={t(menu.account)} className={layoutStyle.wrap}>
      <header className={style.head}>
        <h1>{t(menu.account)}</h1>
        <p className={textStyle.secondary}>{t(messages.lead)}</p>
      </header>
      {!loaded && <Loading shape={<Records />} />}
      <div hidden={!loaded}>
        <Section id="c-login" title={t(messages.login)} help={t(messages.loginHelp)}>
          <div>
            <OwnEmail email={user.email} />
            <OwnPassword email={user.email} />
          </div>
        </Section>
        <TwoFactor />
        <Passkeys />
        <Section id="c-looks" title={t(messages.looks)}>
          <div className={style.choices}>
            <div>
              <p className={textStyle.strong}>{t(layout.language)}</p>
              <LanguageChoice />
              <p className={help}>{t(messages.languageHelp)}</p>
            </div>
            <div>
              <p className={textStyle.strong}>{t(menu.theme)}</p>
              <ThemeChoice />
            </div>
          </div>
        </Section>
        <Section id="c-mails" title={t(messages.mails)} help={t(messages.mailsHelp)}>
          <NewsletterSwitch newsletter={newsletter} />
        </Section>
        <Section id="c-sessions" title={t(messages.sessions)} help={t(messages.sessionsHelp)}>
          <WhenSeen>
            <Sessions />
          </WhenSeen>
        </Section>
        <Section id="c-data" title={t(messages.data)}>
          <div>
            <WhenSeen>
              <OwnArchive />
            </WhenSeen>
            <Record title={t(messages.open)} more={t(messages.removeHelp)}>
              <RemoveAccount />
            </Record>
          </div>
        </Section>
      </div>
    </Page>
  );
}
