import { useT } from '@byline/web-kit/i18n';
import { toProblem } from '@byline/web-kit/problems';
import type { InterviewTemplateResponse } from '../../../api';
import { SavedHead } from '../../../components/record/SavedHead';
import { toRequest, TYPE } from '../model';
import type { Template } from '../useTemplate';
import { useTemplateActions } from '../useTemplateActions';

interface TemplateHeadProps {
  record: InterviewTemplateResponse;
  template: Template;
  /** The width of the pane. */
  width: number;
  onOpen: (id: string | null) => void;
  onBack: (() => void) | undefined;
}

/** The type of a template, the state of saving, and the actions on the template. */
export function TemplateHead({ record, template, width, onOpen, onBack }: TemplateHeadProps) {
  const { autosave } = template;
  const t = useT();
  const { duplicate, removeTemplate } = useTemplateActions(record._id);
  const exists = autosave.status === 'failed' && toProblem(autosave.error)?.code === 'already_exists';
  return (
    <SavedHead
      autosave={autosave}
      name={TYPE}
      field={t('interviewTemplates.type')}
      error={exists ? t('interviewTemplates.exists') : undefined}
      title={record.type}
      width={width}
      onDuplicate={async () => {
        const id = await duplicate(toRequest(autosave.values));
        if (id) onOpen(id);
      }}
      onRemove={async () => {
        if (await removeTemplate(record.type, autosave.discard)) onOpen(null);
      }}
      back={onBack && { label: 'interviewTemplates.all', onClick: onBack }}
    />
  );
}
