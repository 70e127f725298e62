import { messageId, useField } from '@byline/web-kit/form';
import { useT } from '@byline/web-kit/i18n';
import { useNotify } from '@byline/web-kit/ui';
import { Button } from '../../../components/ui/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useFormikContext } from 'formik';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { TestResponse, TestScoreDto } from '../../../api';
import { Grow } from '../../../components/layout/Grow';
import { Row } from '../../../components/layout/Stack';
import { FieldFrame } from '../../../components/ui/fields/FieldFrame';
import { Form } from '../../../components/ui/fields/Form';
import { scoreSchema } from '../schema';
import { ScoreSlider } from './ScoreSlider';

/** The initial score of the slider. */
const FIRST_SCORE = 7;

interface AddScoreProps {
  test: TestResponse;
  onAdd: (score: TestScoreDto) => Promise<void>;
}

/** Adds a score with a remark. */
export function AddScore({ test, onAdd }: AddScoreProps) {
  const t = useT();
  const notify = useNotify();
  const [added, setAdded] = useState(0);
  return (
    <Form<TestScoreDto>
      key={added}
      initialValues={{ score: FIRST_SCORE, remark: '' }}
      schema={scoreSchema}
      onSubmit={async ({ score, remark }) => {
        await onAdd({ score, remark: remark.trim() });
        notify(t('tests.test_updated'), { success: true });
        setAdded(added + 1);
      }}
      fieldOf={(field) => field.split('.').at(-1) ?? field}
      draft={{ form: 'test-score', record: test._id, shownBy: ['tab'] }}
      layout="stack"
      label={t('tests.addScore')}
    >
      <ScoreFields />
    </Form>
  );
}

function ScoreFields() {
  const t = useT();
  const { isSubmitting } = useFormikContext();
  const score = useField<number>('score');
  const remark = useField<string>('remark');
  const label = t('tests.remark');
  return (
    <>
      <Row wrap>
        <ScoreSlider label={t('tests.score')} value={score.value} onChange={score.setValue} />
        <Grow as="div">
          <FieldFrame id={remark.id} label={label} hidden error={remark.error} required full>
            <OutlinedInput
              id={remark.id}
              fullWidth
              value={remark.value}
              placeholder={label}
              error={remark.error !== undefined}
              onChange={(event) => remark.setValue(event.target.value)}
              onBlur={remark.leave}
              slotProps={{ input: { 'aria-required': true, 'aria-describedby': messageId(remark.id) } }}
            />
          </FieldFrame>
        </Grow>
      </Row>
      <Row atEnd>
        <Button type="submit" disabled={isSubmitting}>
          <Plus />
          <FormattedMessage id="tests.addScore" />
        </Button>
      </Row>
    </>
  );
}
