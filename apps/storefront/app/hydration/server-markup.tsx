import { type HTMLAttributes, useState } from 'react';

/** Leaves the markup that the server rendered in this place as it is, without the code that made it. */
export function ServerMarkup(props: HTMLAttributes<HTMLDivElement>) {
  // One object for all renders: React sets the content again when it gets another one.
  const [html] = useState({ __html: '' });
  return (
    <div
      {...props}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: hydration ignores it and keeps the server's markup
      dangerouslySetInnerHTML={html}
    />
  );
}
