import type { FormProps } from '@byline/web-kit/form';
import { type MessageId, useT } from '@byline/web-kit/i18n';
import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { usePhone } from '../../lib/usePhone';
import { Grow } from '../layout/Grow';
import { PaneBody, PaneFoot, PaneHead, Scroll } from '../layout/Pane';
import { FormActions } from '../ui/fields/FormActions';
import { IconAction } from '../ui/IconAction';
import type { SavedForm } from '../ui/merge/useRecordForm';
import { Text } from '../ui/Text';
import { RecordForm } from './RecordForm';
import { RemoveButton } from './RemoveButton';

interface SideFormProps<Stored, Values extends object> extends Required<Pick<FormProps<Values>, 'schema' | 'draft'>> {
  /** The purpose of the form, or the name of its record. */
  title: string;
  form: SavedForm<Stored, Values>;
  /** The form is the page, so its title is the heading of the page. */
  isPage?: boolean;
  exists?: MessageId;
  /** A verb for the save button instead of "Save"; a phone has no room for it, and `foot` replaces the button. */
  verb?: MessageId;
  foot?: ReactNode;
  onClose: () => void;
  /** Confirms and removes the record; resolves to true if it is gone. Leave it out for a new record. */
  remove?: (() => Promise<boolean>) | undefined;
  /** Closes the form by default. */
  onRemoved?: () => void;
  /** Next to the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A record's form in the panel next to its list: title, fields, and a footer with remove, cancel and save. */
export function SideForm<Stored, Values extends object>(props: SideFormProps<Stored, Values>) {
  const {
    title,
    form,
    isPage = false,
    exists,
    schema,
    draft,
    verb,
    foot,
    onClose,
    remove,
    onRemoved = onClose,
    actions,
    children,
  } = props;
  const t = useT();
  const phone = usePhone();
  const id = useId();
  const frame = (fields: ReactNode) => (
    <>
      <PaneHead size="bar" lined>
        <Text as={isPage ? 'h1' : 'h2'} size="panel" grow id={id} cut title={title}>
          {title}
        </Text>
        {actions}
        <IconAction icon={X} label={t('common.close')} onClick={onClose} />
      </PaneHead>
      <Scroll>
        <PaneBody gap={16}>{fields}</PaneBody>
      </Scroll>
      <PaneFoot>
        {remove && <RemoveButton remove={remove} onRemoved={onRemoved} />}
        {foot ?? (
          <>
            <Grow />
            <FormActions onCancel={onClose} {...(!phone && verb && { action: t(verb) })} />
          </>
        )}
      </PaneFoot>
    </>
  );
  return (
    <RecordForm layout="inPane" labelledBy={id} {...{ form, schema, draft, frame }} {...(exists && { exists })}>
      {children}
    </RecordForm>
  );
}
