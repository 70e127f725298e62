import { PAGE_SIZES } from '@byline/shared-types/domain';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Row } from '../layout/Stack';
import { PaneFoot } from '../layout/Pane';
import { Grow } from '../layout/Grow';
import { common } from '../../i18n/common';
import { IconAction } from './IconAction';
import { MenuButton } from './MenuButton';
import style from './Pager.module.css';

interface PagerProps {
  page: number;
  size: number;
  total: number;
  onPage: (page: number) => void;
  onSize: (size: number) => void;
}

/** Foot of a table: what is shown, rows a page, previous and next. */
export function Pager({ page, size, total, onPage, onSize }: PagerProps) {
  const { formatMessage, formatNumber } = useIntl();
  const label = useId();
  const pages = Math.max(1, Math.ceil(total / size));
  const from = total === 0 ? 0 : (page - 1) * size + 1;
  return (
    <PaneFoot>
      <Grow role="status">
        <FormattedMessage
          {...common.rangeOf}
          values={{
            from: formatNumber(from),
            to: formatNumber(Math.min(total, page * size)),
            total: formatNumber(total),
          }}
        />
      </Grow>
      <Row as="span">
        <span id={label} className={style.label}>
          <FormattedMessage {...common.rowsPerPage} />
        </span>
        <MenuButton
          label={`${formatMessage(common.rowsPerPage)}, ${size}`}
          look="smallField"
          value={String(size)}
          options={PAGE_SIZES.map((option) => ({ value: String(option), label: String(option) }))}
          onChange={(value) => onSize(Number(value))}
        >
          {size}
        </MenuButton>
      </Row>
      <Row as="span" gap={4}>
        <IconAction
          icon={ChevronLeft}
          size="medium"
          label={formatMessage(common.pagePrevious)}
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        />
        <span className={style.label}>
          <FormattedMessage {...common.page} values={{ page: formatNumber(page), pages: formatNumber(pages) }} />
        </span>
        <IconAction
          icon={ChevronRight}
          size="medium"
          label={formatMessage(common.pageNext)}
          disabled={page >= pages}
          onClick={() => onPage(page + 1)}
        />
      </Row>
    </PaneFoot>
  );
}
