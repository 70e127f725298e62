import { LANGUAGES } from '@byline/shared-types/domain';
import { useLanguage } from '@byline/web-kit/i18n';
import { useIntl } from 'react-intl';
import { Navigate, useLocation } from 'react-router-dom';
import { Pane } from '../../components/layout/Pane';
import { Row } from '../../components/layout/Stack';
import { WordMark } from '../../components/layout/WordMark';
import { Segment } from '../../components/ui/Segment';
import { layout } from '../../components/layout/messages';
import { LoginCard } from '../../features/session/components/LoginCard';
import { messages } from '../../features/session/messages';
import { targetAfterLogin } from '../../features/session/model';
import { useChooseLanguage } from '../../i18n/language';
import { isRecruiter, useSession } from '@byline/web-kit/session';
import { useTitle } from '../../lib/useTitle';
import style from './LoginPage.module.css';

const CODES = LANGUAGES.map((value) => ({ value, label: value.toUpperCase() }));

export function LoginPage() {
  const { formatMessage } = useIntl();
  const language = useLanguage();
  const session = useSession();
  const state: unknown = useLocation().state;
  const chooseLanguage = useChooseLanguage();
  useTitle(formatMessage(messages.title));
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  if (session && isRecruiter(session.user)) return <Navigate to={targetAfterLogin(from)} replace />;
  return (
    <div className={style.page}>
      <Row as="header">
        <WordMark />
        <Segment
          small
          label={formatMessage(layout.language)}
          value={language}
          options={CODES}
          onChange={chooseLanguage}
        />
      </Row>
      <Pane as="main" className={style.card} id="main">
        <LoginCard />
      </Pane>
    </div>
  );
}
