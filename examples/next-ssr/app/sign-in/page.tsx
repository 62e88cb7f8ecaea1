import { SectionHeading } from '@haat/ui';
import { SignInForm } from './sign-in-form';

export default function Page() {
  return (
    <main className="page-width">
      <SectionHeading level="h1" size="page">
        Sign in
      </SectionHeading>
      <SignInForm />
    </main>
  );
}
