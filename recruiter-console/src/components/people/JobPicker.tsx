import { PICKER_SUGGESTIONS } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { useListJobsQuery } from '../../api';
import { useServerSearch } from '../../lib/useServerSearch';
import { RecordPicker, type RecordPickerProps } from './RecordPicker';

export interface PickedJob {
  _id: string;
  title: string;
  client?: string;
}

/** Finished jobs may precede open ones in the answer, so the picker asks for more than it shows. */
const ASKED = 50;

/** Finds an open job by title or client; without a text it offers the newest. */
export function JobPicker(props: RecordPickerProps<PickedJob>) {
  const t = useT();
  const { search, pickerOf } = useServerSearch();
  const answer = useListJobsQuery({
    ...(search && { search }),
    limit: ASKED,
    fields: ['title', 'client', 'timeState'],
    sort: ['-createdAt'],
  });
  const open = (answer.currentData?.records ?? []).filter(({ timeState }) => timeState !== 'finished');
  return (
    <RecordPicker
      {...props}
      search={pickerOf(answer)}
      found={open.slice(0, PICKER_SUGGESTIONS)}
      labelOf={({ title, client }) => [title, client].filter(Boolean).join(' · ')}
      nothing={t('proposal.noJob')}
    />
  );
}
