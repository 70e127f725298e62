import { useDropDraft, type DraftOf } from '@byline/web-kit/form';
import { useT } from '@byline/web-kit/i18n';
import { useNotify } from '@byline/web-kit/ui';
import { makePasskey, type NotMade } from '@byline/web-kit/passkeys';
import { useState } from 'react';
import { useAddPasskeyMutation, useListSessionsQuery, useSetUpPasskeyMutation, type SessionDto } from '../../../api';
import { Field } from '../../../components/form/Field';
import { Form } from '../../../components/form/Form';
import summaryStyle from '../../../components/form/summary.module.css';
import { EntryActions } from '../../../components/ui/EntryActions';
import { OpenedForm } from '../../../components/ui/OpenedForm';
import { Loading } from '../../../components/ui/States';
import { NO_PROOF, ProofFields, proofOf, WithProof } from './ProofFields';
import accountStyle from './account.module.css';

const schemaFor = (asksCode: boolean) => () =>
  import('../passkey-schema').then((schemas) => (asksCode ? schemas.addWithCodeSchema : schemas.addSchema));

/** Keeps the typed name, also if the user declines in the browser's dialog. */
const DRAFT: DraftOf = { form: 'own-passkey', staysWhenSent: true };

/** Asks for the password, then the browser asks for a fingerprint, a face or a security key. The suggested name consists of browser and system. */
export function AddPasskey({ onDone }: { onDone: () => void }) {
  const { data, isLoading } = useListSessionsQuery();
  if (isLoading) return <Loading />;
  const here = data?.sessions.find(({ current }) => current);
  return <WithProof>{(asksCode) => <AddForm asksCode={asksCode} here={here} onDone={onDone} />}</WithProof>;
}

interface AddFormProps {
  asksCode: boolean;
  here: SessionDto | undefined;
  onDone: () => void;
}

function AddForm({ asksCode, here, onDone }: AddFormProps) {
  const t = useT();
  const notify = useNotify();
  const dropDraft = useDropDraft();
  const [setUp] = useSetUpPasskeyMutation();
  const [add] = useAddPasskeyMutation();
  const [failed, setFailed] = useState<NotMade | null>(null);
  const [values] = useState({ ...NO_PROOF, name: suggestion() });
  const [schema] = useState(() => schemaFor(asksCode));

  function suggestion(): string {
    const { browser, system } = here ?? {};
    return browser && system ? t('account.device', { browser, system }) : t('passkeys.anyName');
  }
  const make = async ({ name, ...proof }: typeof values): Promise<void> => {
    setFailed(null);
    const { options } = await setUp({ ownLoginProofRequest: proofOf(proof) }).unwrap();
    const made = await makePasskey(options);
    if ('failed' in made) {
      setFailed(made.failed);
      return;
    }
    await add({ passkeyRequest: { name: name.trim(), credential: made.credential } }).unwrap();
    dropDraft(DRAFT);
    notify(t('passkeys.added', { name: name.trim() }));
    onDone();
  };
  return (
    <OpenedForm pressed className={accountStyle.inset}>
      <Form initialValues={values} schema={schema} onSubmit={make} failure="alert" summary={false} draft={DRAFT}>
        {({ isSubmitting }) => (
          <>
            <ProofFields asksCode={asksCode} />
            <Field name="name" label={t('passkeys.name')} help={t('passkeys.nameHelp')} />
            <div role="status">
              {failed && (
                <p className={summaryStyle.note}>
                  {t(failed === 'already' ? 'passkeys.already' : 'passkeys.notAdded')}
                </p>
              )}
            </div>
            <EntryActions action={t('passkeys.adding')} saving={isSubmitting} onCancel={onDone} />
          </>
        )}
      </Form>
    </OpenedForm>
  );
}
