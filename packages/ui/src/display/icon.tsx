import type { IconNode } from 'lucide';
import { type ComponentProps, createElement } from 'react';

/** What {@link Icon} takes beside the props of an `<svg>`: which icon. */
export type IconProps = Omit<ComponentProps<'svg'>, 'children'> & {
  /** An icon of the package `lucide`. */
  node: IconNode;
};

/**
 * An icon of Lucide in the colour of the text, 24 px wide and high unless its class says another size.
 * Screen readers pass over it unless it has an `aria-label`.
 *
 * @example <Icon node={Search} className="size-5" />
 */
export function Icon({ node, ...props }: IconProps) {
  const frame = {
    viewBox: '0 0 24 24',
    width: 24,
    height: 24,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    ...(props['aria-label'] === undefined && { 'aria-hidden': true }),
    ...props,
  } as const;
  const shapes = node.map(([name, attributes]) => createElement(name, attributes));
  return createElement('svg', frame, ...shapes);
}
