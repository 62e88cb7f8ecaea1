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
  return (
    <div className={joinClasses('relative', className)}>
      <img src={drawing} alt="" width={width} height={height} className="h-auto w-full" />
      <svg
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        className="absolute inset-0 size-full text-madder"
      >
        {marks.map(({ spot, mark }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two groups may have the same place, and the list never changes
          <g key={index} stroke="currentColor" fill="currentColor">
            <path d={`M${spot.x} ${spot.y}L${mark.x} ${mark.y}`} strokeWidth="1.5" />
            <circle cx={spot.x} cy={spot.y} r="3" />
          </g>
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
