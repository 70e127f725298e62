import { saveBlob } from '@byline/web-kit/files';
import { useT } from '@byline/web-kit/i18n';
import { useCopy } from '@byline/web-kit/ui';
import { Copy, Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button, TextButton } from '../../../components/ui/Button';
import actionsStyle from '../../../components/ui/actions.module.css';
import textStyle from '../../../components/ui/text.module.css';
import accountStyle from './account.module.css';
import style from './two-factor.module.css';

/** The recovery codes, shown once to copy or download. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = `${codes.join('\n')}\n`;
  const { copy, failed } = useCopy(text, t('twoFactor.copied'));
  return (
    <div className={accountStyle.inset}>
      <div className={style.recovery}>
        <div>
          <h3 className={textStyle.strong} tabIndex={-1} ref={heading}>
            {t('twoFactor.recovery')}
          </h3>
          <p>{t('twoFactor.keepThem')}</p>
        </div>
        <ul className={style.codes}>
          {codes.map((code) => (
            <li key={code} className={style.code}>
              {code}
            </li>
          ))}
        </ul>
        <div className={style.ways}>
          <TextButton icon={Copy} onClick={() => void copy()}>
            {t('twoFactor.copy')}
          </TextButton>
          <TextButton
            icon={Download}
            onClick={() => saveBlob(new Blob([text], { type: 'text/plain' }), 'byline-recovery-codes.txt')}
          >
            {t('twoFactor.download')}
          </TextButton>
        </div>
        <p role="status" className={textStyle.small}>
          {failed && t('twoFactor.notCopied')}
        </p>
        <div className={actionsStyle.actions}>
          <Button onClick={onKept}>{t('twoFactor.kept')}</Button>
        </div>
      </div>
    </div>
  );
}
