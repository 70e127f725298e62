import { useT } from '@byline/web-kit/i18n';
import { Button } from '../../../components/ui/Button';
import MenuItem from '@mui/material/MenuItem';
import { Save } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { ButtonMenu } from '../../../components/ui/ButtonMenu';
import { IconAction } from '../../../components/ui/IconAction';
import type { ListState } from '../../../lib/candidate-list/list-state';
import { ALL_ACTIVE_LIST, isViewed, listOfView } from '../../../lib/candidate-list/list-view';
import { useSmallPhone } from '../../../lib/usePhone';
import { useViews } from '../views-context';

/** While the list differs from its view: back to the view, or keep the list. Only its owner changes a view. */
export function SaveView({ state }: { state: ListState }) {
  const t = useT();
  const smallPhone = useSmallPhone();
  const { opened, open, save, saveAsNew, share } = useViews();
  if (isViewed(state, opened ? listOfView(opened.list) : ALL_ACTIVE_LIST)) return null;
  if (!opened) {
    if (smallPhone) return <IconAction icon={Save} label={t('views.save')} onClick={() => saveAsNew()} />;
    return (
      <Button onClick={() => saveAsNew()}>
        <FormattedMessage id="views.save" />
      </Button>
    );
  }
  const saveAndShare = async (): Promise<void> => {
    const saved = await save(opened, state);
    if (saved) await share(saved, true);
  };
  return (
    <>
      <Button variant="text" onClick={() => open(opened)}>
        <FormattedMessage id="views.reset" />
      </Button>
      <ButtonMenu label={t('views.save')} icon={Save}>
        {(choose) => [
          ...(opened.isMine
            ? [
                <MenuItem key="save" onClick={choose(() => void save(opened, state))}>
                  <FormattedMessage id="views.saveIn" values={{ name: opened.name }} />
                </MenuItem>,
              ]
            : []),
          <MenuItem key="new" onClick={choose(() => saveAsNew())}>
            <FormattedMessage id="views.saveAsNew" />
          </MenuItem>,
          ...(opened.isMine && !opened.shared
            ? [
                <MenuItem key="share" onClick={choose(() => void saveAndShare())}>
                  <FormattedMessage id="views.saveAndShare" />
                </MenuItem>,
              ]
            : []),
        ]}
      </ButtonMenu>
    </>
  );
}
