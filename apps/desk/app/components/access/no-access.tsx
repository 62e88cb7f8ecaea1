import { buttonClass } from '@haat/ui';
import { useSignOut } from '../../lib/api/use-sign-out.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { ACCESS } from './access.texts.ts';
import { AccessFrame } from './access-frame.tsx';
import { SignOutButton } from './sign-out-button.tsx';

/** For a signed-in user who is no member of the desk. */
export default function NoAccess() {
  const texts = useTexts(ACCESS);
  const signOut = useSignOut();
  return (
    <AccessFrame title={texts.noAccess} lead={texts.noAccessLead}>
      <div className="flex flex-wrap gap-3">
        <a className={buttonClass({ variant: 'primary' })} href="/">
          {texts.toShop}
        </a>
        <SignOutButton signOut={signOut} />
      </div>
    </AccessFrame>
  );
}
