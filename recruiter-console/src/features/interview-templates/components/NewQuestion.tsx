import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Grow } from '../../../components/layout/Grow';
import { Row } from '../../../components/layout/Stack';
import { Form } from '../../../components/ui/fields/Form';
import { TextField } from '../../../components/ui/fields/TextField';
import { messages } from '../messages';
import { questionSchema, type QuestionValues } from '../schema';
import style from './NewQuestion.module.css';

interface NewQuestionProps {
  templateId: string;
  onAdd: (question: string) => void;
  /** The next thing to type: after one was added, or removed. */
  autoFocus: boolean;
}

/** The line below the questions that adds one; Enter goes on with the next. */
export function NewQuestion({ templateId, onAdd, autoFocus }: NewQuestionProps) {
  const { formatMessage } = useIntl();
  const [added, setAdded] = useState(0);
  return (
    <Form<QuestionValues>
      key={added}
      initialValues={{ question: '' }}
      schema={questionSchema}
      onSubmit={({ question }) => {
        onAdd(question);
        setAdded(added + 1);
        return Promise.resolve();
      }}
      draft={{ form: 'new-template-question', record: templateId, shownBy: ['template'] }}
      label={formatMessage(messages.newQuestion)}
    >
      <Row top wrap className={style.line ?? ''}>
        <Grow as="div">
          <TextField
            name="question"
            label={formatMessage(messages.newQuestion)}
            hiddenLabel
            placeholder={formatMessage(messages.typeQuestion)}
            autoComplete="off"
            autoFocus={autoFocus || added > 0}
            required
          />
        </Grow>
        <Button type="submit">
          <Plus />
          <FormattedMessage {...messages.addQuestion} />
        </Button>
      </Row>
    </Form>
  );
}
