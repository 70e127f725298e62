import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { object } from 'yup';
import { useGenerateQrMutation, type RecruiterResponse, type TwoFactorQrResponse } from '../../../api';
import { NO_PROOF, proofFields, proofOf } from '../../../components/account/proof';
import { ProofFields, WithProof } from '../../../components/account/ProofFields';
import { QrCode } from '../../../components/account/QrCode';
import { Stack } from '../../../components/layout/Stack';
import { AppDialog } from '../../../components/ui/dialogs/AppDialog';
import { Form } from '../../../components/ui/fields/Form';
import { displayName } from '../../../lib/format';

interface QrDialogProps {
  recruiter: RecruiterResponse;
  onClose: () => void;
}

/** Renews the two-factor login of a recruiter. Asks for proof first, and shows the new secret only once. */
export function QrDialog({ recruiter, onClose }: QrDialogProps) {
  const form = useId();
  const [generate, { isLoading }] = useGenerateQrMutation();
  const [code, setCode] = useState<TwoFactorQrResponse | null>(null);
  const name = displayName(recruiter);
  if (code) return <CodeDialog name={name} code={code} onClose={onClose} />;
  return (
    <AppDialog
      open
      title={<FormattedMessage id="recruiters.qrQuestion" values={{ name }} />}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <FormattedMessage id="common.cancel" />
          </Button>
          <Button type="submit" form={form} variant="contained" color="primary" disabled={isLoading}>
            <FormattedMessage id="recruiters.generateQr" />
          </Button>
        </>
      }
    >
      <WithProof>
        {(asksCode) => (
          <ProofForm
            form={form}
            asksCode={asksCode}
            onProof={async (proof) => {
              setCode(await generate({ id: recruiter._id, ownLoginProofRequest: proofOf(proof) }).unwrap());
            }}
          />
        )}
      </WithProof>
    </AppDialog>
  );
}

interface ProofFormProps {
  form: string;
  asksCode: boolean;
  onProof: (proof: typeof NO_PROOF) => Promise<void>;
}

function ProofForm({ form, asksCode, onProof }: ProofFormProps) {
  const [schema] = useState(() => object(proofFields(asksCode)));
  return (
    <Form<typeof NO_PROOF>
      id={form}
      initialValues={NO_PROOF}
      schema={schema}
      onSubmit={onProof}
      failure="alert"
      layout="stack"
    >
      <p>
        <FormattedMessage id="recruiters.qrWarning" />
      </p>
      <ProofFields asksCode={asksCode} autoFocus />
    </Form>
  );
}

interface CodeDialogProps {
  name: string;
  code: TwoFactorQrResponse;
  onClose: () => void;
}

export const CodeDialog = ({ name, code, onClose }: CodeDialogProps) => (
  <AppDialog
    open
    title={<FormattedMessage id="recruiters.qrTitle" values={{ name }} />}
    onClose={onClose}
    actions={
      <Button variant="contained" color="primary" autoFocus onClick={onClose}>
        <FormattedMessage id="recruiters.done" />
      </Button>
    }
  >
    <Stack gap={12}>
      <p>
        <FormattedMessage id="recruiters.qrText" />
      </p>
      <QrCode {...code} />
    </Stack>
  </AppDialog>
);
