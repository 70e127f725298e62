import type { ReactNode } from 'react';
import { useT } from '@byline/web-kit/i18n';
import type { FieldState } from '@byline/web-kit/form';
import { OtherText } from './Clash';
import { ErrorLine } from '../ui/ErrorLine';
import style from './field.module.css';

export interface Labelled {
  name: string;
  label: string;
  help?: string | undefined;
  optional?: boolean;
}

interface FieldShellProps extends Omit<Labelled, 'name'> {
  field: Pick<FieldState, 'name' | 'id' | 'errorId' | 'error' | 'isNews' | 'errorLanguage'>;
  /** At the end of the label's line, e.g. a link. */
  aside?: ReactNode;
  /** The readable form of another version's value (`OtherText`). */
  otherWords?: ((value: string) => string) | undefined;
  isLong?: boolean;
  /** Between control and help, e.g. the strength of a password. */
  below?: ReactNode;
  children: ReactNode;
}

export const helpId = (field: Pick<FieldState, 'id'>): string => `${field.id}-help`;

/** The `aria-describedby` of a control: its error if it has one, or else its help. */
export function describedBy(field: Pick<FieldState, 'id' | 'errorId' | 'error'>, help: string | undefined) {
  if (field.error) return field.errorId;
  return help ? helpId(field) : undefined;
}

export function OptionalMark() {
  const t = useT();
  return <span className={style.optional}>{t('common.optional')}</span>;
}

/** Label, control, and one line for the help, which an error replaces. */
export function FieldShell({
  field,
  label,
  help,
  optional = false,
  aside,
  below,
  otherWords,
  isLong,
  children,
}: FieldShellProps) {
  return (
    <div className={style.field}>
      <div className={style.label}>
        <label htmlFor={field.id}>
          {label} {optional && <OptionalMark />}
        </label>
        {aside}
      </div>
      {children}
      {below}
      {field.error ? (
        <ErrorLine id={field.errorId} lang={field.errorLanguage} isNews={field.isNews}>
          {field.error}
        </ErrorLine>
      ) : (
        help && (
          <p className={style.help} id={helpId(field)}>
            {help}
          </p>
        )
      )}
      <OtherText field={field} words={otherWords} isLong={isLong ?? false} />
    </div>
  );
}
