import { useField } from '@byline/web-kit/form';
import { useT } from '@byline/web-kit/i18n';
import Button from '@mui/material/Button';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { mixed, object } from 'yup';
import { useGrantRoleMutation } from '../../../api';
import { PersonPicker, type PickedPerson } from '../../../components/people/PersonPicker';
import { AppDialog } from '../../../components/ui/dialogs/AppDialog';
import { FieldFrame } from '../../../components/ui/fields/FieldFrame';
import { Form } from '../../../components/ui/fields/Form';
import { displayName } from '../../../lib/format';
import { useTellMade } from '../../../lib/made/useTellMade';

interface Values {
  user: PickedPerson | null;
}

const EMPTY: Values = { user: null };
const schema = object({ user: mixed().required('required') });

/** Gives the recruiter role to a user found by name. */
export function AddRecruiterDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const form = useId();
  const tellMade = useTellMade();
  const [grantRole, { isLoading }] = useGrantRoleMutation();

  const grant = async ({ user }: Values): Promise<void> => {
    if (!user) return;
    await grantRole({ roleChangeRequest: { userId: user._id, role: 'recruiter' } }).unwrap();
    tellMade({ id: user._id, list: 'recruiters', said: t('recruiters.granted', { name: displayName(user) }) });
    onClose();
  };
  return (
    <AppDialog
      open
      title={<FormattedMessage id="recruiters.addTitle" />}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <FormattedMessage id="common.cancel" />
          </Button>
          <Button type="submit" form={form} variant="contained" color="primary" disabled={isLoading}>
            <FormattedMessage id="recruiters.grant" />
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
  const t = useT();
  const field = useField<PickedPerson | null>('user');
  return (
    <FieldFrame
      id={field.id}
      label={<FormattedMessage id="recruiters.user" />}
      help={<FormattedMessage id="recruiters.userHelp" />}
      error={field.error}
    >
      <PersonPicker
        id={field.id}
        value={field.value}
        onChange={field.setValue}
        placeholder={t('recruiters.findUser')}
        without={({ roles }) => roles.includes('recruiter')}
        error={field.error !== undefined}
      />
    </FieldFrame>
  );
}
