import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { Scripts } from 'react-router';
import { scheduleScripts } from './script-scheduling.ts';

interface ElementProps {
  readonly children?: ReactNode;
  readonly rel?: string;
  readonly href?: string;
  readonly type?: string;
  readonly dangerouslySetInnerHTML?: { readonly __html: string };
}

/**
 * The router's `<Scripts>`, but behind the first picture: `modulepreload` links, which React would
 * put into the head before everything in the body, become the business of the start script.
 */
export function DocumentScripts() {
  // Called, not drawn: what it draws is rearranged here. Its hooks become this component's own.
  const drawn = listElements(Scripts({}));
  const modules = drawn.flatMap(({ props }) =>
    props.rel === 'modulepreload' && props.href ? [props.href] : [],
  );
  return drawn
    .filter(({ props }) => props.rel !== 'modulepreload')
    .map((element, index) => {
      const { type, dangerouslySetInnerHTML } = element.props;
      const key = `${index}`;
      if (type !== 'module' || !dangerouslySetInnerHTML) {
        return <Fragment key={key}>{element}</Fragment>;
      }
      const { __html: source } = dangerouslySetInnerHTML;
      // It has run by the time the browser takes the page over, and React leaves its text alone.
      const __html = import.meta.env.SSR ? scheduleScripts(source, modules) : source;
      return (
        <script
          key={key}
          {...element.props}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the router's own start script
          dangerouslySetInnerHTML={{ __html }}
        />
      );
    });
}

/** The elements that fragments hold, in order. */
function listElements(node: ReactNode): ReactElement<ElementProps>[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<ElementProps>(child)) return [];
    return child.type === Fragment ? listElements(child.props.children) : [child];
  });
}
