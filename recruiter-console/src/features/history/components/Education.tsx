import { MAX_PAGE_SIZE } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import {
  useCreateDiplomaMutation,
  useDeleteDiplomaMutation,
  useListDiplomasQuery,
  useUpdateDiplomaMutation,
  type DiplomaResponse,
} from '../../../api';
import { Text } from '../../../components/ui/Text';
import { PickerField } from '../../../components/ui/fields/form-fields';
import { TextField } from '../../../components/ui/fields/TextField';
import { useNames } from '@byline/web-kit/names';
import { diplomaRequest, diplomaValues, type DiplomaValues } from '../model';
import { diplomaSchema } from '../schema';
import { HistoryForm } from './HistoryForm';
import { HistoryPane } from './HistoryPane';

const DRAFT = 'diploma';

interface DiplomaFormProps {
  candidateId: string;
  item: DiplomaResponse | undefined;
  onClose: () => void;
}

function DiplomaForm({ candidateId, item, onClose }: DiplomaFormProps) {
  const t = useT();
  const { countryOptions } = useNames();
  const [create] = useCreateDiplomaMutation();
  const [update] = useUpdateDiplomaMutation();
  const save = (values: DiplomaValues) => {
    const body = diplomaRequest(values);
    return item
      ? update({ id: item._id, updateDiplomaRequest: { ...body, version: item.version } }).unwrap()
      : create({ createDiplomaRequest: { ...body, candidateId } }).unwrap();
  };
  return (
    <HistoryForm<DiplomaValues>
      label={t('history.addDiploma')}
      initial={diplomaValues(item)}
      schema={diplomaSchema}
      draft={{ form: DRAFT, record: item?._id ?? candidateId }}
      nameOf={({ degree }) => degree}
      onSave={save}
      onClose={onClose}
    >
      <TextField name="degree" label={t('history.degree')} required autoFocus />
      <TextField name="institute" label={t('history.institute')} required />
      <TextField name="from" label={t('history.from')} inputMode="numeric" required />
      <TextField name="to" label={t('history.to')} inputMode="numeric" help={t('history.toHelp')} />
      <PickerField
        name="country"
        label={t('history.country')}
        options={countryOptions}
        placeholder={t('common.none')}
      />
    </HistoryForm>
  );
}

/** A diploma as text. */
export function DiplomaFacts({ item }: { item: DiplomaResponse }) {
  const t = useT();
  const { country } = useNames();
  return (
    <>
      <Text as="p" weight="medium">
        {item.degree}
      </Text>
      <Text as="p" tone="muted">
        {[item.institute, item.country && country(item.country)].filter(Boolean).join(', ')} · {item.from} –{' '}
        {item.to ?? t('history.now')}
      </Text>
    </>
  );
}

/** `/candidates/{id}/education`. */
export function Education({ candidateId }: { candidateId: string }) {
  const t = useT();
  const [remove] = useDeleteDiplomaMutation();
  const { currentData, error, refetch } = useListDiplomasQuery({
    filter: { candidateId },
    sort: ['-from'],
    limit: MAX_PAGE_SIZE,
  });
  return (
    <HistoryPane<DiplomaResponse>
      candidateId={candidateId}
      draft={DRAFT}
      title={t('history.education')}
      addLabel={t('history.addDiploma')}
      emptyTitle={t('history.noEducation')}
      list={{ items: currentData?.records, error, refetch: () => void refetch() }}
      nameOf={({ degree }) => degree}
      onRemove={(id) => remove({ id })}
      form={(item, onClose) => <DiplomaForm candidateId={candidateId} item={item} onClose={onClose} />}
      item={(item) => <DiplomaFacts item={item} />}
    />
  );
}
