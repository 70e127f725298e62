import { type MessageId, useT } from '@byline/web-kit/i18n';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { Page } from '../../components/layout/Page';
import { Boundary } from '../../components/ui/States';
import { Education } from '../../features/history/components/Education';
import { Work } from '../../features/history/components/Work';
import { useTitle } from '../../lib/useTitle';
import { WithCandidate } from './WithCandidate';

export function WorkPage() {
  const { id = '' } = useParams();
  return (
    <WithCandidate id={id}>
      <HistoryPage title="history.work">
        <Work candidateId={id} />
      </HistoryPage>
    </WithCandidate>
  );
}

export function EducationPage() {
  const { id = '' } = useParams();
  return (
    <WithCandidate id={id}>
      <HistoryPage title="history.education">
        <Education candidateId={id} />
      </HistoryPage>
    </WithCandidate>
  );
}

function HistoryPage({ title, children }: { title: MessageId; children: ReactNode }) {
  useTitle(useT()(title));
  return (
    <Page>
      <Boundary>{children}</Boundary>
    </Page>
  );
}
