import { useCancel } from '@byline/web-kit/form';
import { useT } from '@byline/web-kit/i18n';
import { Button, TextButton } from './Button';
import actionsStyle from './actions.module.css';

interface EntryActionsProps {
  /** The button's text; "Save" by default. */
  action?: string;
  /** The action removes something. */
  danger?: boolean;
  saving: boolean;
  onCancel: () => void;
  /** Asks, then removes an existing entry. Resolves to whether the entry is gone, which also discards the typed text. */
  onRemove?: (() => Promise<boolean>) | undefined;
}

/** The buttons below the form of a list entry, a profile block or an account setting. */
export function EntryActions({ action, danger = false, saving, onCancel, onRemove }: EntryActionsProps) {
  const t = useT();
  const cancel = useCancel(onCancel);
  return (
    <div className={actionsStyle.actions}>
      {onRemove && (
        <TextButton
          danger
          className={actionsStyle.apart}
          onClick={() => void onRemove().then((gone) => gone && cancel())}
        >
          {t('common.remove')}
        </TextButton>
      )}
      <Button look="quiet" onClick={cancel}>
        {t('common.cancel')}
      </Button>
      <Button type="submit" look={danger ? 'danger' : 'solid'} busy={saving ? t('common.saving') : undefined}>
        {action ?? t('common.save')}
      </Button>
    </div>
  );
}
