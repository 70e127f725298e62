import { MAX_TEXT } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { useDialogs } from '@byline/web-kit/ui';
import { Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { AutosaveConflict } from '../../../components/ui/AutosaveConflict';
import { IconAction } from '../../../components/ui/IconAction';
import { Reorder } from '../../../components/ui/reorder/Reorder';
import { SavedInput } from '../../../components/ui/SavedInput';
import { Text } from '../../../components/ui/Text';
import type { Template } from '../useTemplate';
import style from './Questions.module.css';

interface QuestionsProps {
  template: Template;
  /** Called after a removal, because the focused button disappears with its question. */
  onRemoved: () => void;
}

/** The questions of a template in their order. The user edits, moves and removes each one in place. */
export function Questions({ template, onRemoved }: QuestionsProps) {
  const { autosave, shown, move, remove } = template;
  const t = useT();
  const { confirm } = useDialogs();
  const [editing, setEditing] = useState<string | null>(null);
  const [left, setLeft] = useState<string | null>(null);
  const pencil = useRef<HTMLButtonElement>(null);
  // Returns the focus to the edit button after the user leaves a field by a key.
  useEffect(() => {
    if (left) pencil.current?.focus();
  }, [left]);
  const onRemove = async (key: string): Promise<void> => {
    const sure = await confirm({
      title: t('interviewTemplates.sureRemoveOne'),
      text: String(autosave.values[key] ?? ''),
      action: t('common.remove'),
      danger: true,
    });
    if (!sure) return;
    remove(key);
    onRemoved();
  };
  return (
    <Reorder
      label={t('interviewTemplates.questions')}
      ids={shown}
      nameOf={(index) => t('interviewTemplates.question', { number: index + 1 })}
      onMove={move}
    >
      {(key, index, buttons) => (
        <>
          <Text tone="muted" className={style.number}>
            {index + 1}
          </Text>
          {editing === key ? (
            <SavedInput
              autosave={autosave}
              name={key}
              label={t('interviewTemplates.wordsOf', { number: index + 1 })}
              maxLength={MAX_TEXT}
              multiline
              autoFocus
              onLeave={(by) => {
                setEditing(null);
                setLeft(by === 'key' ? key : null);
              }}
            />
          ) : (
            <span className={style.words}>
              {autosave.values[key]}
              <AutosaveConflict autosave={autosave} name={key} />
            </span>
          )}
          <span className={style.actions}>
            {buttons}
            {editing !== key && (
              <IconAction
                icon={Pencil}
                label={t('interviewTemplates.editOne', { number: index + 1 })}
                onClick={() => {
                  setLeft(null);
                  setEditing(key);
                }}
                {...(left === key && { ref: pencil })}
              />
            )}
            <IconAction
              icon={Trash2}
              label={t('interviewTemplates.removeOne', { number: index + 1 })}
              onClick={() => void onRemove(key)}
            />
          </span>
        </>
      )}
    </Reorder>
  );
}
