import { Button } from '../../../components/ui/Button';
import { Dialog } from '../../../components/ui/Dialog';
import { useT } from '@byline/web-kit/i18n';
import type { Purpose } from '../model';
import actionsStyle from '../../../components/ui/actions.module.css';

interface PurposeDialogProps {
  onChoose: (purpose: Purpose) => void;
  onClose: () => void;
}

/** Asks whether a file is a CV or a sample of the work. */
export function PurposeDialog({ onChoose, onClose }: PurposeDialogProps) {
  const t = useT();
  return (
    <Dialog title={t('files.what')} onClose={onClose}>
      <div className={actionsStyle.actions}>
        <Button look="quiet" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button look="line" onClick={() => onChoose('portfolio')}>
          {t('files.portfolio')}
        </Button>
        <Button onClick={() => onChoose('cv')}>{t('files.cv')}</Button>
      </div>
    </Dialog>
  );
}
