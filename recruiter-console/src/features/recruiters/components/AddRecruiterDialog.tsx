import { useField } from '@byline/web-kit/form';
import Button from '@mui/material/Button';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { mixed, object } from 'yup';
import { useGrantRoleMutation } from '../../../api';
import { PersonPicker, type PickedPerson } from '../../../components/people/PersonPicker';
import { AppDialog } from '../../../components/ui/dialogs/AppDialog';
import { FieldFrame } from '../../../components/ui/fields/FieldFrame';
import { Form } from '../../../components/ui/fields/Form';
import { common } from '../../../i18n/common';
import { displayName } from '../../../lib/format';
import { useTellMade } from '../../../lib/made/useTellMade';
import { messages } from '../messages';

interface Values {
  user: PickedPerson | null;
}

const EMPTY: Values = { user: null };
const schema = object({ user: mixed().required('required') });

/** Gives the recruiter role to a user who is picked by name. */
export function AddRecruiterDialog({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl();
  const form = useId();
  const tellMade = useTellMade();
  const [grantRole, { isLoading }] = useGrantRoleMutation();

  const grant = async ({ user }: Values): Promise<void> => {
    if (!user) return;
    await grantRole({ roleChangeRequest: { userId: user._id, role: 'recruiter' } }).unwrap();
    tellMade({ id: user._id, list: 'recruiters', said: formatMessage(messages.granted, { name: displayName(user) }) });
    onClose();
  };
  return (
    <AppDialog
      open
      title={<FormattedMessage {...messages.addTitle} />}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <FormattedMessage {...common.cancel} />
          </Button>
          <Button type="submit" form={form} variant="contained" color="primary" disabled={isLoading}>
            <FormattedMessage {...messages.grant} />
          </Button>
        </>
      }
    >
      <Form<Values> id={form} initialValues={EMPTY} schema={schema} onSubmit={grant} fieldOf={() => 'user'}>
        <UserField />
      </Form>
    </AppDialog>
  );
}

function UserField() {
  const { formatMessage } = useIntl();
  const field = useField<PickedPerson | null>('user');
  return (
    <FieldFrame
      id={field.id}
      label={<FormattedMessage {...messages.user} />}
      help={<FormattedMessage {...messages.userHelp} />}
      error={field.error}
    >
      <PersonPicker
        id={field.id}
        value={field.value}
        onChange={field.setValue}
        placeholder={formatMessage(messages.findUser)}
        without={({ roles }) => roles.includes('recruiter')}
        error={field.error !== undefined}
      />
    </FieldFrame>
  );
}
