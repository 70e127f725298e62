import type { Language } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { useNames } from '@byline/web-kit/names';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ApplicationResponse } from '../../../api';
import { Row, Stack } from '../../../components/layout/Stack';
import { Avatar } from '../../../components/ui/Avatar';
import { Tag } from '../../../components/ui/Tag';
import { Text } from '../../../components/ui/Text';
import { RichTextField } from '../../../components/ui/fields/RichTextField';
import { TextField } from '../../../components/ui/fields/TextField';
import { displayName } from '../../../lib/format';

interface DeclineMailProps {
  language: Language;
  /** The applications of the candidates who get this mail. */
  applications: readonly ApplicationResponse[];
  /** The number of this mail among several, if there is one for each language. */
  part?: { at: number; of: number };
}

/** One mail of a decline: recipients, subject and message. */
export function DeclineMail({ language, applications, part }: DeclineMailProps) {
  const t = useT();
  const names = useNames();
  const title = useId();
  return (
    <Stack gap={16} {...(part && { role: 'group', 'aria-labelledby': title })}>
      {part && (
        <Text as="h3" weight="semibold" id={title}>
          <FormattedMessage
            id="applications.part"
            values={{ ...part, count: applications.length, language: names.language(language) }}
          />
        </Text>
      )}
      <Stack gap={6}>
        <Text size="small" weight="medium" tone="muted">
          <FormattedMessage id="applications.to" />
        </Text>
        <Row gap={6} wrap>
          {applications.map(({ _id, candidate }) => (
            <Tag key={_id}>
              <Avatar person={candidate} size="small" />
              {displayName(candidate)}
            </Tag>
          ))}
        </Row>
      </Stack>
      <TextField name={`mails.${language}.subject`} label={t('applications.subject')} required />
      <RichTextField
        name={`mails.${language}.message`}
        label={t('applications.message')}
        required
        autoFocus={!part || part.at === 1}
      />
    </Stack>
  );
}
