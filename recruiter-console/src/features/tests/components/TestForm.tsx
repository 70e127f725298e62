import type { Problem } from '@byline/shared-types/domain';
import { useNotify } from '@byline/web-kit/ui';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  useCreateTestMutation,
  useLazyGetTestQuery,
  useUpdateTestMutation,
  useUploadFileMutation,
  type TestResponse,
} from '../../../api';
import { Row } from '../../../components/layout/Stack';
import { ConflictBanner } from '../../../components/ui/ConflictBanner';
import { Form } from '../../../components/ui/fields/Form';
import { FormActions } from '../../../components/ui/fields/FormActions';
import { TextField } from '../../../components/ui/fields/TextField';
import { messages } from '../messages';
import { testSchema } from '../schema';
import { FileField, type ChosenFile } from './FileField';

interface TestValues {
  name: string;
  file: ChosenFile;
}

interface TestFormProps {
  candidateId: string;
  /** The test to change; none for a new one. */
  test?: TestResponse;
  onClose: () => void;
}

const nameOf = (file: ChosenFile): string => (file instanceof File ? file.name : (file ?? '–'));

/** Adds a test or changes one: its name, and what the candidate handed in. */
export function TestForm({ candidateId, test, onClose }: TestFormProps) {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const [create] = useCreateTestMutation();
  const [update] = useUpdateTestMutation();
  const [upload] = useUploadFileMutation();
  const [getTest] = useLazyGetTestQuery();
  const [version, setVersion] = useState(test?.version);
  const [theirs, setTheirs] = useState<TestResponse | null>(null);
  /** What was uploaded already, when the test itself could not be saved. */
  const uploaded = useRef(new Map<File, string>());

  const idOf = async (file: ChosenFile): Promise<string | null> => {
    if (!(file instanceof File)) return null;
    const known = uploaded.current.get(file);
    if (known !== undefined) return known;
    const { data } = await upload({ uploadRequest: { file, candidateId } }).unwrap();
    uploaded.current.set(file, data._id);
    return data._id;
  };
  const save = async ({ name, file }: TestValues): Promise<void> => {
    const title = name.trim();
    if (test) {
      const changed = {
        ...(title !== test.name && { name: title }),
        ...(typeof file !== 'string' && { fileId: await idOf(file) }),
        ...(version !== undefined && { version }),
      };
      await update({ id: test._id, updateTestRequest: changed }).unwrap();
    } else await create({ createTestRequest: { candidateId, name: title, fileId: await idOf(file) } }).unwrap();
    notify(formatMessage(test ? messages.updated : messages.created), { success: true });
    onClose();
  };
  const showTheirs = async (problem: Problem | null): Promise<boolean> => {
    if (!test || problem?.code !== 'stale_version') return false;
    setTheirs(await getTest({ id: test._id }).unwrap());
    return true;
  };
  const settle = (saved: TestResponse): void => {
    setVersion(saved.version);
    setTheirs(null);
  };
  return (
    <Form<TestValues>
      initialValues={{ name: test?.name ?? '', file: test?.file?.originalname ?? null }}
      schema={testSchema}
      onSubmit={save}
      onRefused={showTheirs}
      fieldOf={(field) => (field === 'fileId' ? 'file' : field)}
      draft={{
        form: test ? 'test' : 'new-test',
        record: test?._id ?? candidateId,
        shownBy: ['tab'],
        // A file can't be kept on the device.
        omit: ['file'],
      }}
      layout="inPlace"
      label={formatMessage(test ? messages.edit : messages.add)}
    >
      {({ values, setValues }) => (
        <>
          {theirs && (
            <ConflictBanner
              differences={[
                { field: formatMessage(messages.name), mine: values.name, theirs: theirs.name },
                {
                  field: formatMessage(messages.file),
                  mine: nameOf(values.file),
                  theirs: nameOf(theirs.file?.originalname ?? null),
                },
              ]}
              onKeepMine={() => settle(theirs)}
              onTakeTheirs={() => {
                settle(theirs);
                void setValues({ name: theirs.name, file: theirs.file?.originalname ?? null });
              }}
            />
          )}
          <TextField name="name" label={formatMessage(messages.name)} required autoFocus />
          <FileField />
          <Row atEnd>
            <FormActions onCancel={onClose} action={<FormattedMessage {...messages.save} />} />
          </Row>
        </>
      )}
    </Form>
  );
}
