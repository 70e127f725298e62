import { FormattedMessage } from 'react-intl';
import { FormGrid } from '../../../components/ui/fields/FormGrid';
import { TextField } from '../../../components/ui/fields/TextField';
import { messages } from '../messages';

/** Why, for colleagues and for the candidate; neither has to be said. */
export const ReasonFields = () => (
  <FormGrid>
    <TextField
      name="reason"
      label={<FormattedMessage {...messages.reason} />}
      help={<FormattedMessage {...messages.reasonHelp} />}
      rows={2}
    />
    <TextField
      name="candidateReason"
      label={<FormattedMessage {...messages.candidateReason} />}
      help={<FormattedMessage {...messages.candidateReasonHelp} />}
      rows={2}
    />
  </FormGrid>
);
