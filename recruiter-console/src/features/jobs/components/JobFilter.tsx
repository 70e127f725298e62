import { useT } from '@byline/web-kit/i18n';
import { Button } from '../../../components/ui/Button';
import { Popover } from '../../../components/ui/Popover';
import { ListFilter } from 'lucide-react';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useTagOptions } from '../../../api/lookups';
import { Stack } from '../../../components/layout/Stack';
import { FieldFrame } from '../../../components/ui/fields/FieldFrame';
import { Picker } from '../../../components/ui/fields/Picker';
import { FILTERS, type JobFilters } from '../list-state';
import { useCampaignOptions, useJobOptions } from '../useJobOptions';
import style from './JobFilter.module.css';

interface JobFilterProps {
  filters: JobFilters;
  onChange: (filters: Partial<JobFilters>) => void;
}

/** Filters by function, tags and campaigns in a popover. Each choice takes effect at once. */
export function JobFilter({ filters, onChange }: JobFilterProps) {
  const t = useT();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const count = FILTERS.filter((name) => filters[name].length > 0).length;
  const label = t('jobs.filter');
  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-label={count > 0 ? `${label}, ${t('jobs.filterCount', { count })}` : label}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <ListFilter />
        {label}
        {count > 0 && <span className={style.count}>{count}</span>}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
      >
        <Fields filters={filters} onChange={onChange} />
        {count > 0 && (
          <Stack className={style.fields}>
            <Button onClick={() => onChange({ function: [], tags: [], campaigns: [] })}>
              <FormattedMessage id="common.clearAll" />
            </Button>
          </Stack>
        )}
      </Popover>
    </>
  );
}

function Fields({ filters, onChange }: JobFilterProps) {
  const { functions } = useJobOptions();
  const tags = useTagOptions();
  const campaigns = useCampaignOptions(filters.campaigns);
  const options = { function: functions, tags: tags.options, campaigns: campaigns.options };
  const id = useId();
  return (
    <Stack gap={16} className={style.fields}>
      {FILTERS.map((name) => (
        <FieldFrame key={name} id={`${id}${name}`} label={<FormattedMessage id={`job.${name}`} />}>
          <Picker
            id={`${id}${name}`}
            multiple
            options={options[name]}
            value={filters[name]}
            onChange={(value) => onChange({ [name]: value })}
            {...(name === 'campaigns' && {
              chosen: filters.campaigns.map((id) => ({ value: id, label: campaigns.label(id) })),
              ...campaigns.picker,
            })}
          />
        </FieldFrame>
      ))}
    </Stack>
  );
}
