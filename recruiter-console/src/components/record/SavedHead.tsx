import { MAX_LINE } from '@byline/shared-types/domain';
import { type MessageId, useT } from '@byline/web-kit/i18n';
import { visuallyHidden } from '@byline/web-kit/ui';
import { Button } from '../ui/Button';
import { ArrowLeft, Copy, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Autosave } from '../../lib/autosave/useAutosave';
import { useOnce } from '../../lib/useOnce';
import { PaneHead } from '../layout/Pane';
import { AutosaveStatus } from '../ui/AutosaveStatus';
import { IconAction } from '../ui/IconAction';
import { MoreMenu } from '../ui/MoreMenu';
import { SavedInput } from '../ui/SavedInput';
import { Text } from '../ui/Text';
import style from './SavedHead.module.css';

/** Below this width a menu holds the actions. */
const ROOM_FOR_ACTIONS = 680;

interface SavedHeadProps {
  autosave: Autosave;
  /** The key of the name among the values, the label of its field, and its error from the server. */
  name: string;
  field: string;
  error?: string | undefined;
  /** The saved name. */
  title: string;
  /** The width of the pane. */
  width: number;
  onDuplicate: () => Promise<void>;
  onRemove: () => Promise<void>;
  /** On a phone, returns to the list. */
  back?: { label: MessageId; onClick: () => void } | false | undefined;
}

/** The header of a record that saves automatically: its name, the save status and its actions. */
export function SavedHead(props: SavedHeadProps) {
  const { autosave, name, field, error, title, width, back } = props;
  const t = useT();
  const onDuplicate = useOnce(props.onDuplicate);
  const onRemove = useOnce(props.onRemove);
  const backButton = useRef<HTMLButtonElement>(null);
  // On a phone the record replaces the list and its focused element.
  useEffect(() => {
    if (document.activeElement === document.body) backButton.current?.focus();
  }, []);
  return (
    <PaneHead lined className={style.head ?? ''} {...(back && { size: 'bar' })}>
      {back && <IconAction icon={ArrowLeft} label={t(back.label)} onClick={back.onClick} ref={backButton} />}
      <Text as={back ? 'h1' : 'h2'} className={visuallyHidden}>
        {title}
      </Text>
      <div className={style.name}>
        <SavedInput autosave={autosave} name={name} label={field} maxLength={MAX_LINE} error={error} />
      </div>
      <span className={style.status}>
        <AutosaveStatus autosave={autosave} />
      </span>
      {width < ROOM_FOR_ACTIONS ? (
        <MoreMenu
          label={`${t('records.actions')}: ${title}`}
          entries={[
            { id: 'duplicate', label: t('records.duplicate'), onClick: () => void onDuplicate() },
            { id: 'delete', label: t('common.delete'), onClick: () => void onRemove() },
          ]}
        />
      ) : (
        <>
          <Button variant="text" onClick={() => void onDuplicate()}>
            <Copy />
            <FormattedMessage id="records.duplicate" />
          </Button>
          <Button variant="text" color="error" onClick={() => void onRemove()}>
            <Trash2 />
            <FormattedMessage id="common.delete" />
          </Button>
        </>
      )}
    </PaneHead>
  );
}
