import { type components, unwrap } from '@haat/api-sdk';
import { Card, SectionHeading, Spinner } from '@haat/ui';
import { RetryAlert } from '../../../components/feedback/retry-alert.tsx';
import { LinkButton } from '../../../components/navigation/link-button.tsx';
import { errorText } from '../../../lib/errors/error-text.ts';
import { useLoad } from '../../../lib/loading/use-load.ts';
import { describePersonalPage } from '../../../lib/seo/page-meta.ts';
import { api, authStore } from '../../../state/create-stores.ts';
import { SavedAddresses } from '../addresses/saved-addresses.tsx';
import { TEXTS } from '../texts.ts';
import { AvatarForm } from './avatar-form.tsx';
import { ContinueCheckout } from './continue-checkout.tsx';
import { EmailVerification } from './email-verification.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProfileSection } from './profile-section.tsx';

export default function ProfileRoute() {
  const { loaded, reload, refresh, change } = useLoad((signal) =>
    unwrap(api.GET('/users/current-user', { signal })),
  );

  // An error replaces the screen with its text (product 2.14.2).
  if (loaded.status === 'failed') {
    return (
      <>
        <h1 className="sr-only">{TEXTS.profile}</h1>
        <RetryAlert onRetry={reload}>{errorText(loaded.error, TEXTS.profileFailed)}</RetryAlert>
      </>
    );
  }

  function showSaved(user: components['schemas']['User']) {
    change(() => user);
    // Refreshes the header, which shows the same user.
    void authStore.getState().check();
  }

  return (
    <>
      <SectionHeading level="h1" size="page" className="mb-6">
        {TEXTS.profile}
      </SectionHeading>
      <ContinueCheckout />
      {loaded.status === 'loading' ? (
        <Spinner label={TEXTS.loading} />
      ) : (
        <div className="grid gap-10">
          <Card className="grid grid-cols-1 gap-8 md:grid-cols-[12rem_1fr] *:min-w-0">
            <AvatarForm user={loaded.value} onSaved={showSaved} />
            <ProfileForm
              user={loaded.value}
              onSaved={showSaved}
              underEmail={<EmailVerification user={loaded.value} onStale={refresh} />}
            />
          </Card>
          <SavedAddresses />
          <ProfileSection title={TEXTS.passwordTitle}>
            <Card>
              <PasswordForm email={loaded.value.email} />
            </Card>
          </ProfileSection>
          <LinkButton to="/account/security" variant="link" className="justify-self-start">
            {TEXTS.security}
          </LinkButton>
        </div>
      )}
    </>
  );
}

export const meta = describePersonalPage(TEXTS.profile);
