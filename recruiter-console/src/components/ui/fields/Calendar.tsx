import type { AdapterOptions, PickersTimezone } from '@mui/x-date-pickers/models';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { enUS, frFR, nlNL } from '@mui/x-date-pickers/locales';
import dayjs from 'dayjs';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/fr';
import 'dayjs/locale/nl-be';
import { useIntl } from 'react-intl';
import { DAY_FORMAT, parseDay, today } from '@byline/web-kit/dates';
import style from './Calendar.module.css';

interface CalendarProps {
  value: string;
  onPick: (day: string) => void;
  disablePast: boolean;
  disableFuture: boolean;
}

/** In all three languages a week starts on Monday (docs/domain/agenda.md#time). */
const LOCALES: Record<string, string> = { nl: 'nl-be', fr: 'fr', en: 'en-gb' };
const TEXTS: Record<string, typeof enUS> = { nl: nlNL, fr: frFR };

/** Uses today's date in the agency's time zone, by the server's clock. */
class AgencyDayjs extends AdapterDayjs {
  constructor(options?: AdapterOptions<string, never>) {
    super(options);
    const { date } = this;
    this.date = <T extends string | null | undefined>(value?: T, timezone?: PickersTimezone) =>
      date(value === undefined ? (today() as T) : value, timezone);
  }
}

/** The month calendar of a date field; loads on first use. */
export default function Calendar({ value, onPick, disablePast, disableFuture }: CalendarProps) {
  const { locale } = useIntl();
  const day = parseDay(value);
  return (
    <LocalizationProvider
      dateAdapter={AgencyDayjs}
      adapterLocale={LOCALES[locale] ?? 'en-gb'}
      localeText={(TEXTS[locale] ?? enUS).components.MuiLocalizationProvider.defaultProps.localeText}
    >
      <DateCalendar
        className={style.calendar}
        autoFocus
        value={day === null ? null : dayjs(day)}
        disablePast={disablePast}
        disableFuture={disableFuture}
        onChange={(picked, state) => {
          if (picked && state === 'finish') onPick(picked.format(DAY_FORMAT));
        }}
      />
    </LocalizationProvider>
  );
}
