import { Check } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { LANGUAGE } from '#language';
import { Icon } from '../display/icon.tsx';
import { joinClasses } from '../theme/class-names.ts';

/**
 * What {@link Stepper} takes beside the props of an `<ol>`: the names of the steps, and which one
 * is the current.
 */
export type StepperProps = Omit<ComponentProps<'ol'>, 'children'> & {
  /** The steps' names, in order. */
  steps: readonly string[];
  /** What stands under each step, such as its date; null for a step without. */
  notes?: readonly ReactNode[] | undefined;
  /** Index of the current step; earlier ones are done. */
  currentIndex: number;
  /** Name of the steps: 'Checkout', 'Delivery'. */
  label: string;
  /** Shows the check mark of the last step too. */
  isComplete?: boolean | undefined;
  /** From edge to edge: the first step stands at the start, the last at the end. */
  isSpread?: boolean | undefined;
  /** Greys all steps: there is no way on from the current one. */
  isStopped?: boolean | undefined;
};

type StepState = 'done' | 'current' | 'upcoming';

const DOTS: Readonly<Record<StepState, string>> = {
  done: 'border-leaf bg-leaf text-white',
  current:
    'border-ink bg-ink text-white ' +
    'forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none',
  upcoming: 'border-edge bg-plaster text-ink-soft',
};

/** The outer steps are half as wide as the others, so that all dots are equally far apart. */
const SPREAD = {
  first: 'flex-1 items-start text-start',
  middle: 'flex-[2] items-center text-center',
  last: 'flex-1 items-end text-end',
} as const;

/** Progress through a few named steps, left to right, or one below the other with large text. */
export function Stepper({
  steps,
  notes = [],
  currentIndex,
  label,
  isComplete = false,
  isStopped = false,
  isSpread = false,
  className,
  ...rest
}: StepperProps) {
  return (
    <div className={joinClasses('@container', className)}>
      <ol
        aria-label={label}
        {...rest}
        // With large text the steps wrap below each other.
        className={joinClasses(
          'isolate @max-[14rem]:gap-y-3',
          isSpread
            ? 'flex @max-[14rem]:flex-col'
            : 'grid auto-cols-[minmax(0,1fr)] grid-flow-col @max-[14rem]:grid-flow-row',
        )}
      >
        {steps.map((step, index) => {
          const isCurrent = index === currentIndex;
          const isDone = !isStopped && (index < currentIndex || (isComplete && isCurrent));
          const place = index === 0 ? 'first' : index === steps.length - 1 ? 'last' : 'middle';
          const state = isDone ? 'done' : isCurrent && !isStopped ? 'current' : 'upcoming';
          return (
            <li
              key={step}
              aria-current={isCurrent ? 'step' : undefined}
              className={joinClasses(
                'relative flex min-w-0 flex-col gap-1.5 wrap-anywhere @max-[14rem]:flex-row @max-[14rem]:items-center @max-[14rem]:px-0 @max-[14rem]:text-start',
                isSpread ? SPREAD[place] : 'items-center px-1 text-center',
              )}
            >
              {index > 0 && (
                <span
                  aria-hidden="true"
                  className={joinClasses(
                    'absolute -z-10 top-[calc(1rem-1px)] h-0.5 @max-[14rem]:end-auto',
                    isSpread && place === 'last' ? 'end-0 w-[200%]' : 'end-1/2 w-full',
                    '@max-[14rem]:start-[calc(1rem-1px)] @max-[14rem]:-top-3 @max-[14rem]:h-6 @max-[14rem]:w-0.5',
                    'forced-colors:bg-[CanvasText]',
                    index <= currentIndex && !isStopped ? 'bg-leaf' : 'bg-hairline',
                  )}
                />
              )}
              <span
                aria-hidden="true"
                className={joinClasses(
                  'relative grid size-8 shrink-0 place-items-center rounded-full border-[1.5px] text-sm font-bold',
                  DOTS[state],
                )}
              >
                {isDone ? <Icon node={Check} className="size-4.5" strokeWidth={3} /> : index + 1}
              </span>
              <span
                className={joinClasses(
                  'text-sm leading-tight',
                  state === 'upcoming' ? 'text-ink-soft' : 'font-semibold',
                )}
              >
                {step}
              </span>
              {Boolean(notes[index]) && (
                <span className="-mt-1 text-ink-soft text-sm leading-tight @max-[14rem]:mt-0">
                  {notes[index]}
                </span>
              )}
              {isDone && <span className="sr-only">{LANGUAGE === 'hi' ? 'हो गया' : 'done'}</span>}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
