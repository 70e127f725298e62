import { Pencil } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { Boundary } from '../../../../components/ui/States';
import { useOpenForm } from '../../../../lib/useOpenForm';
import { TextButton } from '../../../../components/ui/Button';
import style from './ProfileBlock.module.css';

export interface BlockProps {
  id: string;
  title: string;
  editLabel: string;
  /** The words on the button; just "Edit" comes with a pencil. */
  editWord: string;
  pencil?: boolean;
  /** Open in edit mode at first: an incomplete profile (docs/domain/candidates.md#completeness). */
  startOpen?: boolean;
  view: ReactNode;
  form: (close: () => void) => ReactNode;
}

/** State of a part of the profile that is read, or edited in place; closing gives the focus back to its edit button. */
function useEditing(id: string, startOpen: boolean) {
  const form = useOpenForm(id);
  const [startsOpen, setStartsOpen] = useState(startOpen);
  const button = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setStartsOpen(false);
    form.hide();
    requestAnimationFrame(() => button.current?.focus());
  };
  return { editing: startsOpen || form.open !== null, open: () => form.show('edit'), close, button };
}

function EditableSection({
  id,
  title,
  editLabel,
  editWord,
  pencil = true,
  startOpen = false,
  view,
  form,
  className,
}: BlockProps & { className?: string }) {
  const { editing, open, close, button } = useEditing(id, startOpen);
  return (
    <section className={className} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {!editing && (
          <TextButton
            ref={button}
            {...(pencil && { icon: Pencil, smallIcon: true })}
            aria-label={editLabel}
            onClick={open}
          >
            {editWord}
          </TextButton>
        )}
      </header>
      <Boundary>{editing ? form(close) : view}</Boundary>
    </section>
  );
}

/** A block of the card. */
export const ProfileBlock = (props: BlockProps) => <EditableSection {...props} className={style.block} />;
/** A block beside the card. */
export const AsideBlock = (props: BlockProps) => <EditableSection {...props} />;
