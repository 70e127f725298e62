import {
  mailFieldPattern,
  templateTextFor,
  type Language,
  type MailField,
  type MailTemplateText,
} from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useGetMailFieldsQuery } from '../../../api';
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
import { LacksLanguage } from './LacksLanguage';

interface TemplatePreviewProps {
  texts: readonly MailTemplateText[];
  language: Language;
  candidate: PickedCandidate | null | undefined;
  onChoose: (candidate: PickedCandidate | null) => void;
}

/** A template as one candidate gets it. */
export function TemplatePreview({ texts, language, candidate, onChoose }: TemplatePreviewProps) {
  const t = useT();
  const id = useId();
  return (
    <PaneBody as="div" gap={16} role="region" aria-label={t('mailTemplates.preview')}>
      <FieldFrame id={id} label={t('mailTemplates.previewFor')}>
        <CandidatePicker
          id={id}
          value={candidate ?? null}
          onChange={onChoose}
          placeholder={t('mailTemplates.previewSearch')}
        />
      </FieldFrame>
      <LacksLanguage texts={texts} />
      {candidate ? (
        <Filled candidate={candidate} texts={texts} language={language} />
      ) : (
        candidate === null && (
          <Text tone="muted">
            <FormattedMessage id="mailTemplates.previewNobody" />
          </Text>
        )
      )}
    </PaneBody>
  );
}

interface FilledProps extends Pick<TemplatePreviewProps, 'texts' | 'language'> {
  candidate: PickedCandidate;
}

function Filled({ candidate, texts, language }: FilledProps) {
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
  const inWords = (typed: string, write: (word: string) => string): string =>
    typed.replace(mailFieldPattern(), (_, field: MailField) => write(t(`mailField.${field}`)));
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
        {inWords(subject, (word) => `[${word}]`)}
      </Text>
      <Divider />
      <div lang={text.language}>
        <RichText html={inWords(message, (word) => `<mark>${word}</mark>`)} />
      </div>
    </>
  );
}
