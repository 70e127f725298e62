import { messageId } from '@byline/web-kit/form';
import { visuallyHidden } from '@byline/web-kit/ui';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { FieldError } from './FieldError';
import style from './FieldFrame.module.css';

interface FieldFrameProps {
  id: string;
  label: ReactNode;
  /** The error text; it replaces the help text. */
  error?: string | undefined;
  help?: ReactNode;
  /** For more than one input (a segment, two inputs): a group with the label as its legend. */
  group?: boolean;
  required?: boolean;
  /** Spans both columns of a form. */
  full?: boolean | undefined;
  /** Shows the label only to screen readers. */
  hidden?: boolean;
  children: ReactNode;
}

/** The frame of every field: label above, control, then help or error. */
export function FieldFrame({
  id,
  label,
  error,
  help,
  group = false,
  required = false,
  hidden = false,
  full = false,
  children,
}: FieldFrameProps) {
  const Frame = group ? 'fieldset' : 'div';
  const words = (
    <>
      {label}
      {required && <span aria-hidden="true"> *</span>}
    </>
  );
  return (
    <Frame className={clsx(style.frame, full && style.full)} {...(group && { 'aria-describedby': messageId(id) })}>
      {group ? (
        <legend className={hidden ? visuallyHidden : clsx(style.label, style.legend)}>{words}</legend>
      ) : (
        <label className={hidden ? visuallyHidden : style.label} htmlFor={id} id={`${id}-label`}>
          {words}
        </label>
      )}
      {children}
      {error ? (
        <FieldError id={messageId(id)}>{error}</FieldError>
      ) : (
        help && (
          <p className={style.help} id={messageId(id)}>
            {help}
          </p>
        )
      )}
    </Frame>
  );
}
