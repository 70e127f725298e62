import { LANGUAGES } from '@byline/shared-types/domain';
import { useLanguage, useT } from '@byline/web-kit/i18n';
import { Navigate, useLocation } from 'react-router-dom';
import { Pane } from '../../components/layout/Pane';
import { Row } from '../../components/layout/Stack';
import { WordMark } from '../../components/layout/WordMark';
import { Segment } from '../../components/ui/Segment';
import { LoginCard } from '../../features/session/components/LoginCard';
import { targetAfterLogin } from '../../features/session/model';
import { useChooseLanguage } from '../../i18n/language';
import { isRecruiter, useSession } from '@byline/web-kit/session';
import { useTitle } from '../../lib/useTitle';
import style from './LoginPage.module.css';

const CODES = LANGUAGES.map((value) => ({ value, label: value.toUpperCase() }));

export function LoginPage() {
  const t = useT();
  const language = useLanguage();
  const session = useSession();
  const state: unknown = useLocation().state;
  const chooseLanguage = useChooseLanguage();
  useTitle(t('session.title'));
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  if (session && isRecruiter(session.user)) return <Navigate to={targetAfterLogin(from)} replace />;
  return (
    <div className={style.page}>
      <Row as="header">
        <WordMark />
        <Segment small label={t('layout.language')} value={language} options={CODES} onChange={chooseLanguage} />
      </Row>
      <Pane as="main" className={style.card} id="main">
        <LoginCard />
      </Pane>
    </div>
  );
}
