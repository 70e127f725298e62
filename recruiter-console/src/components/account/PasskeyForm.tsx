import { MAX_PASSKEY_NAME } from '@byline/shared-types/domain';
import { makePasskey, type NotMade } from '@byline/web-kit/passkeys';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { object, string } from 'yup';
import { useAddPasskeyMutation, useSetUpPasskeyMutation } from '../../api';
import { Row } from '../layout/Stack';
import { Banner } from '../ui/Banner';
import { Form } from '../ui/fields/Form';
import { TextField } from '../ui/fields/TextField';
import { passkeyMessages as messages } from './messages';
import { NO_PROOF, proofFields, proofOf } from './proof';
import { ProofFields } from './ProofFields';

const schemaFor = (asksCode: boolean) =>
  object({ name: string().trim().required('required').max(MAX_PASSKEY_NAME, 'too_long'), ...proofFields(asksCode) });

interface PasskeyFormProps {
  asksCode: boolean;
  /** Given a moment ago, so that it is not asked for again. */
  password?: string;
  /** Given the name of the passkey that was made. */
  onDone: (name: string) => void;
}

/** The password, then the browser asks for a finger, a face or a key. */
export function PasskeyForm({ asksCode, password, onDone }: PasskeyFormProps) {
  const { formatMessage } = useIntl();
  const [setUp] = useSetUpPasskeyMutation();
  const [add] = useAddPasskeyMutation();
  const [failed, setFailed] = useState<NotMade | null>(null);
  const [schema] = useState(() => schemaFor(asksCode));
  const [values] = useState({
    ...NO_PROOF,
    ...(password && { currentPassword: password }),
    name: formatMessage(messages.anyName),
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
            label={formatMessage(messages.name)}
            help={formatMessage(messages.nameHelp)}
            maxLength={MAX_PASSKEY_NAME}
            required
          />
          {failed && (
            <Banner>
              <FormattedMessage {...messages[failed]} />
            </Banner>
          )}
          <Row atEnd>
            <Button type="submit" variant="contained" color="primary" disabled={isSubmitting}>
              <FormattedMessage {...messages.adding} />
            </Button>
          </Row>
        </>
      )}
    </Form>
  );
}
