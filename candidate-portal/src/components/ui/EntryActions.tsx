import { useCancel } from '@byline/web-kit/form';
import { useT } from '@byline/web-kit/i18n';
import { Button, TextButton } from './Button';
import actionsStyle from './actions.module.css';

interface EntryActionsProps {
  /** The button's text; "Save" by default. */
  action?: string;
  /** It takes something away. */
  danger?: boolean;
  saving: boolean;
  onCancel: () => void;
  /** Asks and removes an entry that exists; whether it is gone, and with it what was typed. */
  onRemove?: (() => Promise<boolean>) | undefined;
}

/** Under the form of one entry of a list, of one block of the profile or of the account. */
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
