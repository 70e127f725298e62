import { Button } from '../../../components/ui/Button';
import { now } from '@byline/web-kit/dates';
import { useT } from '@byline/web-kit/i18n';
import { FormattedMessage } from 'react-intl';
import { useVerify2FaMutation, type LoginResponse } from '../../../api';
import { Form } from '../../../components/ui/fields/Form';
import { TextField } from '../../../components/ui/fields/TextField';
import { codeSchema } from '../schema';

interface CodeFormProps {
  userId: string;
  onAnswer: (answer: LoginResponse) => void;
  /** Leads back to the first step. `ended` is true if the server closed the second step. */
  onBack: (ended: boolean) => void;
}

/** Problems after which the token of the first step is no longer valid. */
const ENDED = ['session_expired', 'not_logged_in', 'too_many_requests'];

/** Second step: the code of the authenticator app. Five wrong codes end the step (docs/domain/accounts.md#two-factor). */
export function CodeForm({ userId, onAnswer, onBack }: CodeFormProps) {
  const t = useT();
  const [verify] = useVerify2FaMutation();
  return (
    <Form
      initialValues={{ code: '' }}
      schema={codeSchema}
      onSubmit={async (values) => {
        const { code } = codeSchema.cast(values);
        onAnswer(await verify({ verifyCodeRequest: { userId, code, time: Math.floor(now() / 1000) } }).unwrap());
      }}
      onRefused={(problem) => {
        const ended = ENDED.includes(problem?.code ?? '');
        if (ended) onBack(true);
        return ended;
      }}
      failure="alert"
      layout="stack"
    >
      {({ isSubmitting }) => (
        <>
          <TextField
            name="code"
            label={t('session.code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            autoFocus
            required
          />
          <Button type="submit" variant="contained" color="primary" disabled={isSubmitting}>
            <FormattedMessage id="session.verify" />
          </Button>
          <Button variant="text" onClick={() => onBack(false)}>
            <FormattedMessage id="session.otherAccount" />
          </Button>
        </>
      )}
    </Form>
  );
}
