import { messageId } from '@byline/web-kit/form';
import type { FieldState } from '@byline/web-kit/form';
import type { ComponentProps } from 'react';
import { Editor } from '../editor/Editor';

type Own = 'label' | 'required' | 'autoFocus' | 'findMentions' | 'onReady' | 'mailFields' | 'findTexts';
type FieldEditorProps = Pick<ComponentProps<typeof Editor>, Own> & { field: FieldState<string> };

/** The editor of a form field; its error shows next to it. */
export const FieldEditor = ({ field, ...own }: FieldEditorProps) => (
  <Editor
    value={field.value}
    onChange={field.setValue}
    onBlur={field.leave}
    onTooLong={field.refusePaste}
    error={field.error !== undefined}
    describedBy={messageId(field.id)}
    {...own}
  />
);
