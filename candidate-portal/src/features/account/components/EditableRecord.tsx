import { useT } from '@byline/web-kit/i18n';
import type { ReactNode } from 'react';
import { TextButton } from '../../../components/ui/Button';
import { OpenedForm } from '../../../components/ui/OpenedForm';
import { Record } from '../../../components/ui/Record';
import { Boundary } from '../../../components/ui/States';
import { useEditing } from '../../../lib/useEditing';
import style from './account.module.css';

interface EditableRecordProps {
  /** The query parameter that opens the form. */
  id: string;
  title: string;
  more?: string;
  action: string;
  children: (close: () => void) => ReactNode;
}

/** A line of the account page, with a form that changes it in place. */
export function EditableRecord({ id, title, more, action, children }: EditableRecordProps) {
  const t = useT();
  const { editing, pressed, returning, open, close } = useEditing(id);
  return (
    <>
      <Record title={title} more={more}>
        {!editing && (
          <TextButton autoFocus={returning} aria-label={action} onClick={open}>
            {t('account.change')}
          </TextButton>
        )}
      </Record>
      {editing && (
        <Boundary>
          <OpenedForm pressed={pressed} className={style.inset}>
            {children(close)}
          </OpenedForm>
        </Boundary>
      )}
    </>
  );
}
