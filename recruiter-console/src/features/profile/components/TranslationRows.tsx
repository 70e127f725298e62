import { takenByPairs, type PairRow } from '@byline/web-kit/candidate';
import { useRowKeys } from '@byline/web-kit/form';
import { useT } from '@byline/web-kit/i18n';
import { Button } from '../../../components/ui/Button';
import { FieldArray, useFormikContext } from 'formik';
import { ChevronDown, ChevronUp, Plus, Trash } from 'lucide-react';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Stack } from '../../../components/layout/Stack';
import { Text } from '../../../components/ui/Text';
import { FieldFrame } from '../../../components/ui/fields/FieldFrame';
import { IconAction } from '../../../components/ui/IconAction';
import type { ProfileValues } from '../form';
import { LanguageEnd } from './LanguageEnd';
import { PairDetails } from './PairDetails';
import style from './TranslationRows.module.css';

const EMPTY: PairRow = { from: '', to: '', specialisms: [], pricePerWord: '', sworn: false, court: '', country: 'BE' };

/** Language pairs, each with its own subject areas, rate and oath. */
export function TranslationRows({ label }: { label: string }) {
  const id = useId();
  const { values } = useFormikContext<ProfileValues>();
  const { keys, drop } = useRowKeys(values.translationSkills.length);
  const [open, setOpen] = useState<number | null>(null);
  return (
    <FieldFrame id={id} label={label} group full>
      <FieldArray name="translationSkills">
        {(rows) => (
          <Stack gap={8}>
            {values.translationSkills.map((_, index) => (
              <PairRows
                key={keys[index]}
                index={index}
                open={open === keys[index]}
                onToggle={() => setOpen(open === keys[index] ? null : (keys[index] ?? null))}
                onRemove={() => {
                  drop(index);
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
  index: number;
  open: boolean;
  onToggle: () => void;
  onRemove: () => void;
}

function PairRows({ index, open, onToggle, onRemove }: PairRowsProps) {
  const t = useT();
  const { values } = useFormikContext<ProfileValues>();
  const row = index + 1;
  const side = (end: 'from' | 'to') => (
    <div>
      <LanguageEnd
        name={`translationSkills.${index}.${end}`}
        label={t(end === 'from' ? 'profileForm.fromRow' : 'profileForm.toRow', { row })}
        placeholder={t(end === 'from' ? 'candidate.translateFrom' : 'candidate.translateTo')}
        taken={takenByPairs(values.translationSkills, index, end)}
      />
    </div>
  );
  return (
    <>
      <div className={style.row}>
        {side('from')}
        <Text tone="muted" aria-hidden="true">
          →
        </Text>
        {side('to')}
        <IconAction
          icon={open ? ChevronUp : ChevronDown}
          label={t('profileForm.pairDetails', { row })}
          expanded={open}
          onClick={onToggle}
        />
        <IconAction icon={Trash} label={t('profileForm.removeRow', { row })} onClick={onRemove} />
      </div>
      {open && <PairDetails index={index} />}
    </>
  );
}
