import { useNotify } from '@byline/web-kit/ui';
import { useIntl } from 'react-intl';
import { useCreateInterviewTemplateMutation } from '../../../api';
import { Row, Stack } from '../../../components/layout/Stack';
import { Form } from '../../../components/ui/fields/Form';
import { FormActions } from '../../../components/ui/fields/FormActions';
import { TextField } from '../../../components/ui/fields/TextField';
import { common } from '../../../i18n/common';
import { messages } from '../messages';
import { templateSchema, type TemplateValues } from '../schema';

interface NewTemplateProps {
  onMade: (id: string) => void;
  onCancel: () => void;
}

/** Makes a template, by its type; its questions come next. */
export function NewTemplate({ onMade, onCancel }: NewTemplateProps) {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const [create] = useCreateInterviewTemplateMutation();
  const save = async (values: TemplateValues): Promise<void> => {
    const body = { type: values.type.trim(), questions: [] };
    const { data } = await create({ createInterviewTemplateRequest: body }).unwrap();
    notify(formatMessage(messages.added, { type: data.type }));
    onMade(data._id);
  };
  return (
    <Form<TemplateValues>
      initialValues={{ type: '' }}
      schema={templateSchema}
      onSubmit={save}
      draft={{ form: 'new-interview-template' }}
      label={formatMessage(messages.newTemplate)}
    >
      <Stack gap={8}>
        <TextField name="type" label={formatMessage(messages.type)} autoComplete="off" autoFocus required />
        <Row atEnd>
          <FormActions onCancel={onCancel} action={formatMessage(common.add)} />
        </Row>
      </Stack>
    </Form>
  );
}
