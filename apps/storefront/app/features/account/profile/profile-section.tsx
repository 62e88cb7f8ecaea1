import { type ComponentProps, type ReactNode, useId } from 'react';

interface ProfileSectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  readonly title: string;
  /** Shown at the other end of the title's line. */
  readonly action?: ReactNode;
}

/** A titled section of the profile. */
export function ProfileSection({ title, action, children, ...rest }: ProfileSectionProps) {
  const titleId = useId();
  return (
    <section {...rest} aria-labelledby={titleId}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id={titleId} className="font-display text-2xl">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
