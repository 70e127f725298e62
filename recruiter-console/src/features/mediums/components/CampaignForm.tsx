import { useT } from '@byline/web-kit/i18n';
import { SideForm } from '../../../components/record/SideForm';
import { plainText } from '@byline/web-kit/rich-text';
import {
  useCreateCampaignMutation,
  useLazyGetCampaignQuery,
  useUpdateCampaignMutation,
  type CampaignResponse,
} from '../../../api';
import { DateField } from '../../../components/ui/fields/DateField';
import { FormGrid } from '../../../components/ui/fields/FormGrid';
import { RichTextField } from '../../../components/ui/fields/RichTextField';
import { TextField } from '../../../components/ui/fields/TextField';
import type { FieldWords } from '../../../components/ui/merge/field-words';
import { useRecordForm } from '../../../components/ui/merge/useRecordForm';
import { campaignRequest, campaignValues, newCampaign, type CampaignValues } from '../model';
import { campaignSchema } from '../schema';
import { useRemoveCampaign } from '../useRemovals';
import { CampaignJobs } from './CampaignJobs';

interface CampaignFormProps {
  mediumId: string;
  /** The campaign to change; undefined for a new one. */
  campaign?: CampaignResponse;
  onClose: () => void;
}

export function CampaignForm({ mediumId, campaign, onClose }: CampaignFormProps) {
  const t = useT();
  const [create] = useCreateCampaignMutation();
  const [update] = useUpdateCampaignMutation();
  const [getCampaign] = useLazyGetCampaignQuery();
  const words: FieldWords<CampaignValues> = {
    label: (field) => t(`campaign.${field}`),
    text: (values, field) => (field === 'remarks' ? plainText(values.remarks) : values[field]),
  };
  const remove = useRemoveCampaign();
  const form = useRecordForm({
    ...{ record: campaign, toValues: campaignValues, toRequest: campaignRequest, empty: newCampaign, words, onClose },
    create: (request) => create({ createCampaignRequest: { ...request, mediumId } }).unwrap(),
    update: (id, updateCampaignRequest) => update({ id, updateCampaignRequest }).unwrap(),
    read: (id) => getCampaign({ id }).unwrap(),
    made: (id) => ({ list: 'campaigns', address: `/settings/${mediumId}/campaigns?open=${id}` }),
    said: (values) => t(campaign ? 'campaigns.saved' : 'campaigns.created', { title: values.title }),
  });
  return (
    <SideForm
      title={t(campaign ? 'campaigns.edit' : 'campaigns.add')}
      form={form}
      schema={campaignSchema(form.saving.opened)}
      draft={{ form: 'campaign', record: campaign?._id ?? `of-${mediumId}`, shownBy: ['open', 'panel'] }}
      verb="campaigns.save"
      onClose={onClose}
      remove={campaign && (() => remove(campaign))}
    >
      <TextField name="title" label={t('campaign.title')} required autoFocus={!campaign} />
      <FormGrid>
        <DateField name="start" label={t('campaign.start')} disablePast />
        <DateField name="end" label={t('campaign.end')} disablePast />
        <TextField name="budget" label={t('campaign.budget')} inputMode="decimal" />
      </FormGrid>
      <RichTextField name="remarks" label={t('campaign.remarks')} />
      {campaign && <CampaignJobs campaign={campaign} />}
    </SideForm>
  );
}
