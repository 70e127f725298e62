import { useField } from '@byline/web-kit/form';
import { useT } from '@byline/web-kit/i18n';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { DateField } from '../ui/fields/DateField';
import { FieldFrame } from '../ui/fields/FieldFrame';
import { Segment } from '../ui/Segment';
import { schedulePresets } from '../../lib/schedule-presets';

type When = 'now' | 'tomorrow' | 'monday' | 'other';

/** The sending time of a mail: now, a common moment, or any other. */
export function WhenField() {
  const t = useT();
  const { id, value, error, setValue } = useField<string>('scheduledAt');
  const [moments] = useState(() => schedulePresets());
  const whenOf = (text: string): When => {
    if (text === '') return 'now';
    return (['tomorrow', 'monday'] as const).find((ready) => moments[ready] === text) ?? 'other';
  };
  /** True while the user types a moment, even if the text equals a common one. */
  const [typing, setTyping] = useState(() => whenOf(value) === 'other');
  const when = typing ? 'other' : whenOf(value);
  const choose = (next: When): void => {
    setTyping(next === 'other');
    // An empty value would mean "now".
    if (next === 'other') setValue(value || moments.tomorrow);
    else setValue(next === 'now' ? '' : moments[next]);
  };
  return (
    <>
      <FieldFrame id={`${id}-when`} label={t('emails.when')} group>
        <div>
          <Segment<When>
            value={when}
            onChange={choose}
            options={[
              { value: 'now', label: t('emails.now') },
              { value: 'tomorrow', label: t('common.tomorrow') },
              ...(moments.monday === moments.tomorrow ? [] : [{ value: 'monday' as const, label: t('common.monday') }]),
              { value: 'other', label: t('emails.other') },
            ]}
          />
        </div>
      </FieldFrame>
      {(when === 'other' || error) && (
        <DateField
          name="scheduledAt"
          label={t('emails.scheduledAt')}
          help={<FormattedMessage id="emails.scheduledAtHelp" />}
          withTime
          disablePast
        />
      )}
    </>
  );
}
