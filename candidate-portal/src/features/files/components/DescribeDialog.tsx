import { useUpdateCandidateFileMutation } from '../../../api';
import { Field } from '../../../components/form/Field';
import { Form } from '../../../components/form/Form';
import { Dialog } from '../../../components/ui/Dialog';
import { EntryActions } from '../../../components/ui/EntryActions';
import { useNotify } from '@byline/web-kit/ui';
import { useT } from '@byline/web-kit/i18n';
import { useMergedEntry } from '../../../lib/useMergedEntry';
import { DESCRIBED, type StoredFile } from '../model';

const schema = () => import('../schema').then((schemas) => schemas.describeSchema);

interface Described {
  title: string;
  summary: string;
}

interface DescribeDialogProps {
  candidateId: string;
  file: StoredFile;
  onClose: () => void;
}

/** Title and summary of a portfolio file, as the public profile shows them. */
export function DescribeDialog({ candidateId, file, onClose }: DescribeDialogProps) {
  const t = useT();
  const notify = useNotify();
  const [patch] = useUpdateCandidateFileMutation();
  const { clash, onRefused, save } = useMergedEntry<StoredFile, Described>({
    candidateId,
    entry: file,
    listOf: ({ candidatefiles }) => candidatefiles,
    toValues: (stored) => ({ title: stored?.title ?? '', summary: stored?.summary ?? '' }),
    write: ({ title, summary }, version) => {
      const updateFileRequest = { title: title.trim(), summary: summary.trim(), version };
      return patch({ id: candidateId, fileId: file._id, updateFileRequest }).unwrap();
    },
  });
  const saveIt = async (values: Described): Promise<void> => {
    await save(values);
    notify(t('files.described'));
    onClose();
  };
  return (
    <Dialog title={t('files.describeTitle')} onClose={onClose} inAddress>
      <Form
        initialValues={{ title: file.title ?? '', summary: file.summary ?? '' }}
        schema={schema}
        onSubmit={saveIt}
        onRefused={onRefused}
        clash={clash}
        failure="alert"
        draft={{ form: 'file', record: file._id, shownBy: [DESCRIBED] }}
        summary={false}
      >
        {({ isSubmitting }) => (
          <>
            <Field name="title" label={t('files.title')} optional />
            <Field name="summary" label={t('files.summary')} optional rows={3} />
            <EntryActions saving={isSubmitting} onCancel={onClose} />
          </>
        )}
      </Form>
    </Dialog>
  );
}
