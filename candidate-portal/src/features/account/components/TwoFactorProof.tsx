import type { OwnProofRequest } from '../../../api';
import { Form } from '../../../components/form/Form';
import { EntryActions } from '../../../components/ui/EntryActions';
import { OpenedForm } from '../../../components/ui/OpenedForm';
import { NO_PROOF, ProofFields } from './ProofFields';
import accountStyle from './account.module.css';

const schema = () => import('../two-factor-schema').then((schemas) => schemas.proofSchema);

interface TwoFactorProofProps {
  help: string;
  label: string;
  danger?: boolean;
  onProved: (proof: OwnProofRequest) => Promise<void>;
  onCancel: () => void;
}

/** Requires password and code again, so an unattended session cannot change two-factor. */
export function TwoFactorProof({ help, label, danger = false, onProved, onCancel }: TwoFactorProofProps) {
  return (
    <OpenedForm pressed className={accountStyle.inset}>
      <Form
        initialValues={NO_PROOF}
        schema={schema}
        onSubmit={({ currentPassword, code }) => onProved({ currentPassword, code: code.replace(/\s/g, '') })}
        failure="alert"
        summary={false}
      >
        {({ isSubmitting }) => (
          <>
            <p>{help}</p>
            <ProofFields asksCode />
            <EntryActions action={label} saving={isSubmitting} danger={danger} onCancel={onCancel} />
          </>
        )}
      </Form>
    </OpenedForm>
  );
}
