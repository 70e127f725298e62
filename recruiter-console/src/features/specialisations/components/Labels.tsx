import { visuallyHidden } from '@byline/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import { useFunctionName } from '../../../components/candidate/texts';
import { Text } from '../../../components/ui/Text';
import { LABEL_LANGUAGES, LABEL_WORDS } from '../messages';
import type { Category } from '../model';
import style from './Labels.module.css';

interface LabelsProps {
  record: Pick<Category, 'label' | 'userfunctions'> | null;
  /** The text to show without a record. */
  instead?: string;
  /** True for a category, with its number of skills. */
  strong?: boolean;
  count?: number;
}

/** A label in three languages and its functions, in columns, or below each other in a narrow window. */
export function Labels({ record, instead, strong = false, count }: LabelsProps) {
  const functionName = useFunctionName();
  const functions = record?.userfunctions.map((name) => functionName(name)).join(', ');
  return (
    <>
      {LABEL_LANGUAGES.map((language, index) => {
        const text = record ? record.label[language] : index === 0 ? instead : undefined;
        if (text === undefined) return <span key={language} className={style.label} />;
        return (
          <span key={language} className={style.label}>
            <span className={visuallyHidden}>
              <FormattedMessage id={LABEL_WORDS[language]} />{' '}
            </span>
            <Text
              as={strong && index === 0 ? 'h2' : 'span'}
              weight={strong ? (index === 0 ? 'semibold' : 'medium') : undefined}
              cut
              title={text}
              lang={record ? language.toLowerCase() : undefined}
            >
              {text}
            </Text>
            {index === 0 && count !== undefined && (
              <Text tone="muted">
                <span aria-hidden="true">{count}</span>
                <span className={visuallyHidden}>
                  <FormattedMessage id="specialisations.skillCount" values={{ count }} />
                </span>
              </Text>
            )}
          </span>
        );
      })}
      <Text tone="muted" cut title={functions} className={style.functions}>
        {record && (functions || <FormattedMessage id="specialisations.allFunctions" />)}
      </Text>
    </>
  );
}
