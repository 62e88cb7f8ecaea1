import { Logo, SpinnerRing } from '@haat/ui';

/** What the server renders of every page, in no language: the rest is made in the browser. */
export function Frame() {
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr]">
      <div className="flex h-16 items-center border-b border-hairline bg-paper px-4">
        <Logo />
      </div>
      <div className="grid place-items-center">
        <SpinnerRing size="large" className="text-madder" />
      </div>
    </div>
  );
}
