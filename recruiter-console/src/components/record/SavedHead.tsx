import { MAX_LINE } from '@byline/shared-types/domain';
import { type MessageId, useT } from '@byline/web-kit/i18n';
import { visuallyHidden } from '@byline/web-kit/ui';
import Button from '@mui/material/Button';
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

/** Below this the actions are in a menu. */
const ROOM_FOR_ACTIONS = 680;

interface SavedHeadProps {
  autosave: Autosave;
  /** Key of its name among the values, what the field is called, and what the server has against it. */
  name: string;
  field: string;
  error?: string | undefined;
  /** Its name as it is saved. */
  title: string;
  /** Of the pane. */
  width: number;
  onDuplicate: () => Promise<void>;
  onRemove: () => Promise<void>;
  /** On a phone, back to all of them. */
  back?: { label: MessageId; onClick: () => void } | false | undefined;
}

/** Name of a record that saves itself, how far saving is, and what can be done with the record as a whole. */
export function SavedHead(props: SavedHeadProps) {
  const { autosave, name, field, error, title, width, back } = props;
  const t = useT();
  const onDuplicate = useOnce(props.onDuplicate);
  const onRemove = useOnce(props.onRemove);
  const backButton = useRef<HTMLButtonElement>(null);
  // On a phone it takes the place of the list, and of what had the focus there.
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
