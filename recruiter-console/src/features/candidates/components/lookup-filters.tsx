import { useIntl } from 'react-intl';
import { useRecruiters, useSourceOptions, useTagOptions } from '../../../api/lookups';
import { common } from '../../../i18n/common';
import { SeveralFilter, type FilterProps } from './filter-controls';

export function RecruiterFilter(props: FilterProps<string[]>) {
  const { formatMessage } = useIntl();
  const { options } = useRecruiters();
  return (
    <SeveralFilter
      {...props}
      options={[{ value: 'none', label: formatMessage(common.nobody) }, ...options]}
      any={formatMessage(common.anyMasculine)}
    />
  );
}

export function TagFilter(props: FilterProps<string[]>) {
  return <SeveralFilter {...props} options={useTagOptions().options} />;
}

export function SourceFilter(props: FilterProps<string[]>) {
  return <SeveralFilter {...props} options={useSourceOptions().options} />;
}
