import type { DraftOf } from '@byline/web-kit/form';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { Boundary } from '../../../../components/ui/States';
import { useEditing } from '../../../../lib/useEditing';
import { TextButton } from '../../../../components/ui/Button';
import { OpenedForm } from '../../../../components/ui/OpenedForm';
import { Waits } from '../../../../components/ui/Waits';
import style from './block.module.css';

/** The draft of a block's form. */
export const blockDraft = (id: string, candidateId: string): DraftOf => ({
  form: `profile.${id}`,
  record: candidateId,
  shownBy: [id],
});

export interface BlockProps {
  id: string;
  title: string;
  candidateId: string;
  editLabel: string;
  /** The text of the button; plain "Edit" has a pencil. */
  editWord: string;
  pencil?: boolean;
  /** Opens in edit mode, for an incomplete profile (docs/domain/candidates.md#completeness). */
  startOpen?: boolean;
  view: ReactNode;
  form: (close: () => void) => ReactNode;
}

function EditableSection({
  id,
  title,
  candidateId,
  editLabel,
  editWord,
  pencil = true,
  startOpen = false,
  view,
  form,
  className,
}: BlockProps & { className?: string }) {
  const { editing, pressed, returning, open, close } = useEditing(id, startOpen);
  return (
    <section className={className} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {!editing && (
          <TextButton
            autoFocus={returning}
            {...(pencil && { icon: Pencil, smallIcon: true })}
            aria-label={editLabel}
            onClick={open}
          >
            {editWord}
          </TextButton>
        )}
      </header>
      {!editing && <Waits draft={blockDraft(id, candidateId)} onOpen={open} />}
      <Boundary>{editing ? <OpenedForm pressed={pressed}>{form(close)}</OpenedForm> : view}</Boundary>
    </section>
  );
}

/** A block of the card. */
export const ProfileBlock = (props: BlockProps) => <EditableSection {...props} className={style.block} />;
/** A block beside the card. */
export const AsideBlock = (props: BlockProps) => <EditableSection {...props} />;
