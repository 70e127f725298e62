import { useT } from '@byline/web-kit/i18n';
import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import {
  useCreateTestMutation,
  useLazyGetTestQuery,
  useUpdateTestMutation,
  useUploadFileMutation,
  type TestResponse,
} from '../../../api';
import { Row } from '../../../components/layout/Stack';
import type { FieldWords } from '../../../components/ui/merge/field-words';
import { useRecordForm } from '../../../components/ui/merge/useRecordForm';
import { RecordForm } from '../../../components/record/RecordForm';
import { FormActions } from '../../../components/ui/fields/FormActions';
import { TextField } from '../../../components/ui/fields/TextField';
import { testSchema } from '../schema';
import { FileField, type ChosenFile } from './FileField';

interface TestValues {
  name: string;
  file: ChosenFile;
}

interface TestFormProps {
  candidateId: string;
  /** The test to change; undefined for a new one. */
  test?: TestResponse;
  onClose: () => void;
  onMade?: () => void;
}

const toValues = ({ name, file }: TestResponse): TestValues => ({ name, file: file?.originalname ?? null });

const toRequest = ({ name, file }: TestValues): TestValues => ({ name: name.trim(), file });

/** The form of a test: its name, and the file that the candidate handed in. */
export function TestForm({ candidateId, test, onClose, onMade }: TestFormProps) {
  const t = useT();
  const [create] = useCreateTestMutation();
  const [update] = useUpdateTestMutation();
  const [upload] = useUploadFileMutation();
  const [getTest] = useLazyGetTestQuery();
  /** Remembers uploaded files, so that a retry after a failed save does not upload them again. */
  const uploaded = useRef(new Map<File, string>());

  const idOf = async (file: ChosenFile): Promise<string | null> => {
    if (!(file instanceof File)) return null;
    const known = uploaded.current.get(file);
    if (known !== undefined) return known;
    const { data } = await upload({ uploadRequest: { file, candidateId } }).unwrap();
    uploaded.current.set(file, data._id);
    return data._id;
  };
  const words: FieldWords<TestValues> = {
    label: (field) => t(`tests.${field}`),
    text: ({ name, file }, field) => (field === 'name' ? name : file instanceof File ? file.name : (file ?? '')),
  };
  const form = useRecordForm({
    ...{ record: test, toValues, toRequest, words, onClose, onMade },
    merges: true,
    empty: () => ({ name: '', file: null }),
    create: async ({ name, file }) => {
      const fileId = await idOf(file);
      return create({ createTestRequest: { candidateId, name, fileId } }).unwrap();
    },
    update: async (id, { file, ...change }) => {
      const changed = { ...change, ...(file !== undefined && { fileId: await idOf(file) }) };
      return update({ id, updateTestRequest: changed }).unwrap();
    },
    read: (id) => getTest({ id }).unwrap(),
    said: () => t(test ? 'tests.test_updated' : 'tests.test_created'),
  });
  return (
    <RecordForm
      form={form}
      schema={testSchema}
      fieldOf={(field) => (field === 'fileId' ? 'file' : field)}
      draft={{
        form: test ? 'test' : 'new-test',
        record: test?._id ?? candidateId,
        shownBy: ['tab'],
        // A draft cannot hold a file.
        omit: ['file'],
      }}
      layout="inPlace"
      label={t(test ? 'tests.edit' : 'tests.add')}
    >
      <TextField name="name" label={t('tests.name')} required autoFocus />
      <FileField />
      <Row atEnd>
        <FormActions onCancel={onClose} action={<FormattedMessage id="tests.save" />} />
      </Row>
    </RecordForm>
  );
}
