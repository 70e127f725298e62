import { useT } from '@byline/web-kit/i18n';
import type { ReactNode } from 'react';
import { useGetTwoFactorQuery, type OwnLoginProofRequest } from '../../../api';
import { Field } from '../../../components/form/Field';
import { PasswordField } from '../../../components/form/PasswordField';
import { Loaded } from '../../../components/ui/States';

/** Loads whether the proof of the login needs a code, then shows the form. */
export function WithProof({ children }: { children: (asksCode: boolean) => ReactNode }) {
  const t = useT();
  const query = useGetTwoFactorQuery();
  return (
    <Loaded query={query} what={t('twoFactor.notLoaded')}>
      {({ enabled }) => children(enabled)}
    </Loaded>
  );
}

export const NO_PROOF = { currentPassword: '', code: '' };

export const proofOf = ({ currentPassword, code }: typeof NO_PROOF): OwnLoginProofRequest => ({
  currentPassword,
  ...(code && { code: code.replace(/\s/g, '') }),
});

/** Password and, with two-factor, a code, so an unattended session is not enough. */
export function ProofFields({ asksCode }: { asksCode: boolean }) {
  const t = useT();
  return (
    <>
      <PasswordField name="currentPassword" label={t('twoFactor.password')} autoComplete="current-password" />
      {asksCode && (
        <Field
          name="code"
          label={t('twoFactor.code')}
          help={t('twoFactor.anyCodeHelp')}
          autoComplete="one-time-code"
          maxLength={20}
        />
      )}
    </>
  );
}
