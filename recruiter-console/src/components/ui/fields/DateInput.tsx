import { messageId } from '@byline/web-kit/form';
import { useT } from '@byline/web-kit/i18n';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Popover } from '../Popover';
import { CalendarIcon } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import style from './DateInput.module.css';
import { FieldButton } from './FieldButton';

const Calendar = lazy(() => import('./Calendar'));

interface DateInputProps {
  id: string;
  /** Typed text: DD/MM/YYYY, with HH:mm if `withTime`. */
  value: string;
  onChange: (text: string) => void;
  onBlur?: () => void;
  withTime?: boolean;
  /** Uses DD.MM.YYYY. */
  dotted?: boolean;
  error?: boolean;
  required?: boolean;
  label?: string;
  disablePast?: boolean;
  disableFuture?: boolean;
}

/** A field for a day, or a day and a time, with a calendar. */
export function DateInput(props: DateInputProps) {
  const {
    id,
    value,
    onChange,
    onBlur,
    withTime = false,
    dotted = false,
    error = false,
    required = false,
    label,
  } = props;
  const written = (text: string): string => (dotted ? text.replaceAll('/', '.') : text);
  const t = useT();
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const pick = (day: string): void => {
    const time = /\d{1,2}:\d{2}/.exec(value)?.[0] ?? '09:00';
    onChange(written(withTime ? `${day} ${time}` : day));
    setOpen(false);
  };
  return (
    <>
      <OutlinedInput
        ref={root}
        id={id}
        fullWidth
        value={value}
        error={error}
        placeholder={written(t(withTime ? 'common.momentAsTyped' : 'common.dayAsTyped'))}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        slotProps={{
          input: {
            'aria-describedby': messageId(id),
            ...(required && { 'aria-required': true }),
            ...(label !== undefined && { 'aria-label': label }),
          },
        }}
        endAdornment={
          <FieldButton
            icon={CalendarIcon}
            label={t('common.chooseDate')}
            popup="dialog"
            expanded={open}
            onClick={() => setOpen(true)}
          />
        }
      />
      <Popover
        open={open}
        anchorEl={() => root.current}
        onClose={() => setOpen(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('common.chooseDate') } }}
      >
        <Suspense fallback={<div className={style.calendarRoom} />}>
          <Calendar
            value={value}
            onPick={pick}
            disablePast={props.disablePast ?? false}
            disableFuture={props.disableFuture ?? false}
          />
        </Suspense>
      </Popover>
    </>
  );
}
