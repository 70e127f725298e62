import { Button } from '../../../components/ui/Button';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { object } from 'yup';
import { useRenewRecoveryCodesMutation } from '../../../api';
import { NO_PROOF, proofFields, type ProofValues } from '../../../components/account/proof';
import { ProofFields } from '../../../components/account/ProofFields';
import { RecoveryCodes } from '../../../components/account/RecoveryCodes';
import { Row } from '../../../components/layout/Stack';
import { AppDialog } from '../../../components/ui/dialogs/AppDialog';
import { Form } from '../../../components/ui/fields/Form';

const schema = object(proofFields(true));

/** Replaces the user's recovery codes. */
export function RenewCodesDialog({ onClose }: { onClose: () => void }) {
  const [renew] = useRenewRecoveryCodesMutation();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const make = async ({ currentPassword, code }: ProofValues): Promise<void> => {
    const ownProofRequest = { currentPassword, code: code.replace(/\s/g, '') };
    setCodes((await renew({ ownProofRequest }).unwrap()).recoveryCodes);
  };
  return (
    <AppDialog open title={<FormattedMessage id="twoFactor.renew" />} onClose={onClose}>
      {codes ? (
        <RecoveryCodes codes={codes} onKept={onClose} />
      ) : (
        <Form initialValues={NO_PROOF} schema={schema} onSubmit={make} failure="alert" layout="stack">
          {({ isSubmitting }) => (
            <>
              <p>
                <FormattedMessage id="twoFactor.renewHelp" />
              </p>
              <ProofFields asksCode autoFocus />
              <Row atEnd>
                <Button type="submit" variant="contained" color="primary" disabled={isSubmitting}>
                  <FormattedMessage id="twoFactor.renew" />
                </Button>
              </Row>
            </>
          )}
        </Form>
      )}
    </AppDialog>
  );
}
