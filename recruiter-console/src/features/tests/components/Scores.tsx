import { useT } from '@byline/web-kit/i18n';
import { useDialogs, useNotify } from '@byline/web-kit/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { TestResponse, TestScoreDto } from '../../../api';
import { IconAction } from '../../../components/ui/IconAction';
import { Text } from '../../../components/ui/Text';
import { withOther, withoutScore, withScore } from '../model';
import { AddScore } from './AddScore';
import style from './Scores.module.css';
import { ScoreSlider } from './ScoreSlider';
import { useScores } from './useScores';

/** The scores of a test with their remarks, and a form for another one. */
export function Scores({ test }: { test: TestResponse }) {
  const t = useT();
  const { showError } = useDialogs();
  const notify = useNotify();
  const change = useScores(test);
  const remove = async (score: TestScoreDto, index: number): Promise<void> => {
    await change(withoutScore(score));
    notify(t('tests.scoreRemoved'), {
      undo: () => void change(withScore(score, index)).catch(showError),
    });
  };
  return (
    <>
      <Text as="p" tone="muted" size="small">
        <FormattedMessage id="tests.scores" />
      </Text>
      {test.scores.length > 0 && (
        <ul className={style.scores}>
          {test.scores.map((score, index) => (
            <ScoreRow
              key={`${index} ${score.score} ${score.remark}`}
              score={score}
              onSettled={(value) => change(withOther(score, value))}
              onRemove={() => void remove(score, index).catch(showError)}
            />
          ))}
        </ul>
      )}
      <div className={style.add}>
        <AddScore test={test} onAdd={(score) => change(withScore(score))} />
      </div>
    </>
  );
}

interface ScoreRowProps {
  score: TestScoreDto;
  onSettled: (value: number) => Promise<void>;
  onRemove: () => void;
}

function ScoreRow({ score: { score, remark }, onSettled, onRemove }: ScoreRowProps) {
  const t = useT();
  const { showError } = useDialogs();
  const [value, setValue] = useState(score);
  /** A failed save resets the slider to the saved score. */
  const settle = (settled: number): void => {
    if (settled === score) return;
    void onSettled(settled).catch((error: unknown) => {
      setValue(score);
      showError(error);
    });
  };
  return (
    <li>
      <ScoreSlider label={t('tests.scoreOf', { remark })} value={value} onChange={setValue} onSettled={settle} />
      <span className={style.remark}>{remark}</span>
      <IconAction icon={Trash2} label={t('tests.removeScore', { remark })} onClick={onRemove} />
    </li>
  );
}
