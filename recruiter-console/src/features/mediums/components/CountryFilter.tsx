import { useT } from '@byline/web-kit/i18n';
import { useNames } from '@byline/web-kit/names';
import { useIntl } from 'react-intl';
import { useListMediumsQuery } from '../../../api';
import { MenuButton } from '../../../components/ui/MenuButton';

/** The limit of the API for this query, and more mediums than an agency has. */
const ALL = 1_000;

/** Offers the countries of all mediums, independent of the filtered list (docs/domain/recruiting.md#mediums). */
export function CountryFilter({ value, onChange }: { value: string; onChange: (country: string) => void }) {
  const t = useT();
  const { locale } = useIntl();
  const names = useNames();
  const { data } = useListMediumsQuery({ limit: ALL, fields: ['country'] });
  const countries = new Set([...(data?.records ?? []).map(({ country }) => country ?? ''), value].filter(Boolean));
  const options = [...countries]
    .map((country) => ({ value: country, label: names.country(country) }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
  const all = t('mediums.allCountries');
  const said = value ? names.country(value) : all;
  return (
    <MenuButton
      look="field"
      label={`${t('mediums.country')}, ${said}`}
      value={value}
      options={[{ value: '', label: all }, ...options]}
      onChange={onChange}
    >
      {said}
    </MenuButton>
  );
}
