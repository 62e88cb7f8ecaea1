/** Recovery codes, as they are written down on paper. */
export function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  return (
    <ul className="grid grid-cols-2 gap-2 rounded-haat border border-hairline bg-paper p-4 font-mono text-lg">
      {codes.map((code) => (
        <li key={code} className="whitespace-nowrap">
          {code}
        </li>
      ))}
    </ul>
  );
}
