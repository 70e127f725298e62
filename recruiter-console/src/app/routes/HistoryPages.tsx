import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useParams } from 'react-router-dom';
import { Page } from '../../components/layout/Page';
import { Boundary } from '../../components/ui/States';
import { Education } from '../../features/history/components/Education';
import { Work } from '../../features/history/components/Work';
import { messages } from '../../features/history/messages';
import { useTitle } from '../../lib/useTitle';
import { KnownCandidate } from './KnownCandidate';

export function WorkPage() {
  const { id = '' } = useParams();
  return (
    <KnownCandidate id={id}>
      <HistoryPage title={messages.work}>
        <Work candidateId={id} />
      </HistoryPage>
    </KnownCandidate>
  );
}

export function EducationPage() {
  const { id = '' } = useParams();
  return (
    <KnownCandidate id={id}>
      <HistoryPage title={messages.education}>
        <Education candidateId={id} />
      </HistoryPage>
    </KnownCandidate>
  );
}

function HistoryPage({ title, children }: { title: MessageDescriptor; children: ReactNode }) {
  useTitle(useIntl().formatMessage(title));
  return (
    <Page>
      <Boundary>{children}</Boundary>
    </Page>
  );
}
