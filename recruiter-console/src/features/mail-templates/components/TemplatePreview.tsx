import { templateTextFor, type Language, type MailTemplateText } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useGetMailFieldsQuery, useListCandidatesQuery } from '../../../api';
import { Divider } from '../../../components/layout/Divider';
import { PaneBody } from '../../../components/layout/Pane';
import { fillKnown } from '../../../components/mail/fill-known';
import { CandidatePicker, type PickedCandidate } from '../../../components/people/CandidatePicker';
import { Banner } from '../../../components/ui/Banner';
import { FieldFrame } from '../../../components/ui/fields/FieldFrame';
import { ListSkeleton } from '../../../components/ui/ListSkeleton';
import { RichText } from '../../../components/ui/RichText';
import { ErrorState } from '../../../components/ui/States';
import { Text } from '../../../components/ui/Text';
import { displayName } from '../../../lib/format';

interface TemplatePreviewProps {
  texts: readonly MailTemplateText[];
  language: Language;
}

/** A template as one candidate gets it, at first the newest one. */
export function TemplatePreview({ texts, language }: TemplatePreviewProps) {
  const t = useT();
  const id = useId();
  const [chosen, setChosen] = useState<PickedCandidate | null>(null);
  const newest = useListCandidatesQuery({ limit: 1, fields: ['firstname', 'name', 'email'], sort: ['-createdAt'] });
  const candidate = chosen ?? newest.currentData?.records[0] ?? null;
  return (
    <PaneBody as="div" gap={16} role="region" aria-label={t('mailTemplates.preview')}>
      <FieldFrame id={id} label={t('mailTemplates.previewFor')}>
        <CandidatePicker
          id={id}
          value={candidate}
          onChange={setChosen}
          placeholder={t('mailTemplates.previewSearch')}
        />
      </FieldFrame>
      {candidate ? (
        <Filled candidate={candidate} texts={texts} language={language} />
      ) : (
        newest.currentData && (
          <Text tone="muted">
            <FormattedMessage id="mailTemplates.previewNobody" />
          </Text>
        )
      )}
    </PaneBody>
  );
}

function Filled({ candidate, texts, language }: TemplatePreviewProps & { candidate: PickedCandidate }) {
  const t = useT();
  const { currentData: values, error, refetch } = useGetMailFieldsQuery({ id: candidate._id, language });
  const text = texts.find((one) => one.language === language) ?? templateTextFor(texts, language);
  if (!text) {
    return (
      <Text tone="muted">
        <FormattedMessage id="mailTemplates.previewEmpty" />
      </Text>
    );
  }
  if (!values) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={3} />;
  const { subject, message, unfilled } = fillKnown(text, values);
  return (
    <>
      {unfilled.length > 0 && (
        <Banner quiet>
          <FormattedMessage
            id="mailTemplates.unfilled"
            values={{
              name: displayName(candidate),
              fields: unfilled.map((field) => t(`mailField.${field}`)).join(', '),
            }}
          />
        </Banner>
      )}
      <Text as="p" weight="semibold" lang={text.language}>
        {subject}
      </Text>
      <Divider />
      <div lang={text.language}>
        <RichText html={message} />
      </div>
    </>
  );
}
