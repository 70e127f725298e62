import { TEST_SCORE } from '@byline/shared-types/domain';
import Slider from '@mui/material/Slider';
import { useIntl } from 'react-intl';
import { formatScore } from '../model';
import style from './ScoreSlider.module.css';

interface ScoreSliderProps {
  label: string;
  value: number;
  onChange: (score: number) => void;
  /** Called when the user releases the slider. */
  onSettled?: (score: number) => void;
}

/** A slider up to ten. Arrows move half a point, Page keys a whole point. */
export function ScoreSlider({ label, value, onChange, onSettled }: ScoreSliderProps) {
  const { locale } = useIntl();
  const text = formatScore(value, locale);
  return (
    <span className={style.score}>
      <span className={style.track}>
        <Slider
          aria-label={label}
          aria-valuetext={text}
          size="small"
          value={value}
          min={TEST_SCORE.min}
          max={TEST_SCORE.max}
          step={TEST_SCORE.step}
          shiftStep={1}
          onChange={(_, score) => onChange(score)}
          onChangeCommitted={(_, score) => onSettled?.(score)}
        />
      </span>
      <span className={style.value} aria-hidden="true">
        {text}
      </span>
    </span>
  );
}
