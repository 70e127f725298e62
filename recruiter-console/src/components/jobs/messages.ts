import type { JobTimeState } from '@byline/shared-types/domain';
import type { MessageDescriptor } from 'react-intl';
import { defineMessages } from '../../i18n/define';

/** Where a job or a campaign stands today. */
export const timeStates: Record<JobTimeState, MessageDescriptor> = defineMessages({
  none: { id: 'jobState.none', defaultMessage: 'No dates' },
  future: { id: 'jobState.future', defaultMessage: 'Future' },
  ongoing: { id: 'jobState.ongoing', defaultMessage: 'Ongoing' },
  finished: { id: 'jobState.finished', defaultMessage: 'Finished' },
});

export const timeMessages = defineMessages({
  until: { id: 'jobs.until', defaultMessage: 'until {date}' },
  from: { id: 'jobs.from', defaultMessage: 'from {date}' },
  ended: { id: 'jobs.ended', defaultMessage: 'ended {date}' },
});
