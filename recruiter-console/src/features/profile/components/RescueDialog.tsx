import { MAX_LINE } from '@byline/shared-types/domain';
import { useNotify } from '@byline/web-kit/ui';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { object, string } from 'yup';
import { useRescueLoginMutation, type CandidateResponse } from '../../../api';
import { NO_PROOF, proofFields, proofOf } from '../../../components/account/proof';
import { ProofFields, WithProof } from '../../../components/account/ProofFields';
import { AppDialog } from '../../../components/ui/dialogs/AppDialog';
import { Form } from '../../../components/ui/fields/Form';
import { TextField } from '../../../components/ui/fields/TextField';
import { common } from '../../../i18n/common';
import { displayName } from '../../../lib/format';
import { rescueMessages as messages } from '../messages';

const EMPTY = { email: '', reason: '', ...NO_PROOF };

const schemaFor = (asksCode: boolean) =>
  object({
    email: string().trim().required('required').email('invalid_email'),
    reason: string().trim().required('required').max(MAX_LINE, 'too_long'),
    ...proofFields(asksCode),
  });

interface RescueDialogProps {
  candidate: CandidateResponse;
  /** The login of the candidate. */
  userId: string;
  onClose: () => void;
}

/** Gives a login to its owner who no longer reads its address; says what that does (docs/domain/accounts.md#rescue). */
export function RescueDialog({ candidate, userId, onClose }: RescueDialogProps) {
  const form = useId();
  const [rescue, { isLoading }] = useRescueLoginMutation();
  const name = displayName(candidate);
  return (
    <AppDialog
      open
      title={<FormattedMessage {...messages.title} values={{ name }} />}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <FormattedMessage {...common.cancel} />
          </Button>
          <Button type="submit" form={form} variant="contained" color="error" disabled={isLoading}>
            <FormattedMessage {...messages.action} />
          </Button>
        </>
      }
    >
      <WithProof>
        {(asksCode) => (
          <RescueForm
            {...{ form, candidate, asksCode, onClose }}
            send={(values) => rescue({ id: userId, rescueRequest: values }).unwrap()}
          />
        )}
      </WithProof>
    </AppDialog>
  );
}

interface RescueFormProps {
  form: string;
  candidate: CandidateResponse;
  asksCode: boolean;
  send: (request: { email: string; reason: string; currentPassword: string; code?: string }) => Promise<unknown>;
  onClose: () => void;
}

function RescueForm({ form, candidate, asksCode, send, onClose }: RescueFormProps) {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const [schema] = useState(() => schemaFor(asksCode));
  const name = displayName(candidate);
  const save = async ({ email, reason, ...proof }: typeof EMPTY): Promise<void> => {
    const address = email.trim();
    await send({ email: address, reason: reason.trim(), ...proofOf(proof) });
    notify(formatMessage(messages.done, { name, email: address }));
    onClose();
  };
  return (
    <Form<typeof EMPTY> id={form} initialValues={EMPTY} schema={schema} onSubmit={save} failure="alert" layout="stack">
      <p>
        <FormattedMessage {...messages.text} values={{ email: candidate.email }} />
      </p>
      <p>
        <FormattedMessage {...messages.effects} />
      </p>
      <TextField
        name="email"
        type="email"
        label={formatMessage(messages.email)}
        autoComplete="off"
        required
        autoFocus
      />
      <TextField
        name="reason"
        label={formatMessage(messages.reason)}
        help={formatMessage(messages.reasonHelp)}
        maxLength={MAX_LINE}
        required
      />
      <ProofFields asksCode={asksCode} />
    </Form>
  );
}
