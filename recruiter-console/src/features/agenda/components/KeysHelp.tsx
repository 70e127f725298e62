import { useT } from '@byline/web-kit/i18n';
import { FormattedMessage } from 'react-intl';
import { AppDialog } from '../../../components/ui/dialogs/AppDialog';
import style from './KeysHelp.module.css';

/** The keys of the agenda, with what each does. */
const KEYS = [
  ['T', 'agenda.today'],
  ['N', 'agenda.add'],
  ['D', 'agenda.day'],
  ['W', 'agenda.week'],
  ['M', 'agenda.month'],
  ['← → ↑ ↓', 'agenda.keyGo'],
  ['Enter', 'agenda.keyOpen'],
  ['Delete', 'agenda.keyRemove'],
  ['Alt + ← → ↑ ↓', 'agenda.keyMove'],
  ['Alt + Shift + ↑ ↓', 'agenda.keyEnd'],
  ['?', 'agenda.keyHelp'],
] as const;

/** Lists the keys of the agenda. */
export function KeysHelp({ onClose }: { onClose: () => void }) {
  const t = useT();
  return (
    <AppDialog open title={<FormattedMessage id="agenda.keysTitle" />} onClose={onClose}>
      <dl className={style.keys}>
        {KEYS.map(([key, text]) => (
          <div key={key} className={style.row}>
            <dt>{t(text)}</dt>
            <dd>
              <kbd className={style.key}>{key}</kbd>
            </dd>
          </div>
        ))}
      </dl>
    </AppDialog>
  );
}
