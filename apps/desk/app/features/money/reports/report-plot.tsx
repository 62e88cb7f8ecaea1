import { listTicks } from './plot-ticks.ts';

interface ReportPlotProps {
  readonly title: string;
  readonly bars: readonly { readonly label: string; readonly value: number }[];
  readonly format: (value: number) => string;
}

/**
 * Bars with their values and an axis. Hidden from screen readers, which read the same in the table; drawn
 * by hand, as the smallest kept library (uPlot) weighs 22 KiB and draws no text that grows with the page.
 */
export function ReportPlot({ title, bars, format }: ReportPlotProps) {
  const ticks = listTicks(Math.max(0, ...bars.map(({ value }) => value)));
  const end = ticks.at(-1) ?? 1;
  const toShare = (value: number) => `${(Math.max(0, value) / end) * 100}%`;
  return (
    <figure aria-hidden="true" className="break-inside-avoid">
      <figcaption className="mb-2 font-bold">{title}</figcaption>
      <div className="grid grid-cols-[auto_minmax(1.5rem,1fr)_auto] gap-x-1 sm:gap-x-2 text-sm">
        {bars.map(({ label, value }) => (
          <div key={label} className="col-span-full grid grid-cols-subgrid items-center">
            <span className="text-ink-soft">{label}</span>
            <div className="relative h-7 border-s border-edge">
              {ticks.slice(1).map((tick) => (
                <span
                  key={tick}
                  className="absolute inset-y-0 border-e border-hairline"
                  style={{ left: 0, width: toShare(tick) }}
                />
              ))}
              <span
                className="absolute inset-y-1 start-0 bg-indigo print:[print-color-adjust:exact]"
                style={{ width: toShare(value) }}
              />
            </div>
            <span className="figures text-end">{format(value)}</span>
          </div>
        ))}
        <div className="col-span-full grid grid-cols-subgrid text-ink-soft">
          <div className="col-start-2 flex flex-wrap justify-between gap-x-2 border-t border-edge">
            <span>{format(0)}</span>
            {/* The marks between are lines alone: their numbers have no room on a phone. */}
            <span>{format(end)}</span>
          </div>
        </div>
      </div>
    </figure>
  );
}
