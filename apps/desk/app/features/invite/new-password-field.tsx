import { PASSWORD_MIN_LENGTH } from '@haat/domain';
import { checkPasswordRules, PUBLIC_PASSWORD_MIN_LENGTH } from '@haat/domain/desk';
import { Icon, joinClasses, PasswordField, type PasswordFieldProps } from '@haat/ui';
import { Check, Circle } from 'lucide';
import { useTexts } from '../../lib/language/texts.ts';
import { INVITE } from './invite.texts.ts';

/** The fewest characters that the server of this page takes (product 4.9.12). */
export const MIN_LENGTH =
  globalThis.location?.protocol === 'https:' ? PUBLIC_PASSWORD_MIN_LENGTH : PASSWORD_MIN_LENGTH;

/** A new password: what it needs is said before it is typed, as ticks that fill (product 5.2.6). */
export function NewPasswordField(
  props: Omit<PasswordFieldProps, 'hint' | 'autoComplete' | 'value'> & { readonly value: string },
) {
  const texts = useTexts(INVITE);
  return (
    <PasswordField
      {...props}
      autoComplete="new-password"
      required
      hint={
        // Spans: a hint is a paragraph. It is the field's description, so that no key announces it.
        <span className="grid gap-1">
          <span>{texts.passwordLead}</span>
          {checkPasswordRules(props.value, MIN_LENGTH).map(({ kind, isMet }) => {
            const icon = isMet ? Check : Circle;
            return (
              <span
                key={kind}
                className={joinClasses('flex items-center gap-1.5', isMet && 'text-leaf')}
              >
                <Icon node={icon} className="size-4 shrink-0" />
                {kind === 'length'
                  ? texts.passwordRules.length(MIN_LENGTH)
                  : texts.passwordRules[kind]}
                <span className="sr-only">{isMet ? texts.isMet : texts.isMissing}</span>
              </span>
            );
          })}
        </span>
      }
    />
  );
}
