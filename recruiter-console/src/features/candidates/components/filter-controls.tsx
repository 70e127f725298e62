import { useT } from '@byline/web-kit/i18n';
import { decimalText, parseDecimal } from '@byline/web-kit/numbers';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useGetJobQuery, useListJobsQuery, type JobResponse } from '../../../api';
import { Grow } from '../../../components/layout/Grow';
import { Row } from '../../../components/layout/Stack';
import { Text } from '../../../components/ui/Text';
import { DayInput } from '../../../components/ui/fields/DayInput';
import { FieldFrame } from '../../../components/ui/fields/FieldFrame';
import { Picker } from '../../../components/ui/fields/Picker';
import { Segment } from '../../../components/ui/Segment';
import { isUpsideDown, type Range, type YesNo } from '../../../lib/candidate-list/filters';
import type { Choice } from '@byline/web-kit/names';
import { useServerSearch } from '../../../lib/useServerSearch';
import style from './filter-controls.module.css';

export interface FilterProps<T> {
  label: string;
  value: T;
  onChange: (value: T) => void;
}

interface SeveralFilterProps extends FilterProps<string[]> {
  options: Choice[];
  /** The selected options with their names, if records may be removed. */
  chosen?: Choice[];
  /** The placeholder of an empty filter. The default is feminine in French, so a masculine label needs its own. */
  any?: string;
}

export function SeveralFilter({ label, value, onChange, options, chosen, any }: SeveralFilterProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label}>
      <Picker
        id={id}
        multiple
        options={options}
        value={value}
        onChange={onChange}
        {...(chosen && { chosen })}
        {...(any !== undefined && { placeholder: any })}
      />
    </FieldFrame>
  );
}

/** One of a few values. */
export function ChoiceFilter({ label, value, onChange, options }: FilterProps<string> & { options: Choice[] }) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label}>
      <Picker id={id} options={options} value={value ? [value] : []} onChange={([chosen]) => onChange(chosen ?? '')} />
    </FieldFrame>
  );
}

/** One value in a group that has its own label. */
export function OneFilter({ label, value, onChange, options }: FilterProps<string> & { options: Choice[] }) {
  return (
    <Grow>
      <Picker
        id={useId()}
        label={label}
        placeholder={label}
        options={options}
        value={value ? [value] : []}
        onChange={([chosen]) => onChange(chosen ?? '')}
      />
    </Grow>
  );
}

export function TextFilter({ label, value, onChange }: FilterProps<string>) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label}>
      <OutlinedInput id={id} fullWidth value={value} onChange={(event) => onChange(event.target.value)} />
    </FieldFrame>
  );
}

interface NumberRangeProps extends FilterProps<Range> {
  lowest?: string;
  highest?: string;
  hint?: [from: string, to: string];
}

/** A range of two numbers, as people write them. */
export function NumberRangeFilter({ label, value, onChange, lowest, highest, hint }: NumberRangeProps) {
  const t = useT();
  /** The text that the user types at one end; the filter holds the number. */
  const [typed, setTyped] = useState<Partial<Range>>({});
  const input = (end: keyof Range, name: string, placeholder: string | undefined) => (
    <OutlinedInput
      className={style.half}
      value={typed[end] ?? (value[end] && decimalText(Number(value[end])))}
      placeholder={placeholder}
      error={Number.isNaN(parseDecimal(typed[end] ?? ''))}
      onChange={({ target }) => {
        const number = parseDecimal(target.value);
        setTyped({ ...typed, [end]: target.value });
        onChange({ ...value, [end]: number === null || !(number >= 0) ? '' : String(number) });
      }}
      onBlur={() => setTyped({})}
      slotProps={{ input: { inputMode: 'decimal', 'aria-label': name } }}
    />
  );
  return (
    <FieldFrame id={useId()} label={label} group>
      <Row gap={6}>
        {input('from', lowest ?? t('candidates.lowest', { field: label }), hint?.[0])}
        <Text tone="muted">{t('common.to').toLocaleLowerCase()}</Text>
        {input('to', highest ?? t('candidates.highest', { field: label }), hint?.[1])}
      </Row>
    </FieldFrame>
  );
}

export function DayFilter({ label, value, onChange }: FilterProps<string>) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label}>
      <DayInput id={id} label={label} value={value} onChange={onChange} />
    </FieldFrame>
  );
}

export function DayRangeFilter({ label, value, onChange }: FilterProps<Range>) {
  const t = useT();
  const id = useId();
  const isWrong = isUpsideDown(value);
  const end = (name: keyof Range, text: string) => (
    <DayInput
      id={`${id}-${name}`}
      label={text}
      value={value[name]}
      error={isWrong && name === 'to'}
      onChange={(day) => onChange({ ...value, [name]: day })}
    />
  );
  return (
    <FieldFrame id={id} label={label} group full error={isWrong ? t('field.end_before_start') : undefined}>
      <div className={style.days}>
        {end('from', t('candidates.first', { field: label }))}
        {end('to', t('candidates.last', { field: label }))}
      </div>
    </FieldFrame>
  );
}

export function YesNoFilter({ label, value, onChange }: FilterProps<YesNo>) {
  return (
    <FieldFrame id={useId()} label={label} group>
      <div>
        <Segment<YesNo>
          value={value}
          onChange={onChange}
          options={[
            { value: '', label: <FormattedMessage id="common.anyMasculine" /> },
            { value: 'yes', label: <FormattedMessage id="common.yes" /> },
            { value: 'no', label: <FormattedMessage id="common.no" /> },
          ]}
        />
      </div>
    </FieldFrame>
  );
}

/** Searches jobs on the server, because there can be hundreds. */
export function JobFilter({ value, onChange }: Omit<FilterProps<string>, 'label'>) {
  const t = useT();
  const id = useId();
  const { search, pickerOf } = useServerSearch();
  const found = useListJobsQuery({ ...(search && { search }), limit: 25 });
  const { currentData: chosen } = useGetJobQuery({ id: value }, { skip: !value });
  const choice = (job: JobResponse): Choice => ({ value: job._id, label: `${job.title} · ${job.client}` });
  return (
    <FieldFrame id={id} label={t('candidates.job')}>
      <Picker
        id={id}
        options={(found.currentData?.records ?? []).map(choice)}
        chosen={chosen ? [choice(chosen)] : []}
        value={value ? [value] : []}
        onChange={([job]) => onChange(job ?? '')}
        {...pickerOf(found)}
      />
    </FieldFrame>
  );
}
