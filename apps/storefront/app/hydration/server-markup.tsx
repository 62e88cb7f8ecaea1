import { type HTMLAttributes, useState } from 'react';

interface ServerMarkupProps extends HTMLAttributes<HTMLDivElement> {
  /** HTML to show without the server's markup, after a navigation inside the shop. */
  readonly placeholder?: string;
}

/** Leaves the markup that the server rendered in this place as it is, without the code that made it. */
export function ServerMarkup({ placeholder = '', ...rest }: ServerMarkupProps) {
  // One object for all renders: React sets the content again when it gets another one.
  const [html] = useState({ __html: placeholder });
  return (
    <div
      {...rest}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant text of the shop; hydration ignores it where the server's markup is
      dangerouslySetInnerHTML={html}
    />
  );
}
