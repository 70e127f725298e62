import { useT } from '@byline/web-kit/i18n';
import type { OwnProofRequest } from '../../../api';
import { Field } from '../../../components/form/Field';
import { Form } from '../../../components/form/Form';
import { PasswordField } from '../../../components/form/PasswordField';
import { EntryActions } from '../../../components/ui/EntryActions';
import { OpenedForm } from '../../../components/ui/OpenedForm';
import { messages } from '../two-factor-messages';
import accountStyle from './account.module.css';

const schema = () => import('../two-factor-schema').then((schemas) => schemas.proofSchema);

const EMPTY = { currentPassword: '', code: '' };

interface TwoFactorProofProps {
  help: string;
  label: string;
  danger?: boolean;
  onProved: (proof: OwnProofRequest) => Promise<void>;
  onCancel: () => void;
}

/** Password and code again, before one of them changes: whoever finds an open session has neither. */
export function TwoFactorProof({ help, label, danger = false, onProved, onCancel }: TwoFactorProofProps) {
  const t = useT();
  return (
    <OpenedForm pressed className={accountStyle.inset}>
      <Form
        initialValues={EMPTY}
        schema={schema}
        onSubmit={({ currentPassword, code }) => onProved({ currentPassword, code: code.replace(/\s/g, '') })}
        failure="alert"
        summary={false}
      >
        {({ isSubmitting }) => (
          <>
            <p>{help}</p>
            <PasswordField name="currentPassword" label={t(messages.password)} autoComplete="current-password" />
            <Field
              name="code"
              label={t(messages.code)}
              help={t(messages.anyCodeHelp)}
              autoComplete="one-time-code"
              maxLength={20}
            />
            <EntryActions action={label} saving={isSubmitting} danger={danger} onCancel={onCancel} />
          </>
        )}
      </Form>
    </OpenedForm>
  );
}
