import Button from '@mui/material/Button';
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
  /** Back to the first step; `ended` when the server closed the second one. */
  onBack: (ended: boolean) => void;
}

/** Problems after which the first-step token opens nothing any more. */
const ENDED = ['session_expired', 'not_logged_in', 'too_many_requests'];

/** Second step: the code of the authenticator app. Five wrong ones end it (docs/domain/accounts.md#two-factor). */
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
