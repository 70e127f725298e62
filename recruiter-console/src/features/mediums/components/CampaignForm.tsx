import { SideForm } from '../../../components/record/SideForm';
import { plainText } from '@byline/web-kit/rich-text';
import { useIntl } from 'react-intl';
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
import { campaignFields, campaignMessages } from '../messages';
import { campaignRequest, campaignValues, newCampaign, type CampaignValues } from '../model';
import { campaignSchema } from '../schema';
import { useRemoveCampaign } from '../useRemovals';
import { CampaignJobs } from './CampaignJobs';

interface CampaignFormProps {
  mediumId: string;
  /** The campaign to change; none for a new one. */
  campaign?: CampaignResponse;
  onClose: () => void;
}

/** Adds a campaign to a medium, or changes one. */
export function CampaignForm({ mediumId, campaign, onClose }: CampaignFormProps) {
  const { formatMessage } = useIntl();
  const [create] = useCreateCampaignMutation();
  const [update] = useUpdateCampaignMutation();
  const [getCampaign] = useLazyGetCampaignQuery();
  const words: FieldWords<CampaignValues> = {
    label: (field) => formatMessage(campaignFields[field]),
    text: (values, field) => (field === 'remarks' ? plainText(values.remarks) : values[field]),
  };
  const remove = useRemoveCampaign();
  const form = useRecordForm({
    ...{ record: campaign, toValues: campaignValues, toRequest: campaignRequest, empty: newCampaign, words, onClose },
    create: (request) => create({ createCampaignRequest: { ...request, mediumId } }).unwrap(),
    update: (id, updateCampaignRequest) => update({ id, updateCampaignRequest }).unwrap(),
    read: (id) => getCampaign({ id }).unwrap(),
    made: (id) => ({ list: 'campaigns', address: `/settings/${mediumId}/campaigns?open=${id}` }),
    said: (values) =>
      formatMessage(campaign ? campaignMessages.saved : campaignMessages.created, { title: values.title }),
  });
  return (
    <SideForm
      title={campaign ? campaignMessages.edit : campaignMessages.add}
      form={form}
      schema={campaignSchema(form.saving.opened)}
      draft={{ form: 'campaign', record: campaign?._id ?? `of-${mediumId}`, shownBy: ['open', 'panel'] }}
      verb={campaignMessages.save}
      onClose={onClose}
      remove={campaign && (() => remove(campaign))}
    >
      <TextField name="title" label={formatMessage(campaignFields.title)} autoFocus={!campaign} />
      <FormGrid>
        <DateField name="start" label={formatMessage(campaignFields.start)} optional disablePast />
        <DateField name="end" label={formatMessage(campaignFields.end)} optional disablePast />
        <TextField name="budget" label={formatMessage(campaignFields.budget)} optional inputMode="decimal" />
      </FormGrid>
      <RichTextField name="remarks" label={formatMessage(campaignFields.remarks)} optional />
      {campaign && <CampaignJobs campaign={campaign} />}
    </SideForm>
  );
}
