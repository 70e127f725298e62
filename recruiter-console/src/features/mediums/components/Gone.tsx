import type { MessageId } from '@byline/web-kit/i18n';
import { NoRecord } from '../../../components/record/NoRecord';

/** The address names a medium or a campaign that does not exist. */
export const Gone = ({ title, page = false }: { title: MessageId; page?: boolean }) => (
  <NoRecord page={page} title={title} text="mediums.goneText" all="mediums.title" to="/settings/mediums" />
);
