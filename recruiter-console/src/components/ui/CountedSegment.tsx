import type { MessageId } from '@byline/web-kit/i18n';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { Segment } from './Segment';
import { Text } from './Text';

interface CountedSegmentProps<Choice extends string> {
  label: string;
  value: Choice;
  onChange: (value: Choice) => void;
  choices: readonly Choice[];
  words: Record<Choice, MessageId>;
  /** The count of each choice; undefined while it loads. */
  counts: Record<Choice, number> | undefined;
  /** Highlights this choice if its count is above zero. */
  urgent?: Choice;
  /** In a narrow pane the choices go on in a second line. */
  wrap?: boolean;
}

/** A segment that shows a count for each choice. */
export function CountedSegment<Choice extends string>(props: CountedSegmentProps<Choice>) {
  const { label, value, onChange, choices, words, counts, urgent, wrap } = props;
  return (
    <Segment<Choice>
      label={label}
      value={value}
      onChange={onChange}
      wrap={wrap}
      options={choices.map((choice) => ({
        value: choice,
        label: (
          <>
            <FormattedMessage id={words[choice]} />
            <Text tone={choice === urgent && counts?.[choice] ? 'accent' : 'muted'}>
              {counts && <FormattedNumber value={counts[choice]} />}
            </Text>
          </>
        ),
      }))}
    />
  );
}
