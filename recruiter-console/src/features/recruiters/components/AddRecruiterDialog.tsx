import { useT } from '@byline/web-kit/i18n';
import { FormattedMessage } from 'react-intl';
import { mixed, object } from 'yup';
import { useGrantRoleMutation } from '../../../api';
import { PersonField } from '../../../components/people/PersonField';
import type { PickedPerson } from '../../../components/people/PersonPicker';
import { FormDialog } from '../../../components/ui/dialogs/FormDialog';
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
  const tellMade = useTellMade();
  const [grantRole, { isLoading }] = useGrantRoleMutation();

  const grant = async ({ user }: Values): Promise<void> => {
    if (!user) return;
    await grantRole({ roleChangeRequest: { userId: user._id, role: 'recruiter' } }).unwrap();
    tellMade({ id: user._id, list: 'recruiters', said: t('recruiters.granted', { name: displayName(user) }) });
    onClose();
  };
  return (
    <FormDialog
      title={<FormattedMessage id="recruiters.addTitle" />}
      action={<FormattedMessage id="recruiters.grant" />}
      busy={isLoading}
      onClose={onClose}
    >
      {(id) => (
        <Form<Values> id={id} initialValues={EMPTY} schema={schema} onSubmit={grant} fieldOf={() => 'user'}>
          <PersonField
            name="user"
            label={<FormattedMessage id="recruiters.user" />}
            help={<FormattedMessage id="recruiters.userHelp" />}
            placeholder={t('recruiters.findUser')}
            autoFocus
            without={({ roles }) => roles.includes('recruiter')}
          />
        </Form>
      )}
    </FormDialog>
  );
}
