import { bothOf, useFormContext, type Conflict, type FieldState } from '@byline/web-kit/form';
import { useT } from '@byline/web-kit/i18n';
import { useFormikContext, type FormikValues } from 'formik';
import { createContext, use, useEffect, useRef, type ReactNode } from 'react';
import { TextButton } from '../ui/Button';
import fieldStyle from './field.module.css';
import style from './Clash.module.css';
import summaryStyle from './summary.module.css';
import textStyle from '../ui/text.module.css';

/** A conflict of a form: somebody else saved other values of the same fields. */
export interface Clash<Stored, Values> {
  conflict: Conflict<Stored, Values>;
  /** The other value of a field in words; empty for a text. */
  words?: ((stored: Stored, field: string) => string) | undefined;
  /** The label of a field that stands on another page of the form, or that is a list. */
  labels?: ((field: string) => string) | undefined;
}

interface Sides {
  mine: FormikValues;
  theirs: FormikValues;
  /** Lists with the changes of both sides. */
  together: FormikValues;
}

const ClashContext = createContext<Sides | null>(null);

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const isText = (value: unknown): value is string => typeof value === 'string';
const only = (values: object, names: readonly PropertyKey[]): FormikValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));

interface WithClashProps<Stored, Values> {
  clash: Clash<Stored, Values> | null;
  children: ReactNode;
}

/** Shows both versions of each field in conflict (docs/domain/interface.md#merging). */
export function WithClash<Stored, Values extends object>({ clash, children }: WithClashProps<Stored, Values>) {
  const sides = clash && {
    mine: only(clash.conflict.merged, clash.conflict.both),
    theirs: only(clash.conflict.theirValues, clash.conflict.both),
    together: Object.fromEntries(clash.conflict.both.map((name) => [name, bothOf(clash.conflict, name)])),
  };
  return (
    <ClashContext value={sides}>
      {clash && <ClashNote clash={clash} />}
      {children}
    </ClashContext>
  );
}

function ClashNote<Stored, Values extends object>({ clash }: { clash: Clash<Stored, Values> }) {
  const t = useT();
  const { labelOf } = useFormContext();
  const { setValues } = useFormikContext<Values>();
  const box = useRef<HTMLDivElement>(null);
  const { conflict, words, labels } = clash;
  const { both, merged, theirs, theirValues } = conflict;
  useEffect(() => {
    void setValues(merged);
    box.current?.focus();
  }, [setValues, merged]);
  const isShownBelow = (name: string): boolean =>
    isText(theirValues[name as keyof Values]) && labelOf(name) !== undefined;
  const inList = both.map(String).filter((name) => !isShownBelow(name));
  return (
    <div className={summaryStyle.note} role="alert" tabIndex={-1} ref={box}>
      <p>{t('clash.lead')}</p>
      {inList.map((name) => (
        <Other
          key={name}
          name={name}
          label={labelOf(name) ?? labels?.(name) ?? name}
          text={words?.(theirs, name) || undefined}
        />
      ))}
    </div>
  );
}

interface OtherProps {
  name: string;
  label?: string;
  text?: string | undefined;
  isLong?: boolean;
}

/** The version of a field that is not in it, with a button that puts it there. */
function Other({ name, label, text, isLong = false }: OtherProps) {
  const t = useT();
  const sides = use(ClashContext);
  const { values, setFieldValue } = useFormikContext<FormikValues>();
  if (!sides || !(name in sides.theirs)) return null;
  const value: unknown = values[name];
  const isTheirs = isSame(value, sides.theirs[name]);
  const other: unknown = isTheirs ? sides.mine[name] : sides.theirs[name];
  const together: unknown = sides.together[name];
  const title = t(isTheirs ? 'clash.mine' : 'clash.theirs');
  const shown = text ?? (isText(other) ? other : '');
  return (
    <div className={style.other}>
      <p className={fieldStyle.help}>{label === undefined ? title : t('clash.titled', { label, title })}</p>
      {!(isTheirs && text !== undefined) && (
        <p className={textStyle.asTyped} dir="auto">
          {shown || t('clash.empty')}
        </p>
      )}
      <div className={style.choice}>
        <TextButton onClick={() => void setFieldValue(name, other)}>{t('clash.take')}</TextButton>
        {Array.isArray(together) && !isSame(value, together) && (
          <TextButton onClick={() => void setFieldValue(name, together)}>{t('clash.both')}</TextButton>
        )}
        {isLong && isText(value) && isText(other) && value !== '' && !value.endsWith(other) && (
          <TextButton onClick={() => void setFieldValue(name, `${value}\n\n${other}`)}>{t('clash.add')}</TextButton>
        )}
      </div>
    </div>
  );
}

interface OtherTextProps {
  field: Pick<FieldState, 'name'>;
  /** The readable form of a value, such as the label of a choice. */
  words?: ((value: string) => string) | undefined;
  /** Offers to add the other text below this one. */
  isLong?: boolean;
}

/** Below a field in conflict: the other text. */
export function OtherText({ field: { name }, words, isLong }: OtherTextProps) {
  const sides = use(ClashContext);
  const { values } = useFormikContext<FormikValues>();
  if (!sides || !isText(sides.theirs[name])) return null;
  const other: unknown = isSame(values[name], sides.theirs[name]) ? sides.mine[name] : sides.theirs[name];
  return <Other name={name} text={isText(other) && words ? words(other) : undefined} isLong={isLong ?? false} />;
}
