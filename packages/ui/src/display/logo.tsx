const PETAL = 'M16 14.1c-2-1.3-2.3-3.5 0-5.5 2.3 2 2 4.2 0 5.5Z';
const PETAL_ANGLES = [0, 72, 144, 216, 288];

/** The shop's logo, a block-print flower in an arch, with the name. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2">
      <svg viewBox="0 0 32 32" className="size-9 shrink-0" aria-hidden="true">
        <path
          className="fill-madder"
          d="M3 30V15.4c0-2.3 1.3-3.9 3.2-4.5C6.8 7.7 9 5.9 11.7 5.5 12.7 3.4 14.2 2.1 16 .7c1.8 1.4 3.3 2.7 4.3 4.8 2.7.4 4.9 2.2 5.5 5.4 1.9.6 3.2 2.2 3.2 4.5V30Z"
        />
        <g className="fill-plaster">
          <path d="M15.2 20.5h1.6V27h-1.6ZM16 26.3c.4-2.7 2.3-4.3 5.1-4.5-.3 2.9-2.1 4.5-5.1 4.5Zm0 0c-.4-2.7-2.3-4.3-5.1-4.5.3 2.9 2.1 4.5 5.1 4.5Z" />
          {PETAL_ANGLES.map((angle) => (
            <path key={angle} d={PETAL} transform={`rotate(${angle} 16 15.3)`} />
          ))}
        </g>
      </svg>
      <span className="font-display text-2xl leading-none text-ink">Haat</span>
    </span>
  );
}
