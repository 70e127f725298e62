import { useCancel } from '@byline/web-kit/form';
import { plainText } from '@byline/web-kit/rich-text';
import Button from '@mui/material/Button';
import { X } from 'lucide-react';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  useCreateCampaignMutation,
  useLazyGetCampaignQuery,
  useUpdateCampaignMutation,
  type CampaignResponse,
} from '../../../api';
import { Grow } from '../../../components/layout/Grow';
import { PaneBody, PaneFoot, PaneHead, Scroll } from '../../../components/layout/Pane';
import { DateField } from '../../../components/ui/fields/DateField';
import { Form } from '../../../components/ui/fields/Form';
import { FormActions } from '../../../components/ui/fields/FormActions';
import { FormGrid } from '../../../components/ui/fields/FormGrid';
import { RichTextField } from '../../../components/ui/fields/RichTextField';
import { TextField } from '../../../components/ui/fields/TextField';
import { IconAction } from '../../../components/ui/IconAction';
import { changedPart, type FieldWords } from '../../../components/ui/merge/merge';
import { MergeConflict } from '../../../components/ui/merge/MergeConflict';
import { useRecordForm } from '../../../components/ui/merge/useRecordForm';
import { Text } from '../../../components/ui/Text';
import { common } from '../../../i18n/common';
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
  const title = useId();
  const [create] = useCreateCampaignMutation();
  const [update] = useUpdateCampaignMutation();
  const [getCampaign] = useLazyGetCampaignQuery();
  const words: FieldWords<CampaignValues> = {
    label: (field) => formatMessage(campaignFields[field]),
    text: (values, field) => (field === 'remarks' ? plainText(values.remarks) : values[field]),
  };
  const { saving, save } = useRecordForm<CampaignResponse, CampaignValues>({
    ...{ record: campaign, toValues: campaignValues, empty: newCampaign, words, onClose },
    make: (values) => create({ createCampaignRequest: { ...campaignRequest(values), mediumId } }).unwrap(),
    change: (id, values, base, version) => {
      const change = changedPart(campaignRequest(values), campaignRequest(base));
      return update({ id, updateCampaignRequest: { ...change, version } }).unwrap();
    },
    read: (id) => getCampaign({ id }).unwrap(),
    said: (values) =>
      formatMessage(campaign ? campaignMessages.saved : campaignMessages.created, { title: values.title }),
  });
  return (
    <Form<CampaignValues>
      initialValues={saving.opened}
      schema={campaignSchema(saving.opened)}
      onSubmit={save}
      onRefused={saving.onRefused}
      draft={{ form: 'campaign', record: campaign?._id ?? `of-${mediumId}`, shownBy: ['open', 'panel'] }}
      layout="inPane"
      labelledBy={title}
    >
      <PaneHead size="bar" lined>
        <Text as="h2" size="panel" grow id={title}>
          <FormattedMessage {...(campaign ? campaignMessages.edit : campaignMessages.add)} />
        </Text>
        <IconAction icon={X} label={formatMessage(common.close)} onClick={onClose} />
      </PaneHead>
      <Scroll>
        <PaneBody gap={16}>
          <MergeConflict saving={saving} words={words} />
          <TextField name="title" label={formatMessage(campaignFields.title)} autoFocus={!campaign} />
          <FormGrid>
            <DateField name="start" label={formatMessage(campaignFields.start)} optional disablePast />
            <DateField name="end" label={formatMessage(campaignFields.end)} optional disablePast />
            <TextField name="budget" label={formatMessage(campaignFields.budget)} optional inputMode="decimal" />
          </FormGrid>
          <RichTextField name="remarks" label={formatMessage(campaignFields.remarks)} optional />
          {campaign && <CampaignJobs campaign={campaign} />}
        </PaneBody>
      </Scroll>
      <PaneFoot>
        {campaign && <RemoveButton campaign={campaign} onRemoved={onClose} />}
        <Grow />
        <FormActions onCancel={onClose} action={<FormattedMessage {...campaignMessages.save} />} />
      </PaneFoot>
    </Form>
  );
}

/** What was typed goes with the campaign. */
function RemoveButton({ campaign, onRemoved }: { campaign: CampaignResponse; onRemoved: () => void }) {
  const remove = useRemoveCampaign(useCancel(onRemoved));
  return (
    <Button variant="text" color="error" onClick={() => void remove(campaign)}>
      <FormattedMessage {...common.remove} />
    </Button>
  );
}
