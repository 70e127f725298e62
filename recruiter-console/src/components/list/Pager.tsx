import { PAGE_SIZES } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCountText } from '../../lib/counted';
import { usePhone } from '../../lib/usePhone';
import { Grow } from '../layout/Grow';
import { PaneFoot } from '../layout/Pane';
import { Row } from '../layout/Stack';
import { LineInput } from '../ui/fields/LineInput';
import { IconAction } from '../ui/IconAction';
import { MenuButton } from '../ui/MenuButton';
import style from './Pager.module.css';

interface PagerProps {
  page: number;
  size: number;
  /** Null while it is unknown. */
  total: number | null;
  /** The real number is higher than `total`, so the last page is unknown. */
  more?: boolean;
  onPage: (page: number) => void;
  /** Loads a page that the user may open next. */
  onIntent?: ((page: number) => void) | undefined;
  onSize: (size: number) => void;
  /** Shows only the adjacent pages, for lack of room. */
  narrow?: boolean;
}

interface PageFieldProps {
  page: number;
  pages: number | null;
  onPage: (page: number) => void;
}

/** The page number as a field: Enter opens the typed page, or the last one. */
function PageField({ page, pages, onPage }: PageFieldProps) {
  const t = useT();
  const { formatNumber } = useIntl();
  const [typed, setTyped] = useState<string | null>(null);
  const go = (event?: FormEvent): void => {
    event?.preventDefault();
    const asked = Number(typed);
    setTyped(null);
    if (typed === null || !Number.isInteger(asked) || asked < 1) return;
    const next = Math.min(asked, pages ?? asked);
    if (next !== page) onPage(next);
  };
  return (
    <form className={style.page} onSubmit={go}>
      <FormattedMessage
        id="common.pageOf"
        values={{
          pages: pages === null ? '…' : formatNumber(pages),
          field: (
            <LineInput
              key="field"
              className={style.field}
              value={typed ?? String(page)}
              onChange={({ target }) => setTyped(target.value.replace(/\D/g, '').slice(0, 6))}
              onFocus={({ target }) => target.select()}
              onBlur={() => go()}
              onKeyDown={({ key }) => {
                if (key === 'Escape') setTyped(null);
              }}
              aria-label={t('common.pageNumber')}
              inputMode="numeric"
            />
          ),
        }}
      />
    </form>
  );
}

/** The footer of a table: the visible range, rows per page, and links to pages. */
export function Pager({ page, size, total, more = false, onPage, onIntent, onSize, narrow = false }: PagerProps) {
  const t = useT();
  const { formatNumber } = useIntl();
  const few = usePhone() || narrow;
  const countText = useCountText();
  const pages = total === null || more ? null : Math.max(1, Math.ceil(total / size));
  const from = total === 0 ? 0 : (page - 1) * size + 1;
  const atEnd = pages !== null && page >= pages;
  const to = (next: number) => ({ onClick: () => onPage(next), ...(onIntent && { onIntent: () => onIntent(next) }) });
  return (
    <PaneFoot>
      <Grow role="status" className={style.range}>
        {total !== null && (
          <FormattedMessage
            id="common.rangeOf"
            values={{
              from: formatNumber(more ? from : Math.min(from, total)),
              to: formatNumber(more ? page * size : Math.min(total, page * size)),
              total: countText({ count: more ? Math.max(total, page * size) : total, more }),
            }}
          />
        )}
      </Grow>
      <Row as="span" className={style.size} data-print="none">
        {!narrow && (
          <span className={style.label}>
            <FormattedMessage id="common.rowsPerPage" />
          </span>
        )}
        <MenuButton
          label={`${t('common.rowsPerPage')}, ${size}`}
          look="smallField"
          value={String(size)}
          options={PAGE_SIZES.map((option) => ({ value: String(option), label: String(option) }))}
          onChange={(value) => onSize(Number(value))}
        >
          {size}
        </MenuButton>
      </Row>
      <Row gap={4}>
        {!few && (
          <IconAction
            icon={ChevronFirst}
            label={t('common.pageFirst')}
            disabled={page <= 1}
            onClick={() => onPage(1)}
          />
        )}
        <IconAction icon={ChevronLeft} label={t('common.pagePrevious')} disabled={page <= 1} {...to(page - 1)} />
        <PageField page={page} pages={pages} onPage={onPage} />
        <IconAction icon={ChevronRight} label={t('common.pageNext')} disabled={atEnd} {...to(page + 1)} />
        {!few && (
          <IconAction
            icon={ChevronLast}
            label={t('common.pageLast')}
            disabled={atEnd || pages === null}
            onClick={() => onPage(pages ?? page)}
          />
        )}
      </Row>
    </PaneFoot>
  );
}
