import { Check } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useT } from '@byline/web-kit/i18n';
import { useBotCheck } from '../../../api/useBotCheck';
import checkStyle from '../../../components/form/check.module.css';
import style from './BotCheck.module.css';

type State = 'waiting' | 'checking' | 'verified' | 'failed';

const STATE_WORDS = {
  waiting: 'botCheck.notChecked',
  checking: 'botCheck.checking',
  verified: 'botCheck.verified',
  failed: 'botCheck.failed',
} as const;

const CLASSES = {
  waiting: style.human,
  checking: `${style.human} ${style.checking}`,
  verified: `${style.human} ${style.verified}`,
  failed: style.human,
} as const;

interface BotCheckProps {
  /** Whether the check is already solved. */
  isVerified: boolean;
  onVerified: (payload: string) => void;
}

/** One row: waiting, checking, verified. Screen readers announce the state; the user can repeat a failed check. */
export function BotCheck({ isVerified, onVerified }: BotCheckProps) {
  const t = useT();
  const solveCheck = useBotCheck();
  const [state, setState] = useState<State>(isVerified ? 'verified' : 'waiting');

  const check = (): void => {
    setState('checking');
    solveCheck().then(
      (payload) => {
        setState('verified');
        onVerified(payload);
      },
      () => setState('failed'),
    );
  };

  const box = useRef<HTMLInputElement>(null);
  const checkBefore = useEffectEvent(() => {
    if (state === 'waiting' && box.current?.checked) check();
  });
  // The user may tick the box before the app hydrates the page.
  useEffect(() => checkBefore(), []);

  // The box stays in the page while it looks like a spinner, so that it keeps the focus.
  return (
    <div className={CLASSES[state]}>
      <label className={checkStyle.check}>
        <input
          ref={box}
          type="checkbox"
          checked={state === 'checking' || state === 'verified'}
          onChange={() => (state === 'waiting' || state === 'failed') && check()}
        />
        <span>{t('botCheck.human')}</span>
      </label>
      <span className={style.state} role="status">
        {state === 'verified' && <Check size={16} />}
        {t(STATE_WORDS[state])}
      </span>
    </div>
  );
}
