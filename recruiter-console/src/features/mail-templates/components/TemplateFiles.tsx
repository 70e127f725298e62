import { useT } from '@byline/web-kit/i18n';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useAllLibraryFilesQuery, type MailAttachmentDto, type MailTemplateResponse } from '../../../api';
import { PaneBody } from '../../../components/layout/Pane';
import { Row } from '../../../components/layout/Stack';
import { AttachedFiles } from '../../../components/mail/AttachedFiles';
import { AttachMenu } from '../../../components/mail/AttachMenu';
import { AutosaveConflict } from '../../../components/ui/AutosaveConflict';
import { FieldFrame } from '../../../components/ui/fields/FieldFrame';
import type { Autosave } from '../../../lib/autosave/useAutosave';
import { FILES, fileIdsOf, toFiles } from '../model';

interface TemplateFilesProps {
  autosave: Autosave;
  template: MailTemplateResponse;
}

/** The files of the library that mails with this template begin with, in every language. */
export function TemplateFiles({ autosave, template }: TemplateFilesProps) {
  const t = useT();
  const id = useId();
  const { data: library = [] } = useAllLibraryFilesQuery();
  const known: MailAttachmentDto[] = [
    ...template.attachments,
    ...library.map(({ _id: fileId, name, size }) => ({ fileId, name, size })),
  ];
  const namedIn = (ids: readonly string[]): MailAttachmentDto[] =>
    ids.flatMap((wanted) => known.find(({ fileId }) => fileId === wanted) ?? []);
  const files = namedIn(fileIdsOf(autosave.values));
  const change = (next: readonly MailAttachmentDto[]): void => {
    autosave.type(FILES, toFiles(next.map(({ fileId }) => fileId)));
    void autosave.flush();
  };
  return (
    <PaneBody as="div">
      <FieldFrame
        id={id}
        label={t('emails.attachments')}
        help={<FormattedMessage id="mailTemplates.filesHelp" />}
        group
      >
        <AttachedFiles files={files} onRemove={(file) => change(files.filter((one) => one !== file))} />
        <Row>
          <AttachMenu candidateId={null} attached={files} onChoose={(file) => change([...files, file])} />
        </Row>
        <AutosaveConflict
          autosave={autosave}
          name={FILES}
          wordsOf={(value) =>
            namedIn(value.split(','))
              .map(({ name }) => name)
              .join(', ')
          }
        />
      </FieldFrame>
    </PaneBody>
  );
}
