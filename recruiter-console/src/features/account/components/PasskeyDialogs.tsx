import { MAX_PASSKEY_NAME } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { useNotify } from '@byline/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import { longer } from '@byline/web-kit/problems';
import { object, string } from 'yup';
import { useRemovePasskeyMutation, useRenamePasskeyMutation, type PasskeyResponse } from '../../../api';
import { PasskeyForm } from '../../../components/account/PasskeyForm';
import { proofOf, type ProofValues } from '../../../components/account/proof';
import { ProofDialog } from '../../../components/account/ProofDialog';
import { WithProof } from '../../../components/account/ProofFields';
import { AppDialog } from '../../../components/ui/dialogs/AppDialog';
import { FormDialog } from '../../../components/ui/dialogs/FormDialog';
import { Form } from '../../../components/ui/fields/Form';
import { TextField } from '../../../components/ui/fields/TextField';

export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const notify = useNotify();
  const done = (name: string): void => {
    notify(t('passkeys.added', { name }));
    onClose();
  };
  return (
    <AppDialog open title={<FormattedMessage id="passkeys.add" />} onClose={onClose}>
      <WithProof>{(asksCode) => <PasskeyForm asksCode={asksCode} onDone={done} />}</WithProof>
    </AppDialog>
  );
}

interface PasskeyDialogProps {
  passkey: PasskeyResponse;
  onClose: () => void;
}

const nameSchema = object({ name: string().trim().required('required').max(MAX_PASSKEY_NAME, longer) });

export function RenamePasskeyDialog({ passkey: { _id: id, name }, onClose }: PasskeyDialogProps) {
  const t = useT();
  const [rename, { isLoading }] = useRenamePasskeyMutation();
  const save = async (values: { name: string }): Promise<void> => {
    await rename({ id, passkeyNameRequest: { name: values.name.trim() } }).unwrap();
    onClose();
  };
  return (
    <FormDialog
      title={<FormattedMessage id="passkeys.renameNamed" values={{ name }} />}
      action={<FormattedMessage id="common.save" />}
      busy={isLoading}
      onClose={onClose}
    >
      {(form) => (
        <Form id={form} initialValues={{ name }} schema={nameSchema} onSubmit={save} failure="alert" layout="stack">
          <TextField
            name="name"
            label={t('passkeys.name')}
            help={t('passkeys.nameHelp')}
            maxLength={MAX_PASSKEY_NAME}
            required
            autoFocus
          />
        </Form>
      )}
    </FormDialog>
  );
}

export function RemovePasskeyDialog({ passkey: { _id: id, name }, onClose }: PasskeyDialogProps) {
  const t = useT();
  const notify = useNotify();
  const [remove, { isLoading }] = useRemovePasskeyMutation();
  const end = async (proof: ProofValues): Promise<void> => {
    await remove({ id, ownLoginProofRequest: proofOf(proof) }).unwrap();
    notify(t('passkeys.removed', { name }));
    onClose();
  };
  return (
    <ProofDialog
      title={<FormattedMessage id="passkeys.removeNamed" values={{ name }} />}
      action={<FormattedMessage id="common.remove" />}
      text={<FormattedMessage id="passkeys.removeHelp" />}
      danger
      busy={isLoading}
      onProof={end}
      onClose={onClose}
    />
  );
}
