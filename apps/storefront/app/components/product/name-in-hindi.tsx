interface NameInHindiProps {
  /** Null for a product without one, which takes no space. */
  readonly name: string | null;
  readonly className?: string;
}

/** A product's name in Devanagari, below the other one (product 2.9.6, 2.7.15). */
export function NameInHindi({ name, className = '' }: NameInHindiProps) {
  if (name === null) return null;
  return (
    <span lang="hi" className={`block text-ink-soft text-sm wrap-anywhere ${className}`}>
      {name}
    </span>
  );
}
