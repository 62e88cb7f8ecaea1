import { shopQuery } from '@haat/api-sdk/tanstack';
import { isBoundToGroup } from '@haat/domain/desk';
import { SelectField } from '@haat/ui';
import { useQuery } from '@tanstack/react-query';
import { WORDS } from '../../components/words/words.texts.ts';
import { desk } from '../../lib/api/desk.ts';
import type { CreateDeskInviteInput, DeskRole } from '../../lib/api/types.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { useName } from '../../lib/language/use-name.ts';
import { MEMBERS } from './members.texts.ts';

/** A role as it is chosen in a form; the group is '' until one is chosen. */
export interface ChosenRole {
  readonly role: DeskRole;
  readonly makerId: string;
}

/** The role as the API takes it; null while its group is missing. */
export function toRoleInput({ role, makerId }: ChosenRole): CreateDeskInviteInput | null {
  if (!isBoundToGroup(role)) return { role };
  return makerId === '' ? null : { role, makerId };
}

interface RoleFieldsProps {
  /** The roles that may be given. */
  readonly roles: readonly DeskRole[];
  readonly chosen: ChosenRole;
  /** True once the form was sent: then a missing group is said. */
  readonly isChecked: boolean;
  readonly onChange: (chosen: ChosenRole) => void;
}

/** Chooses a role, and the group of a group member. */
export function RoleFields({ roles, chosen, isChecked, onChange }: RoleFieldsProps) {
  const nameOf = useName();
  const texts = useTexts(MEMBERS);
  const words = useTexts(WORDS);
  const groups = useQuery(shopQuery(desk, '/desk/groups'));
  const { role, makerId } = chosen;
  return (
    <>
      <SelectField
        label={texts.role}
        hint={texts.mayDo[role]}
        value={role}
        onChange={(event) => {
          const next = roles.find((one) => one === event.target.value) ?? role;
          onChange({ role: next, makerId });
        }}
      >
        {roles.map((one) => (
          <option key={one} value={one}>
            {words.roles[one]}
          </option>
        ))}
      </SelectField>
      {isBoundToGroup(role) && (
        <SelectField
          label={texts.group}
          value={makerId}
          onChange={(event) => onChange({ role, makerId: event.target.value })}
          error={isChecked && makerId === '' ? texts.groupMissing : undefined}
        >
          <option value="">{texts.choose}</option>
          {groups.data?.groups.map((group) => (
            <option key={group._id} value={group._id}>
              {nameOf(group)}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
}
