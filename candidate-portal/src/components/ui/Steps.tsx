import { Check } from 'lucide-react';
import { visuallyHidden } from '@byline/web-kit/ui';
import { useT } from '@byline/web-kit/i18n';
import style from './Steps.module.css';

/** Shows the current step: names on a wide screen, bars on a phone. `current` counts from 1. */
export function Steps({ steps, current }: { steps: readonly string[]; current: number }) {
  const t = useT();
  return (
    <ol className={style.steps} aria-label={t('steps.label')}>
      {steps.map((step, index) => {
        const number = index + 1;
        if (number < current)
          return (
            <li className={style.done} key={step}>
              <b>
                <Check size={16} />
              </b>
              {step}
              <span className={visuallyHidden}>{t('steps.done')}</span>
            </li>
          );
        return (
          <li key={step} aria-current={number === current ? 'step' : undefined}>
            <b>{number}</b>
            {step}
          </li>
        );
      })}
    </ol>
  );
}
