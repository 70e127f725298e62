import { config } from '@byline/web-kit/config';
import { now } from '@byline/web-kit/dates';
import { useT } from '@byline/web-kit/i18n';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useVerify2FaMutation, type LoginResponse } from '../../../api';
import { Stack } from '../../../components/layout/Stack';
import { Button } from '../../../components/ui/Button';
import { Form } from '../../../components/ui/fields/Form';
import { TextField } from '../../../components/ui/fields/TextField';
import { Text } from '../../../components/ui/Text';
import { codeSchema, recoverySchema } from '../schema';

interface CodeFormProps {
  userId: string;
  onAnswer: (answer: LoginResponse) => void;
  /** Leads back to the first step. `ended` is true if the server closed the second step. */
  onBack: (ended: boolean) => void;
}

/** Problems after which the token of the first step is no longer valid. */
const ENDED = ['session_expired', 'not_logged_in', 'too_many_requests'];

/** The field for a code of the app, and for a recovery code. */
const KINDS = {
  app: {
    schema: codeSchema,
    intro: 'session.codeIntro',
    label: 'session.code',
    other: 'session.useRecovery',
    native: { inputMode: 'numeric', maxLength: 7 },
  },
  recovery: {
    schema: recoverySchema,
    intro: 'session.recoveryIntro',
    label: 'session.recoveryCode',
    other: 'session.useApp',
    native: { maxLength: 20 },
  },
} as const;

/**
 * Second step: a code of the authenticator app, or a recovery code. Five wrong codes end the step
 * (docs/domain/accounts.md#two-factor).
 */
export function CodeForm({ userId, onAnswer, onBack }: CodeFormProps) {
  const t = useT();
  const [verify] = useVerify2FaMutation();
  const [kind, setKind] = useState<keyof typeof KINDS>('app');
  const { schema, intro, label, other, native } = KINDS[kind];
  return (
    <Stack gap={20}>
      <Stack gap={4}>
        <Text as="h1" size="page">
          <FormattedMessage id="session.codeTitle" />
        </Text>
        <Text as="p" tone="muted">
          <FormattedMessage id={intro} values={{ product: config.productName }} />
        </Text>
      </Stack>
      <Form
        key={kind}
        initialValues={{ code: '' }}
        schema={schema}
        onSubmit={async (values) => {
          const { code } = schema.cast(values);
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
            <TextField name="code" label={t(label)} autoComplete="one-time-code" autoFocus required {...native} />
            <Button type="submit" variant="contained" color="primary" disabled={isSubmitting}>
              <FormattedMessage id="session.verify" />
            </Button>
            <Button variant="text" onClick={() => setKind(kind === 'app' ? 'recovery' : 'app')}>
              <FormattedMessage id={other} />
            </Button>
            <Button variant="text" onClick={() => onBack(false)}>
              <FormattedMessage id="session.otherAccount" />
            </Button>
          </>
        )}
      </Form>
    </Stack>
  );
}
