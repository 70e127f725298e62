import { today } from '@byline/web-kit/dates';
import { FormattedMessage } from 'react-intl';
import type { ApplicationResponse } from '../../../api';
import { Day } from '../../../components/ui/Day';
import { answerOf } from '../model';

/** Until when the answer to a pending application comes, that it is late, or that the job is gone. */
export function AnswerText({ application }: { application: ApplicationResponse }) {
  const date = <Day key="date" value={application.answerBy} />;
  return <FormattedMessage id={answerOf(application, today())} values={{ date }} />;
}
