import { Field } from '../../../components/form/Field';
import { Form } from '../../../components/form/Form';
import { comesLater } from '../../../api/useCall';
import { Button, TextButton } from '../../../components/ui/Button';
import { common } from '../../../i18n/messages';
import { useT } from '@byline/web-kit/i18n';
import { messages } from '../messages';
import { withoutSpaces } from '../code';
import { useLogin } from '../useLogin';
import textStyle from '../../../components/ui/text.module.css';

const schema = comesLater(() => import('../schema').then((schemas) => schemas.codeSchema));

const EMPTY = { code: '' };

/** The second step: the six digits of the authenticator app. A wrong code says what a wrong password says (docs/domain/accounts.md#two-factor). */
export function CodeForm({ userId }: { userId: string }) {
  const t = useT();
  const { verify, back } = useLogin();
  return (
    <Form
      initialValues={EMPTY}
      schema={schema}
      onSubmit={({ code }) => verify(userId, withoutSpaces(code))}
      failure="alert"
      summary={false}
    >
      {({ isSubmitting }) => (
        <>
          <p className={textStyle.strong}>{t(messages.codeTitle)}</p>
          <Field
            name="code"
            label={t(messages.code)}
            help={t(messages.codeLead)}
            inputMode="numeric"
            autoComplete="one-time-code"
            autoFocus
            maxLength={7}
          />
          <Button type="submit" wide busy={isSubmitting ? t(messages.submitting) : undefined}>
            {t(messages.submit)}
          </Button>
          <TextButton onClick={back}>{t(common.backToLogin)}</TextButton>
        </>
      )}
    </Form>
  );
}
