import { useT } from '@byline/web-kit/i18n';
import { Page } from '../../components/layout/Page';
import { VisitorLayout } from '../../components/layout/VisitorLayout';
import { CodeForm } from '../../features/session/components/CodeForm';
import layoutStyle from '../../components/layout/layout.module.css';

/** The screen of a login after the password: only the code. */
export function SecondStep({ userId }: { userId: string }) {
  const t = useT();
  return (
    <VisitorLayout>
      <Page title={t('login.codeTitle')} className={`${layoutStyle.wrap} ${layoutStyle.middle}`}>
        <section className={`${layoutStyle.sheet} ${layoutStyle.leaf} ${layoutStyle.alone}`} aria-labelledby="code">
          <h1 id="code">{t('login.codeTitle')}</h1>
          <CodeForm userId={userId} />
        </section>
      </Page>
    </VisitorLayout>
  );
}
