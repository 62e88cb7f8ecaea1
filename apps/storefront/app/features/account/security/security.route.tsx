import { SectionHeading } from '@haat/ui';
import { describePersonalPage } from '../../../lib/seo/page-meta.ts';
import { TEXTS } from '../texts.ts';
import { DeleteAccount } from './delete-account.tsx';
import { DownloadData } from './download-data.tsx';
import { SessionList } from './session-list.tsx';

/** The shopper's sessions, a copy of the data, and the deletion of the account. */
export default function SecurityRoute() {
  return (
    <>
      <SectionHeading level="h1" size="page" className="mb-6">
        {TEXTS.security}
      </SectionHeading>
      <div className="grid gap-10">
        <SessionList />
        <DownloadData />
        <DeleteAccount />
      </div>
    </>
  );
}

export const meta = describePersonalPage(TEXTS.security);
