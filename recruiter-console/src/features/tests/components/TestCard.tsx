import { saveFile } from '@byline/web-kit/files';
import { formatDay } from '@byline/web-kit/dates';
import { useT } from '@byline/web-kit/i18n';
import { useDialogs } from '@byline/web-kit/ui';
import { Download, File } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useDeleteTestMutation, type TestResponse } from '../../../api';
import { filePath } from '../../../api/file-bytes';
import { CardFigure } from '../../../components/ui/CardFigure';
import { ExpandCard } from '../../../components/ui/ExpandCard';
import { IconAction } from '../../../components/ui/IconAction';
import { MoreMenu } from '../../../components/ui/MoreMenu';
import { ShareBar } from '../../../components/ui/ShareBar';
import { Text } from '../../../components/ui/Text';
import { TEST_SCORE } from '@byline/shared-types/domain';
import { useFocusBack } from '../../../lib/useFocusBack';
import { useFormShown } from '../../../lib/useFormShown';
import { useRemoval } from '../../../lib/useRemoval';
import { formatScore } from '../model';
import { Scores } from './Scores';
import style from './TestCard.module.css';
import { TestForm } from './TestForm';

/** A test. Closed it shows the average, open its file and its scores. */
export function TestCard({ test }: { test: TestResponse }) {
  const t = useT();
  const { locale } = useIntl();
  const { showError } = useDialogs();
  const removal = useRemoval();
  const [open, setOpen] = useFormShown({ form: 'test-score', record: test._id });
  const [editing, setEditing] = useFormShown({ form: 'test', record: test._id });
  const opener = useFocusBack(editing);
  const [remove] = useDeleteTestMutation();
  const { name, average, file, scores, candidateId } = test;

  const onRemove = () =>
    removal({
      question: t('tests.sure_remove_test'),
      text: t('tests.removeText'),
      done: t('tests.removed'),
      success: true,
      remove: () => remove({ id: test._id }),
    });
  if (editing) {
    return (
      <li>
        <TestForm candidateId={candidateId} test={test} onClose={() => setEditing(false)} />
      </li>
    );
  }
  const shown = average === null ? '–' : formatScore(average, locale);
  return (
    <ExpandCard
      id={test._id}
      title={name}
      facts={`${formatDay(test.createdAt)} · ${t('tests.scoreCount', { count: scores.length })}`}
      open={open}
      onToggle={() => setOpen(!open)}
      end={
        <>
          {open && (
            <MoreMenu
              ref={opener}
              label={t('tests.more', { name })}
              entries={[
                { id: 'edit', label: t('common.edit'), onClick: () => setEditing(true) },
                { id: 'remove', label: t('common.remove'), onClick: () => void onRemove() },
              ]}
            />
          )}
          <CardFigure
            figure={shown}
            words={average === null ? t('tests.noAverage') : t('tests.average', { average: shown })}
            large={open}
          />
        </>
      }
    >
      {average !== null && <ShareBar share={average / TEST_SCORE.max} />}
      {file && (
        <div className={style.file}>
          <File />
          <Text cut grow title={file.originalname}>
            {file.originalname}
          </Text>
          <IconAction
            icon={Download}
            label={t('common.download', { name: file.originalname })}
            onClick={() =>
              void saveFile(filePath({ id: candidateId, fileId: file._id }), file.originalname).catch(showError)
            }
          />
        </div>
      )}
      <Scores test={test} />
    </ExpandCard>
  );
}
