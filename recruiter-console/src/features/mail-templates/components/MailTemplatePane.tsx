import { LANGUAGES, toLanguage } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { toProblem } from '@byline/web-kit/problems';
import clsx from 'clsx';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useAllMailTemplatesQuery, type MailTemplateResponse } from '../../../api';
import { Pane } from '../../../components/layout/Pane';
import { OpenRecord } from '../../../components/record/OpenRecord';
import { SavedHead } from '../../../components/record/SavedHead';
import type { OpenRecordProps } from '../../../components/record/SplitPage';
import { useWidth } from '../../../lib/useWidth';
import { inConflict, NAME, textsOf } from '../model';
import { useMailTemplate } from '../useMailTemplate';
import { usePreviewed } from '../usePreviewed';
import { useMailTemplateActions } from '../useMailTemplateActions';
import style from './MailTemplatePane.module.css';
import { PurposeBar } from './PurposeBar';
import { TemplateFiles } from './TemplateFiles';
import { TemplateFoot } from './TemplateFoot';
import { TemplateLanguages } from './TemplateLanguages';
import { TemplatePreview } from './TemplatePreview';
import { TemplateTexts } from './TemplateTexts';

/** Below this width of the pane the preview is under the texts. */
const ROOM_FOR_PREVIEW = 720;

/** One mail template: its name, purpose, texts and a preview. */
export function MailTemplatePane({ id, onOpen, onBack }: OpenRecordProps) {
  const query = useAllMailTemplatesQuery();
  return (
    <OpenRecord texts="mailTemplates" {...{ query, id, onBack }}>
      {(template) => <OpenTemplate {...{ template, onOpen, onBack }} />}
    </OpenRecord>
  );
}

interface OpenTemplateProps extends Pick<OpenRecordProps, 'onOpen'> {
  template: MailTemplateResponse;
  onBack: (() => void) | undefined;
}

function OpenTemplate({ template: record, onOpen, onBack }: OpenTemplateProps) {
  const t = useT();
  const { locale } = useIntl();
  const [pane, width] = useWidth<HTMLElement>();
  const autosave = useMailTemplate(record);
  const { duplicate, removeTemplate } = useMailTemplateActions(record._id);
  const texts = textsOf(autosave.values);
  const [candidate, setCandidate] = usePreviewed();
  const [language, setLanguage] = useState(() => {
    const own = toLanguage(locale);
    const written = LANGUAGES.filter((one) => texts.some((text) => text.language === one));
    return written.includes(own) ? own : (written[0] ?? own);
  });
  const { status, error } = autosave;
  const exists = status === 'refused' || (status === 'failed' && toProblem(error)?.code === 'already_exists');
  return (
    <Pane aria-label={record.name} ref={pane} className={style.pane}>
      <SavedHead
        autosave={autosave}
        name={NAME}
        field={t('mailTemplates.name')}
        error={exists ? t('mailTemplates.exists') : undefined}
        title={record.name}
        width={width}
        onDuplicate={async () => {
          const id = await duplicate(autosave.values);
          if (id) onOpen(id);
        }}
        onRemove={async () => {
          if (await removeTemplate(record, autosave.discard)) onOpen(null);
        }}
        back={onBack && { label: 'mailTemplates.all', onClick: onBack }}
      />
      <PurposeBar id={record._id} autosave={autosave} />
      <div className={clsx(style.halves, width >= ROOM_FOR_PREVIEW && style.beside)}>
        <div className={style.half}>
          <TemplateLanguages
            texts={texts}
            inConflict={LANGUAGES.filter((one) => inConflict(autosave.conflicts, one))}
            language={language}
            onChange={setLanguage}
          />
          <TemplateTexts key={language} autosave={autosave} language={language} texts={texts} />
          <TemplateFiles autosave={autosave} template={record} />
        </div>
        <TemplatePreview {...{ texts, language, candidate }} onChoose={setCandidate} />
      </div>
      <TemplateFoot id={record._id} candidateId={candidate?._id ?? null} {...{ autosave, language }} />
    </Pane>
  );
}
