import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { Scripts } from 'react-router';
import lateStyles from '../app.css?url';
import { scheduleScripts } from './script-scheduling.ts';

interface ElementProps {
  readonly children?: ReactNode;
  readonly rel?: string;
  readonly href?: string;
  readonly type?: string;
  readonly dangerouslySetInnerHTML?: { readonly __html: string };
}

/**
 * The router's `<Scripts>`, loaded after the first picture: React would put their `modulepreload`
 * links into the head, before the picture, so that the start script requests these modules instead.
 */
export function DocumentScripts() {
  // Called as a function, so that its elements can be rearranged; its hooks belong to this component.
  const elements = listElements(Scripts({}));
  const modules = elements.flatMap(({ props }) =>
    props.rel === 'modulepreload' && props.href ? [props.href] : [],
  );
  return elements
    .filter(({ props }) => props.rel !== 'modulepreload')
    .map((element, index) => {
      const { type, dangerouslySetInnerHTML } = element.props;
      const key = `${index}`;
      if (type !== 'module' || !dangerouslySetInnerHTML) {
        return <Fragment key={key}>{element}</Fragment>;
      }
      const { __html: source } = dangerouslySetInnerHTML;
      // The script has run before the hydration, which does not compare its text.
      const __html = import.meta.env.SSR ? scheduleScripts(source, modules, lateStyles) : source;
      return (
        <script
          key={key}
          {...element.props}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the router's start script
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
