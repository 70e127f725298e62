import { useIntl } from 'react-intl';
import { useDeleteApplicationMutation, type ApplicationResponse } from '../../../api';
import { common } from '../../../i18n/common';
import { displayName } from '../../../lib/format';
import { useRemoval } from '../../../lib/useRemoval';
import { messages } from '../messages';

/** Deletes an application after a question (docs/domain/recruiting.md#applying). */
export function useRemoveApplication(): (application: ApplicationResponse) => void {
  const { formatMessage } = useIntl();
  const removal = useRemoval();
  const [remove] = useDeleteApplicationMutation();
  return ({ _id: id, candidate, job }) => {
    const name = displayName(candidate);
    void removal({
      question: formatMessage(messages.removeQuestion, { name }),
      text: formatMessage(messages.removeText, { job: job.title }),
      action: formatMessage(common.delete),
      remove: () => remove({ id }),
      done: formatMessage(messages.removed, { name }),
      success: true,
    });
  };
}
