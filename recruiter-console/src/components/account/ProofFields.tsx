import { useT } from '@byline/web-kit/i18n';
import { Skeleton, SkeletonBar } from '@byline/web-kit/ui';
import type { ReactNode } from 'react';
import { useGetTwoFactorQuery } from '../../api';
import { PasswordField } from '../ui/fields/PasswordField';
import { TextField } from '../ui/fields/TextField';
import { ErrorState } from '../ui/States';

/**
 * Asks for the same proof as the login. Reads first whether two-factor is on, because then the proof includes a code.
 */
export function WithProof({ children }: { children: (asksCode: boolean) => ReactNode }) {
  const { data, error, refetch } = useGetTwoFactorQuery(undefined, { refetchOnMountOrArgChange: true });
  if (data) return children(data.enabled);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <Skeleton>
      <SkeletonBar width="100%" height={32} />
    </Skeleton>
  );
}

/** Requires the password and, with two-factor, a code: an attacker with an unattended session has neither. */
export function ProofFields({ asksCode, autoFocus = false }: { asksCode: boolean; autoFocus?: boolean }) {
  const t = useT();
  return (
    <>
      <PasswordField
        name="currentPassword"
        label={t('proof.password')}
        autoComplete="current-password"
        autoFocus={autoFocus}
      />
      {asksCode && (
        <TextField
          name="code"
          label={t('proof.code')}
          help={t('proof.codeHelp')}
          autoComplete="one-time-code"
          maxLength={20}
          required
        />
      )}
    </>
  );
}
