import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Rich } from '../../../i18n/Rich';
import { useT } from '@byline/web-kit/i18n';
import { ResendButton } from './ResendButton';
import layoutStyle from '../../../components/layout/layout.module.css';
import buttonStyle from '../../../components/ui/button.module.css';
import textStyle from '../../../components/ui/text.module.css';

interface EmailSentProps {
  email: string;
  /** The job that the visitor is applying for. */
  thread: ReactNode;
}

/** Step 2 of the registration. */
export function EmailSent({ email, thread }: EmailSentProps) {
  const t = useT();
  return (
    <section className={`${layoutStyle.sheet} ${layoutStyle.leaf} ${layoutStyle.alone}`} aria-labelledby="sent-title">
      <header>
        <p className={`${textStyle.secondary} ${textStyle.small}`}>{t('register.stepOf', { step: 2 })}</p>
        <h1 id="sent-title">{t('email_sent_title')}</h1>
        <p className={textStyle.lead}>
          <Rich message="register.sentLead" values={{ email, b: (words) => <strong>{words}</strong> }} />
        </p>
        <p className={textStyle.lead}>{t('email_sent_spam')}</p>
      </header>
      {thread}
      <div className={layoutStyle.links}>
        <ResendButton email={email} />
        <Link className={buttonStyle.text} to="/">
          {t('common.backToLogin')}
        </Link>
      </div>
    </section>
  );
}
