import type { Language } from '@byline/shared-types/domain';
import { useT, type Translate } from '@byline/web-kit/i18n';
import { useNames } from '@byline/web-kit/names';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ApplicationResponse } from '../../../api';
import { MailTexts } from '../../../components/mail/MailTexts';
import { Row, Stack } from '../../../components/layout/Stack';
import { Avatar } from '../../../components/ui/Avatar';
import { Tag } from '../../../components/ui/Tag';
import { Text } from '../../../components/ui/Text';
import { displayName } from '../../../lib/format';

interface DeclineMailProps {
  language: Language;
  /** The applications of the candidates who get this mail. */
  applications: readonly ApplicationResponse[];
  /** The words of this language. */
  words: Translate;
  /** The number of this mail among several, if there is one for each language. */
  part?: { at: number; of: number };
}

/** One mail of a decline: recipients, subject and message. */
export function DeclineMail({ language, applications, words, part }: DeclineMailProps) {
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
            <Tag key={_id} icon={<Avatar person={candidate} size="small" />}>
              {displayName(candidate)}
            </Tag>
          ))}
        </Row>
      </Stack>
      <MailTexts
        at={`mails.${language}.`}
        labels={{ subject: t('applications.subject'), message: t('applications.message') }}
        words={words}
        language={language}
        purpose="decline"
        autoFocus={!part || part.at === 1 ? 'message' : undefined}
      />
    </Stack>
  );
}
