import { useT } from '@byline/web-kit/i18n';
import { formatDay } from '@byline/web-kit/dates';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { CandidateResponse } from '../../../api';
import { Avatar } from '../../../components/ui/Avatar';
import { Text } from '../../../components/ui/Text';
import { displayName } from '../../../lib/format';
import { useComparedFields } from '../useComparedFields';
import style from './Comparison.module.css';

/** Two candidates side by side: the fields that differ, then the names of those that are equal. */
export function Comparison({ pair }: { pair: readonly [CandidateResponse, CandidateResponse] }) {
  const t = useT();
  const fields = useComparedFields(pair);
  const different = fields.filter(({ words: [one, other] }) => one !== other);
  const same = fields.filter(({ words: [one, other] }) => one === other && one !== '');
  return (
    <table className={style.fields}>
      <caption className={style.caption}>
        <Text weight="semibold">
          <FormattedMessage id="duplicates.differ" values={{ count: different.length }} />
        </Text>
      </caption>
      <thead>
        <tr>
          <td />
          {pair.map((person) => (
            <th key={person._id} scope="col">
              <span className={style.person}>
                <Avatar person={person} size="large" />
                <span className={style.who}>
                  <Link to={`/candidates/${person._id}`}>{displayName(person)}</Link>
                  <Text size="small" tone="muted">
                    <FormattedMessage id="duplicates.since" values={{ date: formatDay(person.createdAt) }} />
                  </Text>
                </span>
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {different.map(({ name, label, words }) => (
          <tr key={name}>
            <th scope="row">{label}</th>
            {words.map((text, index) => (
              <td key={index}>{text || <Text tone="muted">{t('duplicates.empty')}</Text>}</td>
            ))}
          </tr>
        ))}
        {same.length > 0 && (
          <tr>
            <th scope="row">
              <FormattedMessage id="duplicates.same" />
            </th>
            <td colSpan={2}>{same.map(({ label, words: [text] }) => `${label}: ${text}`).join(' · ')}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
