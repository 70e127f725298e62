import type { PairRow } from '@byline/web-kit/candidate';
import { useT } from '@byline/web-kit/i18n';
import { useLanguageChoices } from '@byline/web-kit/names';
import Button from '@mui/material/Button';
import { FieldArray, getIn, useFormikContext } from 'formik';
import { ChevronDown, ChevronUp, Plus, Trash } from 'lucide-react';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Grow } from '../../../components/layout/Grow';
import { Row, Stack } from '../../../components/layout/Stack';
import { Text } from '../../../components/ui/Text';
import { FieldFrame } from '../../../components/ui/fields/FieldFrame';
import { Picker } from '../../../components/ui/fields/Picker';
import { IconAction } from '../../../components/ui/IconAction';
import type { ProfileValues } from '../form';
import { PairDetails } from './PairDetails';

const EMPTY: PairRow = { from: '', to: '', specialisms: [], pricePerWord: '', sworn: false, court: '', country: 'BE' };

/** Language pairs, each with its own subject areas, rate and oath. */
export function TranslationRows({ label }: { label: string }) {
  const id = useId();
  const { values } = useFormikContext<ProfileValues>();
  const [open, setOpen] = useState<number | null>(null);
  return (
    <FieldFrame id={id} label={label} group full>
      <FieldArray name="translationSkills">
        {(rows) => (
          <Stack gap={8}>
            {values.translationSkills.map((_, index) => (
              <PairRows
                key={index}
                id={`${id}-${index}`}
                index={index}
                open={open === index}
                onToggle={() => setOpen(open === index ? null : index)}
                onRemove={() => {
                  setOpen(null);
                  rows.remove(index);
                }}
              />
            ))}
            <div>
              <Button size="small" onClick={() => rows.push({ ...EMPTY, to: values.motherTongue })}>
                <Plus />
                <FormattedMessage id="profileForm.addTranslation" />
              </Button>
            </div>
          </Stack>
        )}
      </FieldArray>
    </FieldFrame>
  );
}

interface PairRowsProps {
  id: string;
  index: number;
  open: boolean;
  onToggle: () => void;
  onRemove: () => void;
}

function PairRows({ id, index, open, onToggle, onRemove }: PairRowsProps) {
  const t = useT();
  const options = useLanguageChoices();
  const form = useFormikContext<ProfileValues>();
  const row = index + 1;
  const picker = (end: 'from' | 'to') => {
    const value = form.values.translationSkills[index]?.[end] ?? '';
    return (
      <Grow>
        <Picker
          id={`${id}-${end}`}
          label={t(end === 'from' ? 'profileForm.fromRow' : 'profileForm.toRow', { row })}
          placeholder={t(end === 'from' ? 'candidate.translateFrom' : 'candidate.translateTo')}
          options={options}
          value={value ? [value] : []}
          error={form.submitCount > 0 && getIn(form.errors, `translationSkills.${index}.${end}`) !== undefined}
          onChange={([language]) => void form.setFieldValue(`translationSkills.${index}.${end}`, language ?? '')}
        />
      </Grow>
    );
  };
  return (
    <>
      <Row>
        {picker('from')}
        <Text tone="muted" aria-hidden="true">
          →
        </Text>
        {picker('to')}
        <IconAction
          icon={open ? ChevronUp : ChevronDown}
          label={t('profileForm.pairDetails', { row })}
          expanded={open}
          onClick={onToggle}
        />
        <IconAction icon={Trash} label={t('profileForm.removeRow', { row })} onClick={onRemove} />
      </Row>
      {open && <PairDetails index={index} />}
    </>
  );
}
