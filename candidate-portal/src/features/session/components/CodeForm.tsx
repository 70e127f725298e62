import { useState } from 'react';
import { Field } from '../../../components/form/Field';
import { Form } from '../../../components/form/Form';
import { Button, TextButton } from '../../../components/ui/Button';
import { useT } from '@byline/web-kit/i18n';
import { withoutSpaces } from '../code';
import { useLogin } from '../useLogin';

const schemas = {
  app: () => import('../schema').then(({ codeSchema }) => codeSchema),
  recovery: () => import('../schema').then(({ recoverySchema }) => recoverySchema),
};

const EMPTY = { code: '' };

/** The field for a code of the app, and for a recovery code. */
const FIELDS = {
  app: { label: 'login.code', help: 'login.codeLead', inputMode: 'numeric', maxLength: 7 },
  recovery: { label: 'login.recoveryCode', help: 'login.recoveryLead', inputMode: 'text', maxLength: 20 },
} as const;

/**
 * The second step: the six digits of the authenticator app, or a recovery code. A wrong code shows the same error as
 * a wrong password (docs/domain/accounts.md#two-factor).
 */
export function CodeForm({ userId }: { userId: string }) {
  const t = useT();
  const { verify, back } = useLogin();
  const [kind, setKind] = useState<keyof typeof FIELDS>('app');
  const { label, help, ...native } = FIELDS[kind];
  return (
    <Form
      key={kind}
      initialValues={EMPTY}
      schema={schemas[kind]}
      onSubmit={({ code }) => verify(userId, withoutSpaces(code))}
      failure="alert"
      summary={false}
    >
      {({ isSubmitting }) => (
        <>
          <Field name="code" label={t(label)} help={t(help)} autoComplete="one-time-code" autoFocus {...native} />
          <Button type="submit" wide busy={isSubmitting ? t('login.submitting') : undefined}>
            {t('login.submit')}
          </Button>
          <TextButton onClick={() => setKind(kind === 'app' ? 'recovery' : 'app')}>
            {t(kind === 'app' ? 'login.useRecovery' : 'login.useApp')}
          </TextButton>
          <TextButton onClick={back}>{t('common.backToLogin')}</TextButton>
        </>
      )}
    </Form>
  );
}
