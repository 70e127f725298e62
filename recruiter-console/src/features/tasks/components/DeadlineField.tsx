import { useField } from '@byline/web-kit/form';
import { now, parseMoment } from '@byline/web-kit/dates';
import { useT } from '@byline/web-kit/i18n';
import { Button } from '../../../components/ui/Button';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Row } from '../../../components/layout/Stack';
import { DateField } from '../../../components/ui/fields/DateField';
import { schedulePresets } from '../../../lib/schedule-presets';
import { dotted } from '../model';
import style from './DeadlineField.module.css';

/** A deadline to type or to pick, with buttons for the most frequent ones. */
export function DeadlineField() {
  const t = useT();
  const { value, setValue } = useField<string>('deadline');
  const [opened] = useState(() => new Date(now()));
  const moments = schedulePresets(opened);
  const ready = (['today', 'tomorrow', 'monday'] as const).filter(
    (id) =>
      Date.parse(parseMoment(moments[id]) ?? '') > opened.getTime() &&
      (id !== 'monday' || moments.monday !== moments.tomorrow),
  );
  return (
    <>
      <DateField name="deadline" label={t('tasks.deadline')} withTime dotted disablePast required />
      <Row wrap className={style.ready} role="group" aria-label={t('tasks.deadline')}>
        {ready.map((id) => (
          <Button
            key={id}
            size="small"
            aria-pressed={value === dotted(moments[id])}
            onClick={() => setValue(dotted(moments[id]))}
          >
            <FormattedMessage id={`common.${id}`} />
          </Button>
        ))}
      </Row>
    </>
  );
}
