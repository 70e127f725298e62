import { visuallyHidden } from '@byline/web-kit/ui';
import { useT } from '@byline/web-kit/i18n';
import { Icon } from './Icon';
import { stepWords } from './messages';

/** Where one is in a few steps: names on a wide screen, bars on a phone. `current` counts from 1. */
export function Steps({ steps, current }: { steps: readonly string[]; current: number }) {
  const t = useT();
  return (
    <ol className="steps" aria-label={t(stepWords.label)}>
      {steps.map((step, index) => {
        const number = index + 1;
        if (number < current)
          return (
            <li className="done" key={step}>
              <b>
                <Icon name="check" small />
              </b>
              {step}
              <span className={visuallyHidden}>{t(stepWords.done)}</span>
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
