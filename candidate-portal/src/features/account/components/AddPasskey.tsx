import { useT } from '@byline/web-kit/i18n';
import { useNotify } from '@byline/web-kit/ui';
import { startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import { useState } from 'react';
import { useAddPasskeyMutation, useListSessionsQuery, useSetUpPasskeyMutation, type SessionDto } from '../../../api';
import { Field } from '../../../components/form/Field';
import { Form } from '../../../components/form/Form';
import { PasswordField } from '../../../components/form/PasswordField';
import summaryStyle from '../../../components/form/summary.module.css';
import { EntryActions } from '../../../components/ui/EntryActions';
import { OpenedForm } from '../../../components/ui/OpenedForm';
import { Loading } from '../../../components/ui/States';
import { messages } from '../passkey-messages';
import accountStyle from './account.module.css';

const schema = () => import('../passkey-schema').then((schemas) => schemas.addSchema);
type Registration = Parameters<typeof startRegistration>[0]['optionsJSON'];

/** The password, then the browser asks for a finger, a face or a key. What it is called is suggested by where it is made. */
export default function AddPasskey({ onDone }: { onDone: () => void }) {
  const { data, isLoading } = useListSessionsQuery();
  return isLoading ? <Loading /> : <AddForm here={data?.sessions.find(({ current }) => current)} onDone={onDone} />;
}

function AddForm({ here, onDone }: { here: SessionDto | undefined; onDone: () => void }) {
  const t = useT();
  const notify = useNotify();
  const [setUp] = useSetUpPasskeyMutation();
  const [add] = useAddPasskeyMutation();
  const [failed, setFailed] = useState(false);
  const [values] = useState({ currentPassword: '', name: suggestion() });

  function suggestion(): string {
    const { browser, system } = here ?? {};
    return browser && system ? t(messages.suggestion, { browser, system }) : t(messages.anyName);
  }
  const make = async ({ currentPassword, name }: typeof values): Promise<void> => {
    setFailed(false);
    const { options } = await setUp({ ownPasswordRequest: { currentPassword } }).unwrap();
    try {
      const credential = await startRegistration({ optionsJSON: options as Registration });
      await add({ passkeyRequest: { name: name.trim(), credential: { ...credential } } }).unwrap();
    } catch (error) {
      if (!(error instanceof WebAuthnError || error instanceof DOMException)) throw error;
      setFailed(true);
      return;
    }
    notify(t(messages.added, { name: name.trim() }));
    onDone();
  };
  return (
    <OpenedForm pressed className={accountStyle.inset}>
      <Form initialValues={values} schema={schema} onSubmit={make} failure="alert" summary={false}>
        {({ isSubmitting }) => (
          <>
            <PasswordField name="currentPassword" label={t(messages.password)} autoComplete="current-password" />
            <Field name="name" label={t(messages.name)} help={t(messages.nameHelp)} />
            <div role="status">{failed && <p className={summaryStyle.note}>{t(messages.notAdded)}</p>}</div>
            <EntryActions action={t(messages.adding)} saving={isSubmitting} onCancel={onDone} />
          </>
        )}
      </Form>
    </OpenedForm>
  );
}
