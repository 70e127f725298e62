import { Page } from '../../../components/layout/Page';
import { Boundary } from '../../../components/ui/States';
import { ApplicationList } from '../../../features/applications/components/ApplicationList';
import { config } from '@byline/web-kit/config';
import { useLanguage, useT } from '@byline/web-kit/i18n';
import { ExternalLink } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { readSentJob } from '../../../features/apply/sent-job';
import { useCandidate } from '../useCandidate';
import buttonStyle from '../../../components/ui/button.module.css';
import entriesStyle from '../../../components/ui/entries.module.css';
import layoutStyle from '../../../components/layout/layout.module.css';

export function Component() {
  const t = useT();
  const language = useLanguage();
  const location = useLocation();
  const { _id } = useCandidate();
  return (
    <Page title={t('applications.title')} className={`${layoutStyle.wrap} ${layoutStyle.stack}`}>
      <div className={entriesStyle.head}>
        <h1>{t('applications.title')}</h1>
        <a className={buttonStyle.text} href={config.links.jobs[language]}>
          {t('applications.openJobs')} <ExternalLink size={16} />
        </a>
      </div>
      <Boundary>
        <ApplicationList candidateId={_id} sentJobId={readSentJob(location.state)} />
      </Boundary>
    </Page>
  );
}
