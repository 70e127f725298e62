import { FormattedMessage } from 'react-intl';
import { FormGrid } from '../../../components/ui/fields/FormGrid';
import { TextField } from '../../../components/ui/fields/TextField';

/** Optional reasons, one for colleagues and one for the candidate. */
export const ReasonFields = () => (
  <FormGrid>
    <TextField
      name="reason"
      label={<FormattedMessage id="applications.reason" />}
      help={<FormattedMessage id="applications.reasonHelp" />}
      rows={2}
    />
    <TextField
      name="candidateReason"
      label={<FormattedMessage id="applications.candidateReason" />}
      help={<FormattedMessage id="applications.candidateReasonHelp" />}
      rows={2}
    />
  </FormGrid>
);
