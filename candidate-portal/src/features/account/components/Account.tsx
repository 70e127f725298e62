import { useT } from '@byline/web-kit/i18n';
import { useCurrentUser } from '@byline/web-kit/session';
import { Page } from '../../../components/layout/Page';
import { Section } from '../../../components/layout/Section';
import { Record } from '../../../components/ui/Record';
import { Loading } from '../../../components/ui/States';
import { Records } from '../../../components/ui/Shapes';
import { useAccountLoaded } from '../useAccountLoaded';
import { AskFrequencyChoice } from './AskFrequencyChoice';
import { EditableRecord } from './EditableRecord';
import { NewsletterSwitch } from './NewsletterSwitch';
import { OwnArchive } from './OwnArchive';
import { OwnEmail } from './OwnEmail';
import { PasswordForm } from './PasswordForm';
import { LanguageChoice, ThemeChoice } from './Preferences';
import { Passkeys } from './Passkeys';
import { RemoveAccount } from './RemoveAccount';
import { Sessions } from './Sessions';
import { TwoFactor } from './TwoFactor';
import layoutStyle from '../../../components/layout/layout.module.css';
import textStyle from '../../../components/ui/text.module.css';
import style from './account.module.css';

/** The account page: login, settings, mails, sessions and data. */
export function Account({ candidateId, newsletter }: { candidateId: string; newsletter: boolean }) {
  const t = useT();
  const user = useCurrentUser();
  const loaded = useAccountLoaded(candidateId);
  const help = `${textStyle.small} ${textStyle.secondary}`;
  return (
    <Page title={t('account.page')} className={layoutStyle.wrap}>
      <header className={style.head}>
        <h1>{t('account.page')}</h1>
        <p className={textStyle.secondary}>{t('account.lead')}</p>
      </header>
      {!loaded && <Loading shape={<Records />} />}
      <div hidden={!loaded}>
        <Section id="c-login" title={t('account.login')} help={t('account.loginHelp')}>
          <div>
            <OwnEmail />
            <EditableRecord id="c-password" title={t('account.password')} action={t('account.changePassword')}>
              {(close) => <PasswordForm email={user.email} onDone={close} />}
            </EditableRecord>
          </div>
        </Section>
        <TwoFactor />
        <Passkeys />
        <Section id="c-looks" title={t('account.looks')}>
          <div className={style.choices}>
            <div>
              <p className={textStyle.strong}>{t('layout.language')}</p>
              <LanguageChoice />
              <p className={help}>{t('account.languageHelp')}</p>
            </div>
            <div>
              <p className={textStyle.strong}>{t('account.theme')}</p>
              <ThemeChoice />
            </div>
          </div>
        </Section>
        <Section id="c-mails" title={t('account.mails')} help={t('account.mailsHelp')}>
          <NewsletterSwitch newsletter={newsletter} />
          <div className={style.choices}>
            <AskFrequencyChoice candidateId={candidateId} />
          </div>
        </Section>
        <Section id="c-sessions" title={t('account.sessions')} help={t('account.sessionsHelp')}>
          <Sessions />
        </Section>
        <Section id="c-data" title={t('account.data')}>
          <div>
            <OwnArchive />
            <Record title={t('account.open')} more={t('account.removeHelp')}>
              <RemoveAccount />
            </Record>
          </div>
        </Section>
      </div>
    </Page>
  );
}
