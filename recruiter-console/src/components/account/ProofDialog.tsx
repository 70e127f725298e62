import { useState, type ComponentProps, type ReactNode } from 'react';
import { object } from 'yup';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { Form } from '../ui/fields/Form';
import { NO_PROOF, proofFields, type ProofValues } from './proof';
import { ProofFields, WithProof } from './ProofFields';

interface ProofDialogProps extends Omit<ComponentProps<typeof FormDialog>, 'children' | 'width'> {
  text: ReactNode;
  onProof: (proof: ProofValues) => Promise<void>;
}

/** Asks for what the login asks for, then acts. */
export const ProofDialog = ({ text, onProof, ...dialog }: ProofDialogProps) => (
  <FormDialog {...dialog}>
    {(id) => <WithProof>{(asksCode) => <ProofForm {...{ id, asksCode, text, onProof }} />}</WithProof>}
  </FormDialog>
);

function ProofForm(props: Pick<ProofDialogProps, 'text' | 'onProof'> & { id: string; asksCode: boolean }) {
  const { id, asksCode, text, onProof } = props;
  const [schema] = useState(() => object(proofFields(asksCode)));
  return (
    <Form id={id} initialValues={NO_PROOF} schema={schema} onSubmit={onProof} failure="alert" layout="stack">
      <p>{text}</p>
      <ProofFields asksCode={asksCode} autoFocus />
    </Form>
  );
}
