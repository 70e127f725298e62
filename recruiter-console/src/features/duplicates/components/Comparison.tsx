import { MERGE_SIDES, type MergeSide } from '@byline/shared-types/domain';
import { formatDay } from '@byline/web-kit/dates';
import { useT } from '@byline/web-kit/i18n';
import { Button } from '../../../components/ui/Button';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { CalendarItemResponse } from '../../../api';
import { Row } from '../../../components/layout/Stack';
import { Avatar } from '../../../components/ui/Avatar';
import { Text } from '../../../components/ui/Text';
import { displayName } from '../../../lib/format';
import {
  clashesOf,
  comparisonOf,
  isPublicity,
  loginOf,
  shortened,
  type Chosen,
  type ChosenField,
  type Pair,
} from '../model';
import { useComparedFields } from '../useComparedFields';
import { Clashes } from './Clashes';
import { ChoiceRow, StaysChoice } from './ChoiceRow';
import style from './Comparison.module.css';

interface ComparisonProps {
  pair: Pair;
  chosen: Chosen;
  onChoose: (change: Partial<Chosen>) => void;
  /** An answered pair is only shown. */
  asks: boolean;
  /** The coming appointments of both. */
  coming: readonly CalendarItemResponse[];
}

/** Two candidates side by side: a choice for each field that differs, then what a merge adds together, then what is equal. */
export function Comparison({ pair, asks, coming, chosen, onChoose }: ComparisonProps) {
  const t = useT();
  const { stays, newer, login } = chosen;
  const { choices, filled, added, leftOut, same } = comparisonOf(useComparedFields(pair, stays));
  const loginSide = loginOf(pair, login);
  // A choice of all fields makes nothing public.
  const chooseAll = (names: readonly ChosenField[]): void =>
    onChoose({ newer: [...names.filter((name) => !isPublicity(name)), ...newer.filter(isPublicity)] });
  const loginWords = (email: string, isKept: boolean): string =>
    isKept ? email : t('duplicates.loginEnds', { email });
  const inWords = (fact: (typeof same)[number]): string =>
    `${t('common.labelOf', { label: fact.label })} ${shortened(fact.text)}`;
  const pick = (name: ChosenField) => (side: MergeSide) =>
    onChoose({ newer: side === 'newer' ? [...newer, name] : newer.filter((one) => one !== name) });
  const rest = [
    { label: t('duplicates.filled'), facts: filled },
    { label: t('duplicates.added'), facts: added },
    { label: t('duplicates.leftOut'), facts: leftOut },
    { label: t('duplicates.same'), facts: same },
  ];
  return (
    <table className={style.fields}>
      <caption className={style.caption}>
        <Row wrap>
          <Text weight="semibold" grow className={style.title}>
            <FormattedMessage id="duplicates.differ" values={{ count: choices.length }} />
          </Text>
          {asks && choices.length > 0 && (
            <>
              <Button size="small" variant="text" onClick={() => chooseAll([])}>
                <FormattedMessage id="duplicates.allOlder" />
              </Button>
              <Button size="small" variant="text" onClick={() => chooseAll(choices.map(({ name }) => name))}>
                <FormattedMessage id="duplicates.allNewer" />
              </Button>
            </>
          )}
        </Row>
      </caption>
      <thead>
        <tr>
          <td />
          {pair.map((person, index) => (
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
              {asks && (
                <StaysChoice
                  person={person}
                  isChosen={MERGE_SIDES[index] === stays}
                  onChoose={() => onChoose({ stays: MERGE_SIDES[index] ?? 'older' })}
                />
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {asks && <Clashes clashes={clashesOf(coming, pair)} />}
        {choices.map(({ name, label, words }) => {
          // The address of a login stays with it.
          const side = name === 'email' && loginSide ? loginSide : newer.includes(name) ? 'newer' : 'older';
          const isFixed = !asks || (name === 'email' && loginSide !== null);
          return <ChoiceRow key={name} {...{ name, label, words, side }} onPick={isFixed ? null : pick(name)} />;
        })}
        {asks && pair.every(({ userId }) => userId) && (
          <ChoiceRow
            name="login"
            label={t('duplicates.loginStays')}
            words={[loginWords(pair[0].email, login === 'older'), loginWords(pair[1].email, login === 'newer')]}
            side={login}
            onPick={(side) => onChoose({ login: side })}
          />
        )}
        {rest.map(
          ({ label, facts }) =>
            facts.length > 0 && (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td colSpan={2}>{facts.map(inWords).join(' · ')}</td>
              </tr>
            ),
        )}
      </tbody>
    </table>
  );
}
