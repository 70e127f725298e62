import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useGrantRoleMutation, type PersonResponse } from '../../../api';
import { PersonPicker } from '../../../components/people/PersonPicker';
import { AppDialog } from '../../../components/ui/dialogs/AppDialog';
import { useDialogs, useNotify } from '@byline/web-kit/ui';
import { FieldFrame } from '../../../components/ui/fields/FieldFrame';
import { common } from '../../../i18n/common';
import { displayName } from '../../../lib/format';
import { messages } from '../messages';

/** Gives the recruiter role to a user who is picked by name. */
export function AddRecruiterDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const id = useId();
  const { showError } = useDialogs();
  const notify = useNotify();
  const [grantRole, { isLoading }] = useGrantRoleMutation();
  const [person, setPerson] = useState<PersonResponse | null>(null);
  const [tried, setTried] = useState(false);

  const close = (): void => {
    onClose();
    setPerson(null);
    setTried(false);
  };
  const grant = async (): Promise<void> => {
    setTried(true);
    if (!person) return;
    const result = await grantRole({ roleChangeRequest: { userId: person._id, role: 'recruiter' } });
    if (result.error) showError(result.error);
    else {
      notify(formatMessage(messages.granted, { name: displayName(person) }));
      close();
    }
  };
  return (
    <AppDialog
      open={open}
      title={<FormattedMessage {...messages.addTitle} />}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>
            <FormattedMessage {...common.cancel} />
          </Button>
          <Button variant="contained" color="primary" disabled={isLoading} onClick={() => void grant()}>
            <FormattedMessage {...messages.grant} />
          </Button>
        </>
      }
    >
      <FieldFrame
        id={id}
        label={<FormattedMessage {...messages.user} />}
        help={<FormattedMessage {...messages.userHelp} />}
        error={tried && !person ? 'required' : undefined}
      >
        <PersonPicker
          id={id}
          value={person}
          onChange={setPerson}
          placeholder={formatMessage(messages.findUser)}
          without={({ roles }) => roles.includes('recruiter')}
          error={tried && !person}
        />
      </FieldFrame>
    </AppDialog>
  );
}
