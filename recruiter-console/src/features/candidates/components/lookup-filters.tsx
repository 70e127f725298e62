import { useT } from '@byline/web-kit/i18n';
import { useAssignees, useSourceOptions, useTagOptions } from '../../../api/lookups';
import { SeveralFilter, type FilterProps } from './filter-controls';

export function RecruiterFilter(props: FilterProps<string[]>) {
  const t = useT();
  const { options, chosen } = useAssignees(props.value);
  const nobody = { value: 'none', label: t('common.nobody') };
  return (
    <SeveralFilter
      {...props}
      options={[nobody, ...options]}
      chosen={chosen(props.value)}
      any={t('common.anyMasculine')}
    />
  );
}

export function TagFilter(props: FilterProps<string[]>) {
  const { options, chosen } = useTagOptions();
  return <SeveralFilter {...props} options={options} chosen={chosen(props.value)} />;
}

export function SourceFilter(props: FilterProps<string[]>) {
  const { options, chosen } = useSourceOptions();
  return <SeveralFilter {...props} options={options} chosen={chosen(props.value)} />;
}
