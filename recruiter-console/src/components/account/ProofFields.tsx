import { useT } from '@byline/web-kit/i18n';
import { Skeleton, SkeletonBar } from '@byline/web-kit/ui';
import type { ReactNode } from 'react';
import { useGetTwoFactorQuery } from '../../api';
import { PasswordField } from '../ui/fields/PasswordField';
import { TextField } from '../ui/fields/TextField';
import { ErrorState } from '../ui/States';

/** What the login takes: whether that is a code too has to be known first. */
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

/** Password and, where two-factor is on, a code: a session that was left open has neither. */
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
