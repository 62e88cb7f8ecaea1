'use client';

import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { joinClasses } from '../theme/class-names.ts';

/** A tab and its panel. */
export type TabItem = {
  /** Unique among the tabs. */
  id: string;
  /** What stands on the tab. */
  label: ReactNode;
  /** What its panel shows. */
  content: ReactNode;
};

/** What {@link Tabs} takes beside the props of a `<div>`: the tabs, and which one is selected. */
export type TabsProps = Omit<ComponentProps<'div'>, 'children' | 'onSelect'> & {
  /** At least one. */
  items: readonly TabItem[];
  /** Name of the tabs: 'Product details'. */
  label: string;
  /** The selected tab, the first one at first; if the app stores it, for example in the URL. */
  selectedId?: string | undefined;
  /** Called with the id of another tab when it is selected. */
  onSelect?: ((id: string) => void) | undefined;
};

/** The tab that a key selects; −1 is the last one. */
const KEY_TARGETS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index) => index - 1,
  Home: () => 0,
  End: () => -1,
};

/**
 * Tabs over one panel. Arrow keys, Home and End move and select. All panels are in the HTML, so
 * that their content has its state and search engines find it.
 */
export function Tabs({ items, label, selectedId, onSelect, className, ...rest }: TabsProps) {
  const baseId = useId();
  const [ownId, setOwnId] = useState<string>();
  const wantedId = selectedId ?? ownId;
  const selected = items.find(({ id }) => id === wantedId) ?? items[0];

  function select(id: string) {
    setOwnId(id);
    if (id !== selected?.id) onSelect?.(id);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const target = KEY_TARGETS[event.key];
    // With a modifier it is a shortcut of the browser: Alt and the left arrow go back.
    if (!target || !selected || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = items.at(target(items.indexOf(selected), items.length));
    if (!next) return;
    select(next.id);
    document.getElementById(`${baseId}-tab-${next.id}`)?.focus();
  }

  return (
    <div {...rest} className={joinClasses('min-w-0', className)}>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={handleKeyDown}
        className="flex flex-wrap gap-x-5 border-b border-hairline sm:gap-x-8"
      >
        {items.map(({ id, label: tabLabel }) => {
          const isSelected = id === selected?.id;
          return (
            <button
              key={id}
              type="button"
              role="tab"
              id={`${baseId}-tab-${id}`}
              aria-selected={isSelected}
              aria-controls={`${baseId}-panel-${id}`}
              tabIndex={isSelected ? 0 : -1}
              onClick={() => select(id)}
              className={joinClasses(
                '-mb-px tap-target min-h-12 border-b-[3px] font-semibold',
                'transition-colors focus-visible:-outline-offset-3',
                isSelected
                  ? 'border-madder text-ink forced-colors:border-[Highlight]'
                  : 'border-transparent text-ink-soft hover:border-edge hover:text-ink forced-colors:border-[Canvas]',
              )}
            >
              {tabLabel}
            </button>
          );
        })}
      </div>
      {items.map(({ id, content }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${baseId}-panel-${id}`}
          aria-labelledby={`${baseId}-tab-${id}`}
          hidden={id !== selected?.id}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without links must be reachable
          tabIndex={0}
          className="pt-5"
        >
          {content}
        </div>
      ))}
    </div>
  );
}
