import { acceptOf, ATTACHMENT_FILE_TYPES } from '@byline/shared-types/domain';
import { useField } from '@byline/web-kit/form';
import { useT } from '@byline/web-kit/i18n';
import { Button } from '../../../components/ui/Button';
import { Paperclip, X } from 'lucide-react';
import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Row } from '../../../components/layout/Stack';
import { FieldFrame } from '../../../components/ui/fields/FieldFrame';
import { IconAction } from '../../../components/ui/IconAction';
import { Text } from '../../../components/ui/Text';

/** A newly chosen file, the name of the saved file, or null without a file. */
export type ChosenFile = File | string | null;

/** Chooses or removes the file of a test. */
export function FileField() {
  const t = useT();
  const field = useField<ChosenFile>('file');
  const input = useRef<HTMLInputElement>(null);
  const name = field.value instanceof File ? field.value.name : field.value;
  return (
    <FieldFrame
      id={field.id}
      label={t('tests.file')}
      error={field.error}
      help={<FormattedMessage id="tests.fileHelp" />}
      group
    >
      <Row>
        <Button onClick={() => input.current?.click()}>
          <Paperclip />
          <FormattedMessage id="tests.chooseFile" />
        </Button>
        {name && (
          <>
            <Text cut title={name}>
              {name}
            </Text>
            <IconAction icon={X} label={t('tests.removeFile', { name })} onClick={() => field.setValue(null)} />
          </>
        )}
        <input
          ref={input}
          type="file"
          hidden
          accept={acceptOf(ATTACHMENT_FILE_TYPES)}
          aria-label={t('tests.chooseFile')}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = '';
            if (file) field.setValue(file);
          }}
        />
      </Row>
    </FieldFrame>
  );
}
