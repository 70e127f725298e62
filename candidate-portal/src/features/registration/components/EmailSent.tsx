import { Link } from 'react-router-dom';
import { Rich } from '../../../i18n/Rich';
import { common } from '../../../i18n/messages';
import { useT } from '@byline/web-kit/i18n';
import { messages } from '../messages';
import { ResendButton } from './ResendButton';

/** Step 2 of the registration. */
export function EmailSent({ email }: { email: string }) {
  const t = useT();
  return (
    <section className="sheet leaf alone" aria-labelledby="sent-title">
      <header>
        <p className="soft small">{t(messages.stepOf, { step: 2 })}</p>
        <h1 id="sent-title">{t(common.emailSentTitle)}</h1>
        <p className="lead">
          <Rich message={messages.sentLead} values={{ email, b: (words) => <strong>{words}</strong> }} />
        </p>
        <p className="lead">{t(common.emailSentSpam)}</p>
      </header>
      <div className="links-row">
        <ResendButton email={email} />
        <Link className="text" to="/">
          {t(common.backToLogin)}
        </Link>
      </div>
    </section>
  );
}
