import type { ReactNode } from 'react';
import { useGetCandidateQuery } from '../../api';
import { ErrorState } from '../../components/ui/States';
import type { Candidate } from '../../features/candidate/model';
import { useT } from '@byline/web-kit/i18n';
import { PageShape } from './PageShape';
import layoutStyle from '../../components/layout/layout.module.css';

interface CurrentCandidateProps {
  candidateId: string;
  /** Whether the other data that the page needs is loaded. */
  ready?: boolean;
  children: (candidate: Candidate) => ReactNode;
}

/** Passes the logged-in candidate to the page; until the load ends, shows the shape of the page, and after a failed load, the error. */
export function CurrentCandidate({ candidateId, ready = true, children }: CurrentCandidateProps) {
  const t = useT();
  const { data, error, isFetching, refetch } = useGetCandidateQuery({ id: candidateId });
  if (data && ready) return children(data);
  if (data || error === undefined || isFetching) return <PageShape />;
  return (
    <main id="content" tabIndex={-1} className={`${layoutStyle.wrap} ${layoutStyle.stack}`}>
      <ErrorState error={error} what={t('candidate.notLoaded')} onRetry={() => void refetch()} />
    </main>
  );
}
