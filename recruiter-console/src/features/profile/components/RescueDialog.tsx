import { MAX_LINE } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { useNotify } from '@byline/web-kit/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { longer } from '@byline/web-kit/problems';
import { object, string } from 'yup';
import { useRescueLoginMutation, type CandidateResponse } from '../../../api';
import { NO_PROOF, proofFields, proofOf } from '../../../components/account/proof';
import { ProofFields, WithProof } from '../../../components/account/ProofFields';
import { FormDialog } from '../../../components/ui/dialogs/FormDialog';
import { Form } from '../../../components/ui/fields/Form';
import { TextField } from '../../../components/ui/fields/TextField';
import { displayName } from '../../../lib/format';

const EMPTY = { email: '', reason: '', ...NO_PROOF };

const schemaFor = (asksCode: boolean) =>
  object({
    email: string().trim().required('required').email('invalid_email'),
    reason: string().trim().required('required').max(MAX_LINE, longer),
    ...proofFields(asksCode),
  });

interface RescueDialogProps {
  candidate: CandidateResponse;
  userId: string;
  onClose: () => void;
}

/** Returns a login to a candidate who has lost access to its email address, and explains the effects (docs/domain/accounts.md#rescue). */
export function RescueDialog({ candidate, userId, onClose }: RescueDialogProps) {
  const [rescue, { isLoading }] = useRescueLoginMutation();
  const name = displayName(candidate);
  return (
    <FormDialog
      title={<FormattedMessage id="rescue.title" values={{ name }} />}
      action={<FormattedMessage id="rescue.action" />}
      danger
      busy={isLoading}
      onClose={onClose}
    >
      {(form) => (
        <WithProof>
          {(asksCode) => (
            <RescueForm
              {...{ form, candidate, asksCode, onClose }}
              send={(values) => rescue({ id: userId, rescueRequest: values }).unwrap()}
            />
          )}
        </WithProof>
      )}
    </FormDialog>
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
  const t = useT();
  const notify = useNotify();
  const [schema] = useState(() => schemaFor(asksCode));
  const name = displayName(candidate);
  const save = async ({ email, reason, ...proof }: typeof EMPTY): Promise<void> => {
    const address = email.trim();
    await send({ email: address, reason: reason.trim(), ...proofOf(proof) });
    notify(t('rescue.done', { name, email: address }));
    onClose();
  };
  return (
    <Form<typeof EMPTY> id={form} initialValues={EMPTY} schema={schema} onSubmit={save} failure="alert" layout="stack">
      <p>
        <FormattedMessage id="rescue.text" values={{ email: candidate.email }} />
      </p>
      <p>
        <FormattedMessage id="rescue.effects" />
      </p>
      <TextField name="email" type="email" label={t('rescue.email')} autoComplete="off" required autoFocus />
      <TextField name="reason" label={t('rescue.reason')} help={t('rescue.reasonHelp')} maxLength={MAX_LINE} required />
      <ProofFields asksCode={asksCode} />
    </Form>
  );
}
