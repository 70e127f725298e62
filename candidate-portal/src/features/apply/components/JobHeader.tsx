import { useGetCampaignJobQuery } from '../../../api';
import { config } from '@byline/web-kit/config';
import { Work } from '../../../components/jobs/Work';
import { RichText } from '../../../components/ui/RichText';
import { Loaded } from '../../../components/ui/States';
import { useT } from '@byline/web-kit/i18n';
import textStyle from '../../../components/ui/text.module.css';
import style from './JobHeader.module.css';

/** Campaign, title, period of work and introduction of the job, above login and registration. */
export function JobHeader({ campaignId, jobId }: { campaignId: string; jobId: string }) {
  const t = useT();
  const query = useGetCampaignJobQuery({ campaignId, jobId });
  return (
    <header className={style.story}>
      <Loaded query={query} what={t('apply.notLoaded')}>
        {({ campaign, job }) => (
          <>
            <title>{`${job.title} · ${config.productName}`}</title>
            <div>
              <p className={textStyle.secondary}>{campaign.title}</p>
              <h1 lang={job.languageId}>{job.title}</h1>
              <Work work={job} />
            </div>
            {job.introduction && (
              <div className={textStyle.prose} lang={job.languageId}>
                <RichText html={job.introduction} />
              </div>
            )}
          </>
        )}
      </Loaded>
    </header>
  );
}
