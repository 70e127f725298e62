import { SCORECARD_WEIGHT } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import clsx from 'clsx';
import { Minus, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { FieldError } from '../../../components/ui/fields/FieldError';
import type { Autosave } from '../../../lib/autosave/useAutosave';
import { parseWeight, stepped } from '../model';
import style from './WeightField.module.css';

interface WeightFieldProps {
  autosave: Autosave;
  /** The key of the weight among the values. */
  name: string;
  /** The name of the weighted item. */
  item: string;
}

/**
 * A weight. The user types it, or changes it in steps by button or arrow key. An invalid weight is not saved; Escape restores the
 * weight from before the typing.
 */
export function WeightField({ autosave, name, item }: WeightFieldProps) {
  const t = useT();
  const { formatNumber } = useIntl();
  const id = useId();
  const weight = Number(autosave.values[name] ?? 0);
  const [typed, setTyped] = useState<string | null>(null);
  const [before, setBefore] = useState(weight);
  const wrong = typed !== null && parseWeight(typed) === null;
  const save = (next: number): void => {
    setTyped(null);
    if (next !== weight) autosave.type(name, next);
  };
  const step = (by: 1 | -1) => ({
    type: 'button' as const,
    className: style.step,
    'aria-label': t(by > 0 ? 'scorecardEditor.more' : 'scorecardEditor.less', { name: item }),
    disabled: stepped(weight, by) === weight,
    onClick: () => save(stepped(weight, by)),
  });
  const onType = (text: string): void => {
    setTyped(text);
    const next = parseWeight(text);
    if (next !== null && next !== weight) autosave.type(name, next);
  };
  return (
    <span className={style.field}>
      <span
        className={clsx(style.box, wrong && style.wrong)}
        role="group"
        aria-label={t('scorecardEditor.weightOf', { name: item })}
      >
        <button {...step(-1)}>
          <Minus size={12} />
        </button>
        <input
          inputMode="decimal"
          aria-label={t('scorecardEditor.weightOf', { name: item })}
          aria-invalid={wrong}
          aria-describedby={`${id}-error`}
          value={typed ?? formatNumber(weight, { minimumFractionDigits: 1, useGrouping: false })}
          onFocus={() => setBefore(weight)}
          onChange={({ target }) => onType(target.value)}
          onBlur={() => {
            if (!wrong) setTyped(null);
            void autosave.flush();
          }}
          onKeyDown={(event) => {
            if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
              event.preventDefault();
              save(stepped(weight, event.key === 'ArrowUp' ? 1 : -1));
            }
            if (event.key === 'Enter' && !wrong) {
              setTyped(null);
              void autosave.flush();
            }
            if (event.key === 'Escape') {
              event.preventDefault();
              event.stopPropagation();
              save(before);
            }
          }}
        />
        <button {...step(1)}>
          <Plus size={12} />
        </button>
      </span>
      {wrong && (
        <FieldError id={`${id}-error`}>{t('scorecardEditor.wrongWeight', { max: SCORECARD_WEIGHT.max })}</FieldError>
      )}
    </span>
  );
}
