import { useCancel } from '@byline/web-kit/form';
import { useT } from '@byline/web-kit/i18n';
import { Button } from '../../../components/ui/Button';
import { common } from '../../../i18n/messages';
import actionsStyle from '../../../components/ui/actions.module.css';

interface OwnActionsProps {
  label: string;
  saving: boolean;
  onCancel: () => void;
}

/** Under a form of the account. */
export function OwnActions({ label, saving, onCancel }: OwnActionsProps) {
  const t = useT();
  const cancel = useCancel(onCancel);
  return (
    <div className={actionsStyle.actions}>
      <Button look="quiet" onClick={cancel}>
        {t(common.cancel)}
      </Button>
      <Button type="submit" busy={saving ? t(common.saving) : undefined}>
        {label}
      </Button>
    </div>
  );
}
