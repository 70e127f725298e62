import { useGetPublicCandidateQuery, type PublicCandidateDto } from '../../../api';
import { Page } from '../../../components/layout/Page';
import { Loaded } from '../../../components/ui/States';
import { functionName } from '@byline/web-kit/names';
import { useT } from '@byline/web-kit/i18n';
import { toProblem } from '@byline/web-kit/problems';
import { messages } from '../messages';
import { Hero } from './Hero';
import { Marketing } from './Marketing';
import { Parts } from './Parts';
import layoutStyle from '../../../components/layout/layout.module.css';

/** /public/candidate/{id}: Not found when it is missing or not public (docs/domain/candidates.md#public-profile). */
export function PublicProfile({ candidateId }: { candidateId: string }) {
  const t = useT();
  const query = useGetPublicCandidateQuery({ id: candidateId });
  if (query.data) return <Shown candidate={query.data.candidate} />;
  const status = toProblem(query.error)?.status;
  if (status === 404 || status === 400)
    return (
      <Page title={t(messages.notFound)} className={`${layoutStyle.wrap} ${layoutStyle.middle}`}>
        <h1>{t(messages.notFound)}</h1>
      </Page>
    );
  return (
    <Page title="" className={`${layoutStyle.wrap} ${layoutStyle.stack}`}>
      <Loaded query={query} what={t(messages.notLoaded)}>
        {() => null}
      </Loaded>
    </Page>
  );
}

function Shown({ candidate }: { candidate: PublicCandidateDto }) {
  const t = useT();
  const { firstname, userfunction } = candidate;
  const [work] = userfunction;
  const label = work ? functionName(t, work.name) : '';
  return (
    <Page title={label ? t(messages.title, { firstname, function: label.toLowerCase() }) : firstname}>
      <div className={layoutStyle.wrap}>
        <Hero candidate={candidate} functionName={label} />
        <Parts candidate={candidate} />
      </div>
      <Marketing firstname={firstname} />
    </Page>
  );
}
