import { joinClasses } from '@haat/ui';
import type { ReactNode } from 'react';
import drawing from '../../assets/rajasthan-map.svg';
import { RAJASTHAN_MAP_SIZE } from '../../assets/rajasthan-map.ts';
import type { MapMark, Point } from './spread-marks.ts';

const { width, height } = RAJASTHAN_MAP_SIZE;

interface RajasthanMapProps {
  readonly marks: readonly MapMark[];
  /** What stands over the drawing. */
  readonly children?: ReactNode;
  readonly className?: string;
}

/** The drawn map with a dot at each place, and a line from there to a mark that had to move aside. */
export function RajasthanMap({ marks, children, className }: RajasthanMapProps) {
  const leaders = marks
    .map(({ spot, mark }) => `M${spot.x} ${spot.y}L${mark.x} ${mark.y}`)
    .join('');
  return (
    <div className={joinClasses('relative', className)}>
      <img src={drawing} alt="" width={width} height={height} className="h-auto w-full" />
      <svg
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        className="absolute inset-0 size-full text-indigo"
      >
        {/* In the colour of the marks, on a light edge that parts them from hills and rivers. */}
        <path d={leaders} className="stroke-plaster" strokeWidth="5" />
        <path d={leaders} stroke="currentColor" strokeWidth="2" />
        {marks.map(({ spot }, index) => (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: two groups may have the same place, and the list never changes
            key={index}
            cx={spot.x}
            cy={spot.y}
            r="4"
            fill="currentColor"
            strokeWidth="1.5"
            className="stroke-plaster"
          />
        ))}
      </svg>
      {children}
    </div>
  );
}

/** Where a mark stands over the drawing, as shares of its size. */
export function placeMark({ x, y }: Point) {
  return { left: `${(x / width) * 100}%`, top: `${(y / height) * 100}%` };
}
