import { USER_FUNCTIONS } from '@byline/shared-types/domain';
import { useMemo, useState } from 'react';
import { CheckboxField } from '../../../components/form/CheckboxField';
import { Field } from '../../../components/form/Field';
import { Form } from '../../../components/form/Form';
import { LanguageField } from '../../../components/form/LanguageField';
import { PasswordField } from '../../../components/form/PasswordField';
import { SelectField } from '../../../components/form/SelectField';
import { Button } from '../../../components/ui/Button';
import { config } from '@byline/web-kit/config';
import { Rich } from '../../../i18n/Rich';
import { useLanguage, useT } from '@byline/web-kit/i18n';
import { functionName } from '@byline/web-kit/names';
import { useIsAwake } from '../../../lib/useIsAwake';
import { emptyRegistration, type RegisterState } from '../model';
import { useRegistration } from '../useRegistration';
import rowStyle from '../../../components/form/row.module.css';
import style from './RegisterForm.module.css';

const schema = () => import('../schema').then((schemas) => schemas.registerSchema);

const fieldOf = (field: string): string => (field === 'passwordConfirmation' ? 'confirm' : field);

interface RegisterFormProps {
  state: RegisterState;
  onRegistered: (email: string) => void;
}

/** Step 1 of the registration: the account itself. */
export function RegisterForm({ state, onRegistered }: RegisterFormProps) {
  const t = useT();
  const language = useLanguage();
  const register = useRegistration(state);
  const isAwake = useIsAwake();
  // The page that the server draws has no proposal, and hydration must render the same.
  const [suggested] = useState(() => (isAwake ? USER_FUNCTIONS.find((name) => name === state.function) : undefined));
  const initialValues = useMemo(() => emptyRegistration(language, suggested), [language, suggested]);
  const functions = USER_FUNCTIONS.map((value) => ({ value, label: functionName(t, value) }));
  return (
    <Form
      initialValues={initialValues}
      schema={schema}
      onSubmit={async (values) => {
        await register(values);
        onRegistered(values.email.trim());
      }}
      failure="alert"
      hint={<p>{t('register.fillIn')}</p>}
      fieldOf={fieldOf}
      labelledBy="register-title"
      draft={{ form: 'register', omit: ['language'], leavesFreely: true }}
    >
      {({ isSubmitting }) => (
        <>
          <div className={rowStyle.row}>
            <SelectField name="function" label={t('experience.function')} choices={functions} />
            <LanguageField label={t('register.language')} />
          </div>
          <Field
            name="email"
            label={t('login.email')}
            help={t('register.emailHelp')}
            type="email"
            inputMode="email"
            autoComplete="email"
          />
          <div className={rowStyle.row}>
            <PasswordField name="password" label={t('account.password')} autoComplete="new-password" strength />
            <PasswordField name="confirm" label={t('password.confirm')} autoComplete="new-password" />
          </div>
          <Field
            name="linkedin"
            label={t('register.linkedin')}
            optional
            type="url"
            inputMode="url"
            autoComplete="url"
          />
          <div>
            <CheckboxField name="newsletter" label={t('candidate.newsletter')} optional>
              {t('register.newsletter')}
            </CheckboxField>
            <CheckboxField name="privacy" label={t('register.privacyLabel')} required>
              <Rich
                message="register.privacy"
                values={{
                  agency: config.agencyName,
                  link: (words) => (
                    <a href={config.links.privacy} target="_blank" rel="noreferrer">
                      {words}
                    </a>
                  ),
                }}
              />
            </CheckboxField>
          </div>
          <div>
            <Button type="submit" className={style.create} busy={isSubmitting ? t('register.creating') : undefined}>
              {t('register.create')}
            </Button>
          </div>
        </>
      )}
    </Form>
  );
}
