import type { MessageDescriptor } from 'react-intl';
import { NoRecord } from '../../../components/record/NoRecord';
import { messages } from '../messages';

/** An address named a medium or a campaign that there is not. */
export const Gone = ({ title, page = false }: { title: MessageDescriptor; page?: boolean }) => (
  <NoRecord page={page} title={title} text={messages.goneText} all={messages.title} to="/settings/mediums" />
);
