import { useState } from 'react';
import { TextButton } from '../../../components/ui/Button';
import { Boundary } from '../../../components/ui/States';
import { useT } from '@byline/web-kit/i18n';
import { RemovalDialog } from './RemovalDialog';

/** The button and the dialog to remove the account (docs/domain/accounts.md#leaving). */
export function RemoveAccount() {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <TextButton danger aria-label={t('account.open')} onClick={() => setOpen(true)}>
        {t('common.remove')}
      </TextButton>
      {open && (
        <Boundary>
          <RemovalDialog onClose={() => setOpen(false)} />
        </Boundary>
      )}
    </>
  );
}
