import { useDropDraft, type DraftOf } from '@byline/web-kit/form';
import { useT } from '@byline/web-kit/i18n';
import { useNotify } from '@byline/web-kit/ui';
import { useState } from 'react';
import { useRemovePasskeyMutation, useRenamePasskeyMutation, type PasskeyResponse } from '../../../api';
import { Field } from '../../../components/form/Field';
import { Form } from '../../../components/form/Form';
import { EntryActions } from '../../../components/ui/EntryActions';
import { OpenedForm } from '../../../components/ui/OpenedForm';
import { NO_PROOF, ProofFields, proofOf, WithProof } from './ProofFields';
import accountStyle from './account.module.css';

const nameSchema = () => import('../passkey-schema').then((schemas) => schemas.nameSchema);
const removalSchema = (asksCode: boolean) => () =>
  import('../passkey-schema').then((schemas) => (asksCode ? schemas.removalWithCodeSchema : schemas.removalSchema));

/** Keeps the typed name. */
const draftOf = (id: string): DraftOf => ({ form: 'own-passkey', record: id });

interface ChangePasskeyProps {
  passkey: PasskeyResponse;
  onDone: () => void;
  onCancel: () => void;
}

/** Renames or removes a passkey. */
export function ChangePasskey({ kind, ...props }: ChangePasskeyProps & { kind: 'rename' | 'remove' }) {
  if (kind === 'remove') return <WithProof>{(asksCode) => <Remove {...props} asksCode={asksCode} />}</WithProof>;
  return (
    <OpenedForm pressed className={accountStyle.inset}>
      <Rename {...props} />
    </OpenedForm>
  );
}

function Rename({ passkey: { _id: id, name }, onDone, onCancel }: ChangePasskeyProps) {
  const t = useT();
  const [rename] = useRenamePasskeyMutation();
  const save = async (values: { name: string }): Promise<void> => {
    await rename({ id, passkeyNameRequest: { name: values.name.trim() } }).unwrap();
    onDone();
  };
  return (
    <Form
      initialValues={{ name }}
      schema={nameSchema}
      onSubmit={save}
      failure="dialog"
      summary={false}
      draft={draftOf(id)}
    >
      {({ isSubmitting }) => (
        <>
          <Field name="name" label={t('passkeys.name')} help={t('passkeys.nameHelp')} />
          <EntryActions saving={isSubmitting} onCancel={onCancel} />
        </>
      )}
    </Form>
  );
}

function Remove({
  passkey: { _id: id, name },
  asksCode,
  onDone,
  onCancel,
}: ChangePasskeyProps & { asksCode: boolean }) {
  const t = useT();
  const notify = useNotify();
  const dropDraft = useDropDraft();
  const [remove] = useRemovePasskeyMutation();
  const [schema] = useState(() => removalSchema(asksCode));
  const end = async (proof: typeof NO_PROOF): Promise<void> => {
    await remove({ id, ownLoginProofRequest: proofOf(proof) }).unwrap();
    dropDraft(draftOf(id));
    notify(t('passkeys.removed', { name }));
    onDone();
  };
  return (
    <OpenedForm pressed className={accountStyle.inset}>
      <Form initialValues={NO_PROOF} schema={schema} onSubmit={end} failure="dialog" summary={false}>
        {({ isSubmitting }) => (
          <>
            <p>{t('passkeys.removeHelp')}</p>
            <ProofFields asksCode={asksCode} />
            <EntryActions action={t('common.remove')} danger saving={isSubmitting} onCancel={onCancel} />
          </>
        )}
      </Form>
    </OpenedForm>
  );
}
