import { Button } from '../../../components/ui/Button';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useGenerateQrMutation, type RecruiterResponse, type TwoFactorQrResponse } from '../../../api';
import { proofOf } from '../../../components/account/proof';
import { ProofDialog } from '../../../components/account/ProofDialog';
import { QrCode } from '../../../components/account/QrCode';
import { Stack } from '../../../components/layout/Stack';
import { AppDialog } from '../../../components/ui/dialogs/AppDialog';
import { displayName } from '../../../lib/format';

interface QrDialogProps {
  recruiter: RecruiterResponse;
  onClose: () => void;
}

/** Renews the two-factor login of a recruiter. Asks for proof first, and shows the new secret only once. */
export function QrDialog({ recruiter, onClose }: QrDialogProps) {
  const [generate, { isLoading }] = useGenerateQrMutation();
  const [code, setCode] = useState<TwoFactorQrResponse | null>(null);
  const name = displayName(recruiter);
  if (code) return <CodeDialog name={name} code={code} onClose={onClose} />;
  return (
    <ProofDialog
      title={<FormattedMessage id="recruiters.qrQuestion" values={{ name }} />}
      action={<FormattedMessage id="recruiters.generateQr" />}
      text={<FormattedMessage id="recruiters.qrWarning" />}
      busy={isLoading}
      onProof={async (proof) => {
        setCode(await generate({ id: recruiter._id, ownLoginProofRequest: proofOf(proof) }).unwrap());
      }}
      onClose={onClose}
    />
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
