import { formatDay } from '@byline/web-kit/dates';
import { useT } from '@byline/web-kit/i18n';
import { useIntl } from 'react-intl';
import type { TestResponse } from '../../../api';
import { PaperEntry } from '../../../components/record/PaperEntry';
import { formatScore } from '../model';

export function TestsOnPaper({ tests }: { tests: readonly TestResponse[] }) {
  const t = useT();
  const { locale } = useIntl();
  return tests.map(({ _id, name, createdAt, average, file, scores }) => (
    <PaperEntry
      key={_id}
      title={name}
      facts={[
        formatDay(createdAt),
        average === null ? t('tests.noAverage') : t('tests.average', { average: formatScore(average, locale) }),
        file?.originalname,
      ]}
    >
      <ul>
        {scores.map(({ score, remark }, index) => (
          <li key={index}>
            {formatScore(score, locale)} · {remark}
          </li>
        ))}
      </ul>
    </PaperEntry>
  ));
}
