import { MAX_LINE } from '@byline/shared-types/domain';
import { toProblem } from '@byline/web-kit/problems';
import { visuallyHidden } from '@byline/web-kit/ui';
import Button from '@mui/material/Button';
import { ArrowLeft, Copy, Trash2 } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { InterviewTemplateResponse } from '../../../api';
import { PaneHead } from '../../../components/layout/Pane';
import { AutosaveStatus } from '../../../components/ui/AutosaveStatus';
import { IconAction } from '../../../components/ui/IconAction';
import { MoreMenu } from '../../../components/ui/MoreMenu';
import { Text } from '../../../components/ui/Text';
import { common } from '../../../i18n/common';
import { messages } from '../messages';
import { toRequest, TYPE } from '../model';
import type { Template } from '../useTemplate';
import { useTemplateActions } from '../useTemplateActions';
import { SavedInput } from './SavedInput';
import style from './TemplateHead.module.css';

/** Below this the actions are in a menu. */
const ROOM_FOR_ACTIONS = 680;

interface TemplateHeadProps {
  record: InterviewTemplateResponse;
  template: Template;
  /** Of the pane. */
  width: number;
  onOpen: (id: string | null) => void;
  onBack: (() => void) | undefined;
}

/** Type of a template, how far saving is, and what can be done with the template as a whole. */
export function TemplateHead({ record, template, width, onOpen, onBack }: TemplateHeadProps) {
  const { autosave } = template;
  const { formatMessage } = useIntl();
  const { duplicate, removeTemplate } = useTemplateActions(record._id);
  const exists = autosave.status === 'failed' && toProblem(autosave.error)?.code === 'already_exists';
  const onDuplicate = async (): Promise<void> => {
    const id = await duplicate(toRequest(autosave.values));
    if (id) onOpen(id);
  };
  const onRemove = async (): Promise<void> => {
    if (await removeTemplate(record.type, autosave.discard)) onOpen(null);
  };
  return (
    <PaneHead lined className={style.head ?? ''} {...(onBack && { size: 'bar' })}>
      {onBack && <IconAction icon={ArrowLeft} label={formatMessage(messages.all)} onClick={onBack} />}
      <Text as={onBack ? 'h1' : 'h2'} className={visuallyHidden}>
        {record.type}
      </Text>
      <div className={style.type}>
        <SavedInput
          autosave={autosave}
          name={TYPE}
          label={formatMessage(messages.type)}
          maxLength={MAX_LINE}
          error={exists ? formatMessage(messages.exists) : undefined}
        />
      </div>
      <span className={style.status}>
        <AutosaveStatus autosave={autosave} />
      </span>
      {width < ROOM_FOR_ACTIONS ? (
        <MoreMenu
          label={`${formatMessage(messages.actions)}: ${record.type}`}
          entries={[
            { id: 'duplicate', label: formatMessage(messages.duplicate), onClick: () => void onDuplicate() },
            { id: 'delete', label: formatMessage(common.delete), onClick: () => void onRemove() },
          ]}
        />
      ) : (
        <>
          <Button variant="text" onClick={() => void onDuplicate()}>
            <Copy />
            <FormattedMessage {...messages.duplicate} />
          </Button>
          <Button variant="text" color="error" onClick={() => void onRemove()}>
            <Trash2 />
            <FormattedMessage {...common.delete} />
          </Button>
        </>
      )}
    </PaneHead>
  );
}
