import { completeLanguages, MAIL_PURPOSES } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { useNotify } from '@byline/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import { useAllMailTemplatesQuery } from '../../../api';
import { RowDivider } from '../../../components/layout/Divider';
import { PaneToolbar } from '../../../components/layout/Pane';
import { AutosaveConflict } from '../../../components/ui/AutosaveConflict';
import { Check } from '../../../components/ui/fields/Check';
import { MenuButton } from '../../../components/ui/MenuButton';
import { Text } from '../../../components/ui/Text';
import type { Autosave } from '../../../lib/autosave/useAutosave';
import { DEFAULT, PURPOSE, purposeOf, textsOf, toPurpose } from '../model';
import style from './PurposeBar.module.css';

/** The purpose of a template, and whether mails of this purpose begin with it. */
export function PurposeBar({ id, autosave }: { id: string; autosave: Autosave }) {
  const t = useT();
  const notify = useNotify();
  const { data: templates = [] } = useAllMailTemplatesQuery();
  const purpose = purposeOf(autosave.values);
  const nameOf = (one: string): string => t(`mailPurpose.${toPurpose(one)}`);
  const name = nameOf(purpose);
  const label = t('mailTemplates.purpose');
  const choose = (next: string): void => {
    autosave.type(PURPOSE, next);
    // The default of one purpose does not replace the default of another without a question.
    autosave.type(DEFAULT, 0);
    void autosave.flush();
  };
  const onDefault = (isDefault: boolean): void => {
    const before = templates.find((one) => one.isDefault && one.purpose === purpose && one._id !== id);
    autosave.type(DEFAULT, isDefault ? 1 : 0);
    void autosave.flush();
    if (isDefault && before) notify(t('mailTemplates.defaultMoved', { name: before.name, purpose: name }));
  };
  const isWritten = completeLanguages(textsOf(autosave.values)).length > 0;
  return (
    <PaneToolbar className={style.bar}>
      <Text tone="muted" aria-hidden="true">
        {label}
      </Text>
      <MenuButton
        look="ghost"
        label={`${label}, ${name}`}
        value={purpose}
        options={MAIL_PURPOSES.map((one) => ({ value: one, label: t(`mailPurpose.${one}`) }))}
        onChange={choose}
      >
        {name}
      </MenuButton>
      <RowDivider />
      <Check checked={autosave.values[DEFAULT] === 1} disabled={!isWritten} onChange={onDefault}>
        <FormattedMessage id="mailTemplates.defaultFor" values={{ purpose: name }} />
      </Check>
      <AutosaveConflict autosave={autosave} name={PURPOSE} wordsOf={nameOf} />
    </PaneToolbar>
  );
}
