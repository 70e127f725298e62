import { MAX_PASSKEY_NAME } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { useNotify } from '@byline/web-kit/ui';
import Button from '@mui/material/Button';
import { useId, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { object, string } from 'yup';
import { useRemovePasskeyMutation, useRenamePasskeyMutation, type PasskeyResponse } from '../../../api';
import { PasskeyForm } from '../../../components/account/PasskeyForm';
import { NO_PROOF, proofFields, proofOf, type ProofValues } from '../../../components/account/proof';
import { ProofFields, WithProof } from '../../../components/account/ProofFields';
import { AppDialog } from '../../../components/ui/dialogs/AppDialog';
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

const nameSchema = object({ name: string().trim().required('required').max(MAX_PASSKEY_NAME, 'too_long') });

export function RenamePasskeyDialog({ passkey: { _id: id, name }, onClose }: PasskeyDialogProps) {
  const t = useT();
  const form = useId();
  const [rename, { isLoading }] = useRenamePasskeyMutation();
  const save = async (values: { name: string }): Promise<void> => {
    await rename({ id, passkeyNameRequest: { name: values.name.trim() } }).unwrap();
    onClose();
  };
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id="passkeys.renameNamed" values={{ name }} />}
      action={<FormattedMessage id="common.save" />}
      busy={isLoading}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}

export function RemovePasskeyDialog({ passkey: { _id: id, name }, onClose }: PasskeyDialogProps) {
  const t = useT();
  const form = useId();
  const notify = useNotify();
  const [remove, { isLoading }] = useRemovePasskeyMutation();
  const end = async (proof: ProofValues): Promise<void> => {
    await remove({ id, ownLoginProofRequest: proofOf(proof) }).unwrap();
    notify(t('passkeys.removed', { name }));
    onClose();
  };
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id="passkeys.removeNamed" values={{ name }} />}
      action={<FormattedMessage id="common.remove" />}
      danger
      busy={isLoading}
      onClose={onClose}
    >
      <WithProof>{(asksCode) => <RemovalForm form={form} asksCode={asksCode} onProof={end} />}</WithProof>
    </FormDialog>
  );
}

interface RemovalFormProps {
  form: string;
  asksCode: boolean;
  onProof: (proof: ProofValues) => Promise<void>;
}

function RemovalForm({ form, asksCode, onProof }: RemovalFormProps) {
  const [schema] = useState(() => object(proofFields(asksCode)));
  return (
    <Form<ProofValues>
      id={form}
      initialValues={NO_PROOF}
      schema={schema}
      onSubmit={onProof}
      failure="alert"
      layout="stack"
    >
      <p>
        <FormattedMessage id="passkeys.removeHelp" />
      </p>
      <ProofFields asksCode={asksCode} autoFocus />
    </Form>
  );
}

interface FormDialogProps {
  form: string;
  title: ReactNode;
  action: ReactNode;
  danger?: boolean;
  busy: boolean;
  onClose: () => void;
  children: ReactNode;
}

const FormDialog = ({ form, title, action, danger = false, busy, onClose, children }: FormDialogProps) => (
  <AppDialog
    open
    title={title}
    onClose={onClose}
    actions={
      <>
        <Button onClick={onClose}>
          <FormattedMessage id="common.cancel" />
        </Button>
        <Button type="submit" form={form} variant="contained" color={danger ? 'error' : 'primary'} disabled={busy}>
          {action}
        </Button>
      </>
    }
  >
    {children}
  </AppDialog>
);
