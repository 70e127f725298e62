import { useT } from '@byline/web-kit/i18n';
import clsx from 'clsx';
import { Check, Star } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { CandidateViewResponse } from '../../../api';
import { IconAction } from '../../../components/ui/IconAction';
import { MoreMenu } from '../../../components/ui/MoreMenu';
import { Text } from '../../../components/ui/Text';
import { useViews } from '../views-context';
import { useViewEntries } from './useViewEntries';
import style from './views.module.css';

interface ViewRowProps {
  view: CandidateViewResponse;
  onOpen: () => void;
}

/** A view in the menu: opens by its name, with its settings behind it. */
export function ViewRow({ view, onOpen }: ViewRowProps) {
  const t = useT();
  const { opened, setDefault } = useViews();
  const { name, isMine, isDefault, owner } = view;
  const isOpen = opened?._id === view._id;
  return (
    <li className={style.row} data-record={view._id}>
      <button
        type="button"
        data-view
        className={style.name}
        aria-current={isOpen ? 'true' : undefined}
        onClick={onOpen}
      >
        <span className={style.check}>{isOpen && <Check />}</span>
        <Text cut title={name}>
          {name}
        </Text>
        {!isMine && owner && (
          <Text tone="muted" size="small">
            {owner.firstname}
          </Text>
        )}
        {isDefault && (
          <span className={clsx(style.sign, style.quiet)}>
            <Star size={12} />
            <FormattedMessage id="views.default" />
          </span>
        )}
      </button>
      <span className={style.acts}>
        <IconAction
          icon={Star}
          label={t(isDefault ? 'views.endDefault' : 'views.makeDefault', { name })}
          pressed={isDefault}
          onClick={() => void setDefault(view, !isDefault)}
        />
        <MoreMenu label={t('views.more', { name })} entries={useViewEntries(view)} />
      </span>
    </li>
  );
}
