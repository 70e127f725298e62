import { statusOf } from '@byline/web-kit/problems';
import Button from '@mui/material/Button';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useGetCandidateQuery } from '../../api';
import { layout } from '../../components/layout/messages';
import { Page } from '../../components/layout/Page';
import { Pane } from '../../components/layout/Pane';
import { EmptyState } from '../../components/ui/States';
import { messages as profile } from '../../features/profile/messages';
import { lastList } from '../../lib/candidate-list/last-list';
import { isRecordId } from '../../lib/record-id';
import { useTitle } from '../../lib/useTitle';

/** The page of a candidate; for an id that is nobody's, or no longer, all of the page says so. */
export function KnownCandidate({ id, children }: { id: string; children: ReactNode }) {
  const isId = isRecordId(id);
  const { error } = useGetCandidateQuery({ id }, { skip: !isId });
  return isId && statusOf(error) !== 404 ? children : <NoCandidate />;
}

function NoCandidate() {
  useTitle(useIntl().formatMessage(layout.noCandidate));
  const list = lastList();
  return (
    <Page>
      <Pane>
        <EmptyState
          page
          icon={Search}
          title={<FormattedMessage {...layout.noCandidate} />}
          text={<FormattedMessage {...layout.noCandidateText} />}
          action={
            <Button component={Link} to={`/candidates${list && `?${list}`}`}>
              <FormattedMessage {...profile.all} />
            </Button>
          }
        />
      </Pane>
    </Page>
  );
}
