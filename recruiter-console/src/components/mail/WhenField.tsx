import { useField } from '@byline/web-kit/form';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DateField } from '../ui/fields/DateField';
import { FieldFrame } from '../ui/fields/FieldFrame';
import { Segment } from '../ui/Segment';
import { common } from '../../i18n/common';
import { readyMoments } from '../../lib/ready-moments';
import { whenMessages as messages } from './messages';

type When = 'now' | 'tomorrow' | 'monday' | 'other';

/** When a mail goes out: now, at a moment that is chosen often, or at any other. */
export function WhenField() {
  const { formatMessage } = useIntl();
  const { id, value, error, setValue } = useField<string>('scheduledAt');
  const [moments] = useState(() => readyMoments());
  const whenOf = (text: string): When => {
    if (text === '') return 'now';
    return (['tomorrow', 'monday'] as const).find((ready) => moments[ready] === text) ?? 'other';
  };
  /** A moment is being typed, whatever it says at the time. */
  const [typing, setTyping] = useState(() => whenOf(value) === 'other');
  const when = typing ? 'other' : whenOf(value);
  const choose = (next: When): void => {
    setTyping(next === 'other');
    // An empty moment would be now.
    if (next === 'other') setValue(value || moments.tomorrow);
    else setValue(next === 'now' ? '' : moments[next]);
  };
  return (
    <>
      <FieldFrame id={`${id}-when`} label={formatMessage(messages.when)} group>
        <div>
          <Segment<When>
            label={formatMessage(messages.when)}
            value={when}
            onChange={choose}
            options={[
              { value: 'now', label: formatMessage(messages.now) },
              { value: 'tomorrow', label: formatMessage(common.tomorrow) },
              ...(moments.monday === moments.tomorrow
                ? []
                : [{ value: 'monday' as const, label: formatMessage(common.monday) }]),
              { value: 'other', label: formatMessage(messages.other) },
            ]}
          />
        </div>
      </FieldFrame>
      {(when === 'other' || error) && (
        <DateField
          name="scheduledAt"
          label={formatMessage(messages.scheduledAt)}
          help={<FormattedMessage {...messages.scheduledAtHelp} />}
          withTime
          disablePast
        />
      )}
    </>
  );
}
