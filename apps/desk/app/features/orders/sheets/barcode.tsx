import drawBarcode from 'jsbarcode';

/** What the library fills in when it draws into an object. */
interface Drawn {
  encodings?: readonly { readonly data: string }[];
}

/** The bars of a text in Code 128: a `1` is a module of a bar, a `0` one of a gap. */
function encode(text: string): string {
  const drawn: Drawn = {};
  drawBarcode(drawn, text, { format: 'CODE128' });
  return drawn.encodings?.map(({ data }) => data).join('') ?? '';
}

/** A text as a barcode (Code 128), without the quiet zone, which is the label's margin. */
export function Barcode({ text }: { readonly text: string }) {
  const bars = encode(text);
  const path = Array.from(
    bars.matchAll(/1+/g),
    ({ 0: bar, index }) => `M${index} 0h${bar.length}v1h-${bar.length}z`,
  );
  return (
    <svg
      role="img"
      aria-label={text}
      viewBox={`0 0 ${bars.length} 1`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      className="h-14 w-full"
    >
      <path d={path.join('')} className="fill-black" />
    </svg>
  );
}
