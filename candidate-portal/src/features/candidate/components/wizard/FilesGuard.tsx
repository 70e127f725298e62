import { useEffect, type ReactNode } from 'react';
import { ErrorLine } from '../../../../components/ui/ErrorLine';
import { useField } from '@byline/web-kit/form';
import { useT } from '@byline/web-kit/i18n';
import type { WizardParts } from './wizard-parts';

interface FilesGuardProps {
  count: number;
  children: WizardParts['cv'];
}

/**
 * Requires at least one file. The form holds only the number of files; if it is zero, the error appears under the CV
 * button (docs/domain/files.md#portfolio).
 */
export function FilesGuard({ count, children }: FilesGuardProps): ReactNode {
  const t = useT();
  const field = useField('files', t('files.cv'));
  const { value, setValue } = field;
  useEffect(() => {
    if (value !== count) setValue(count);
  }, [count, value, setValue]);
  return children({
    id: field.id,
    describedBy: field.error ? field.errorId : undefined,
    error: field.error && <ErrorLine id={field.errorId}>{field.error}</ErrorLine>,
  });
}
