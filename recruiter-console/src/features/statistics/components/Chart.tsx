import { BarChart } from '@mui/x-charts/BarChart';
import { useIntl } from 'react-intl';
import { gridLines, isPartial, type Count } from '../periods';
import { NUMBERED_BARS } from '../picture';
import style from './Chart.module.css';

interface ChartProps {
  label: string;
  counts: readonly Count[];
  below: (key: string, isFirst: boolean) => string;
  /** The highest line of the grid, if the numbers have a limit. */
  top?: number;
  onOpen?: (count: Count) => void;
}

/** A bar for each count. Keyboards and screen readers use the table beside it, which has the same numbers. */
export default function Chart({ label, counts, below, top, onOpen }: ChartProps) {
  const { formatNumber } = useIntl();
  const keys = counts.map(({ key }) => key);
  const lines = gridLines(Math.max(0, ...counts.map(({ total }) => total)), top);
  const isNumbered = counts.length <= NUMBERED_BARS;
  return (
    <div className={style.chart} role="img" aria-label={label}>
      <BarChart
        disableKeyboardNavigation
        skipAnimation
        hideLegend
        borderRadius={3}
        grid={{ horizontal: true }}
        margin={{ top: 24, right: 0, bottom: 0, left: 0 }}
        slotProps={{ tooltip: { trigger: 'none' } }}
        axisHighlight={{ x: 'none' }}
        series={[
          {
            data: counts.map(({ total }) => total),
            ...(isNumbered && { barLabel: 'value', barLabelPlacement: 'outside' }),
          },
        ]}
        xAxis={[
          {
            data: keys,
            scaleType: 'band',
            categoryGapRatio: 0.5,
            disableLine: true,
            disableTicks: true,
            height: 44,
            valueFormatter: (key: string) => below(key, key === keys[0]),
            colorMap: {
              type: 'ordinal',
              values: keys,
              colors: counts.map((count) => (isPartial(count) ? 'var(--accent)' : 'var(--primary)')),
            },
          },
        ]}
        yAxis={[
          {
            min: 0,
            max: lines.at(-1) ?? 5,
            tickInterval: lines,
            valueFormatter: (line: number) => formatNumber(line),
            disableLine: true,
            disableTicks: true,
            width: 40,
          },
        ]}
        {...(onOpen && {
          onItemClick: (_, { dataIndex }) => {
            const count = counts[dataIndex];
            if (count) onOpen(count);
          },
        })}
      />
    </div>
  );
}
