import { saveBlob } from '@byline/web-kit/files';
import { useT } from '@byline/web-kit/i18n';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Row, Stack } from '../../../components/layout/Stack';
import { Text } from '../../../components/ui/Text';
import { csvOf } from '../csv';
import { shareOf } from '../periods';
import type { Shares } from '../shares';
import { SaveActions } from './SaveActions';
import style from './ShareSection.module.css';
import { ShareTable, type Column } from './ShareTable';
import type { Sorted } from './SortHead';

interface ShareSectionProps {
  title: string;
  heads: readonly [string, string, ...string[]];
  rows: readonly Shares[];
  total: Shares;
  initial: Sorted<Column>;
  picture: () => Promise<Blob | null>;
  /** The chart. */
  children: ReactNode;
}

/** A chart of shares with its table and its files. */
export function ShareSection({ title, heads, rows, total, initial, picture, children }: ShareSectionProps) {
  const t = useT();
  const { formatNumber } = useIntl();
  const saveTable = (): void => {
    const [head, whole, ...parts] = heads;
    const share = (part: number, of: number): string =>
      formatNumber(100 * shareOf(part, of), { maximumFractionDigits: 1, useGrouping: false });
    const names = [head, whole, ...parts.flatMap((text) => [text, `${t('statistics.share')} (%)`])];
    const lines = rows.map((row) => [
      row.name,
      row.whole,
      ...row.parts.flatMap((part) => [part, share(part, row.whole)]),
    ]);
    saveBlob(csvOf([names, ...lines]), `${title}.csv`);
  };
  const savePicture = async (): Promise<void> => {
    const blob = await picture();
    if (blob) saveBlob(blob, `${title}.png`);
  };
  return (
    <section className={style.section} aria-label={title}>
      <Stack className={style.chart} gap={16}>
        <Row>
          <Text as="h2" weight="semibold" grow>
            {title}
          </Text>
          <SaveActions disabled={total.whole === 0} onTable={saveTable} onPicture={() => void savePicture()} />
        </Row>
        {children}
      </Stack>
      <div className={style.table}>
        <ShareTable label={title} heads={heads} rows={rows} total={total} initial={initial} />
      </div>
    </section>
  );
}
