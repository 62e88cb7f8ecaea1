import { shopQuery } from '@haat/api-sdk/tanstack';
import { SelectField, TextField } from '@haat/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useSetFilter } from '../../components/list/use-set-filter.ts';
import { desk } from '../../lib/api/desk.ts';
import type { AuditFilters as Filters } from '../../lib/api/types.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { AUDIT } from './audit.texts.ts';
import { KINDS } from './audit-search.ts';

interface AuditFiltersProps {
  readonly filters: Filters;
  /** The name of the person who is filtered by, where the log has it: she may have left. */
  readonly person: string | undefined;
}

/** Kind, person and day, in the URL. */
export function AuditFilters({ filters, person }: AuditFiltersProps) {
  const texts = useTexts(AUDIT);
  const set = useSetFilter();
  const [, setSearch] = useSearchParams();
  const members = useQuery(shopQuery(desk, '/desk/members')).data?.members ?? [];
  const { subjectKind, userId, day } = filters;
  const isKnown = userId === undefined || members.some(({ user }) => user._id === userId);

  function setKind(kind: string) {
    setSearch((now) => {
      // The one thing was of the kind before.
      now.delete('id');
      if (kind === '') now.delete('kind');
      else now.set('kind', kind);
      return now;
    });
  }

  return (
    <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
      <SelectField
        label={texts.kind}
        value={subjectKind ?? ''}
        onChange={(event) => setKind(event.target.value)}
      >
        <option value="">{texts.any}</option>
        {KINDS.map((one) => (
          <option key={one} value={one}>
            {texts.kinds[one]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={texts.person}
        value={userId ?? ''}
        onChange={(event) => set('person', event.target.value)}
      >
        <option value="">{texts.anybody}</option>
        {members.map(({ user }) => (
          <option key={user._id} value={user._id}>
            {user.fullName}
          </option>
        ))}
        {!isKnown && <option value={userId}>{person ?? texts.thisPerson}</option>}
      </SelectField>
      <TextField
        label={texts.day}
        type="date"
        value={day ?? ''}
        onChange={(event) => set('day', event.target.value)}
      />
    </div>
  );
}
