import { useT } from '@byline/web-kit/i18n';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Keys } from '../../../components/keys/Keys';
import { AppDialog } from '../../../components/ui/dialogs/AppDialog';
import { Text } from '../../../components/ui/Text';
import { KEY_GROUPS } from '../../../lib/keys/keys';
import { hasSingleKeys, setSingleKeys } from '../../../lib/keys/single-keys';
import style from './KeySheet.module.css';

/** Lists all keys, and switches those without Ctrl off. */
export default function KeySheet({ onClose }: { onClose: () => void }) {
  const t = useT();
  const [single, setSingle] = useState(hasSingleKeys);
  const choose = (on: boolean): void => {
    setSingleKeys(on);
    setSingle(on);
  };
  return (
    <AppDialog
      open
      width={960}
      title={<FormattedMessage id="agenda.keysTitle" />}
      onClose={onClose}
      actions={
        <div className={style.foot}>
          <FormControlLabel
            control={<Checkbox checked={single} onChange={(_, on) => choose(on)} />}
            label={t('keys.single')}
          />
          <Text tone="muted">{t('keys.singleText')}</Text>
        </div>
      }
    >
      <div className={style.groups}>
        {KEY_GROUPS.map(({ label, keys }) => (
          <section key={label} className={style.group} aria-label={t(label)}>
            <h3>{t(label)}</h3>
            <dl>
              {keys.map((key) => (
                <div key={key.label} className={style.row}>
                  <dt>{t(key.label)}</dt>
                  <dd>
                    <Keys press={key.press} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </AppDialog>
  );
}
