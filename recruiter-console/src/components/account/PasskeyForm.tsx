import { MAX_PASSKEY_NAME } from '@byline/shared-types/domain';
import { type MessageId, useT } from '@byline/web-kit/i18n';
import { makePasskey, type NotMade } from '@byline/web-kit/passkeys';
import { Button } from '../ui/Button';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { longer } from '@byline/web-kit/problems';
import { object, string } from 'yup';
import { useAddPasskeyMutation, useSetUpPasskeyMutation } from '../../api';
import { Row } from '../layout/Stack';
import { Banner } from '../ui/Banner';
import { Form } from '../ui/fields/Form';
import { TextField } from '../ui/fields/TextField';
import { NO_PROOF, proofFields, proofOf } from './proof';
import { ProofFields } from './ProofFields';

const schemaFor = (asksCode: boolean) =>
  object({ name: string().trim().required('required').max(MAX_PASSKEY_NAME, longer), ...proofFields(asksCode) });

const FAILURES: Record<NotMade, MessageId> = {
  cancelled: 'passkeys.notAdded',
  already: 'passkeys.already',
  notHere: 'passkeys.notHere',
};

interface PasskeyFormProps {
  asksCode: boolean;
  /** The password from the previous step, so the form does not ask again. */
  password?: string;
  /** Receives the name of the new passkey. */
  onDone: (name: string) => void;
}

/** Asks for the password and a name; then the browser asks for a finger, a face or a security key. */
export function PasskeyForm({ asksCode, password, onDone }: PasskeyFormProps) {
  const t = useT();
  const [setUp] = useSetUpPasskeyMutation();
  const [add] = useAddPasskeyMutation();
  const [failed, setFailed] = useState<NotMade | null>(null);
  const [schema] = useState(() => schemaFor(asksCode));
  const [values] = useState({
    ...NO_PROOF,
    ...(password && { currentPassword: password }),
    name: t('passkeys.anyName'),
  });
  const make = async ({ name, ...proof }: typeof values): Promise<void> => {
    setFailed(null);
    const { options } = await setUp({ ownLoginProofRequest: proofOf(proof) }).unwrap();
    const made = await makePasskey(options);
    if ('failed' in made) {
      setFailed(made.failed);
      return;
    }
    await add({ passkeyRequest: { name: name.trim(), credential: made.credential } }).unwrap();
    onDone(name.trim());
  };
  return (
    <Form initialValues={values} schema={schema} onSubmit={make} failure="alert" layout="stack">
      {({ isSubmitting }) => (
        <>
          {password === undefined && <ProofFields asksCode={asksCode} autoFocus />}
          <TextField
            name="name"
            label={t('passkeys.name')}
            help={t('passkeys.nameHelp')}
            maxLength={MAX_PASSKEY_NAME}
            required
          />
          {failed && (
            <Banner>
              <FormattedMessage id={FAILURES[failed]} />
            </Banner>
          )}
          <Row atEnd>
            <Button type="submit" variant="contained" color="primary" disabled={isSubmitting}>
              <FormattedMessage id="passkeys.adding" />
            </Button>
          </Row>
        </>
      )}
    </Form>
  );
}
