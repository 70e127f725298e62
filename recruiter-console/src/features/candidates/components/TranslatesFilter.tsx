import { SPECIALISMS } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { useLanguageChoices } from '@byline/web-kit/names';
import { useId } from 'react';
import { Row } from '../../../components/layout/Stack';
import { Check } from '../../../components/ui/fields/Check';
import { FieldFrame } from '../../../components/ui/fields/FieldFrame';
import { Text } from '../../../components/ui/Text';
import type { Filters } from '../../../lib/candidate-list/filters';
import { OneFilter } from './filter-controls';
import style from './TranslatesFilter.module.css';

interface TranslatesFilterProps {
  draft: Pick<Filters, 'translatesFrom' | 'translatesTo' | 'sworn' | 'specialism'>;
  onChange: (change: Partial<Filters>) => void;
}

/** A translation pair or one end of it, its subject area, and whether the translator is sworn in it. */
export function TranslatesFilter({ draft, onChange }: TranslatesFilterProps) {
  const t = useT();
  const languages = useLanguageChoices();
  return (
    <FieldFrame id={useId()} label={t('candidate.translates')} group full>
      <div className={style.pair}>
        <OneFilter
          label={t('candidate.translateFrom')}
          options={languages}
          value={draft.translatesFrom}
          onChange={(translatesFrom) => onChange({ translatesFrom })}
        />
        <Row gap={6}>
          <Text tone="muted" aria-hidden="true">
            →
          </Text>
          <OneFilter
            label={t('candidate.translateTo')}
            options={languages}
            value={draft.translatesTo}
            onChange={(translatesTo) => onChange({ translatesTo })}
          />
        </Row>
      </div>
      <OneFilter
        label={t('pair.specialism')}
        options={SPECIALISMS.map((value) => ({ value, label: t(`specialism.${value}`) }))}
        value={draft.specialism}
        onChange={(value) => onChange({ specialism: SPECIALISMS.find((one) => one === value) ?? '' })}
      />
      <Check checked={draft.sworn === 'yes'} onChange={(sworn) => onChange({ sworn: sworn ? 'yes' : '' })}>
        {t('pair.swornHere')}
      </Check>
    </FieldFrame>
  );
}
