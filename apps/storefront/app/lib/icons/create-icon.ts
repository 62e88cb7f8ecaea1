import { createElement, type SVGProps } from 'react';

/** The shapes of an icon, as its module in lucide-react lists them. */
interface IconData {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

/**
 * Creates the component of an icon. The build puts this in the place of lucide-react's own function,
 * whose context, aliases and sizes no icon of the shop uses: 1 KiB less JavaScript of a first visit.
 * What all icons have in common is a rule of the style sheet: 120 bytes less HTML of each.
 *
 * @returns a component that takes the attributes of an SVG; hidden from screen readers, since the text
 *   or label beside an icon says the same
 */
export default function createIcon({ node }: IconData) {
  return ({ className = '', ...props }: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      {
        viewBox: '0 0 24 24',
        strokeWidth: 2,
        'aria-hidden': true,
        ...props,
        className: `icon ${className}`,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
