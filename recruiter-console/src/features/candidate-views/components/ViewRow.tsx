import { useT } from '@byline/web-kit/i18n';
import clsx from 'clsx';
import { Bell, Check, Star } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { CandidateViewResponse, ViewCountDto } from '../../../api';
import { IconAction } from '../../../components/ui/IconAction';
import { MoreMenu } from '../../../components/ui/MoreMenu';
import { Text } from '../../../components/ui/Text';
import { useCountText } from '../../../lib/counted';
import { useViews } from '../views-context';
import { MailsMenu } from './MailsMenu';
import { useViewEntries } from './useViewEntries';
import style from './views.module.css';

interface ViewRowProps {
  view: CandidateViewResponse;
  /** Undefined while it loads. */
  count: ViewCountDto | undefined;
  onOpen: () => void;
}

/** A view in the menu: opens by its name, with its settings behind it. */
export function ViewRow({ view, count, onOpen }: ViewRowProps) {
  const t = useT();
  const countText = useCountText();
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
        <Text cut title={name} className={style.label}>
          {name}
        </Text>
        {!isMine && owner && (
          <Text tone="muted" size="small">
            {owner.firstname}
          </Text>
        )}
        <span className={style.counts}>
          {count && count.newCount > 0 && (
            <span className={style.new}>
              {t(count.newMore ? 'views.manyNew' : 'views.new', { count: count.newCount })}
            </span>
          )}
          {count && (
            <Text tone="muted" size="small">
              {countText({ count: count.count, more: count.more })}
            </Text>
          )}
        </span>
        {view.mails !== 'never' && (
          <span className={clsx(style.sign, style.quiet)}>
            <Bell size={12} />
            {t(`views.mailsShort.${view.mails}`)}
          </span>
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
        <MailsMenu view={view} />
        <MoreMenu label={t('views.more', { name })} entries={useViewEntries(view)} />
      </span>
    </li>
  );
}
