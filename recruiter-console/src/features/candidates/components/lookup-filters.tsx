import { useT } from '@byline/web-kit/i18n';
import { useRecruiters, useSourceOptions, useTagOptions } from '../../../api/lookups';
import { SeveralFilter, type FilterProps } from './filter-controls';

export function RecruiterFilter(props: FilterProps<string[]>) {
  const t = useT();
  const { options } = useRecruiters();
  return (
    <SeveralFilter
      {...props}
      options={[{ value: 'none', label: t('common.nobody') }, ...options]}
      any={t('common.anyMasculine')}
    />
  );
}

export function TagFilter(props: FilterProps<string[]>) {
  return <SeveralFilter {...props} options={useTagOptions().options} />;
}

export function SourceFilter(props: FilterProps<string[]>) {
  return <SeveralFilter {...props} options={useSourceOptions().options} />;
}
