import { LANGUAGE } from '@haat/domain';
import { checkPasswordRules } from '@haat/domain/shopper';
import { Icon, joinClasses, PasswordField, type PasswordFieldProps } from '@haat/ui';
import { Check, Circle } from 'lucide';

const EN = { met: 'done.', missing: 'missing.' };

const HI: typeof EN = { met: 'हो गया।', missing: 'बाकी है।' };

const TEXTS = LANGUAGE === 'hi' ? HI : EN;

/** A new password, with what it needs as ticks that fill while it is typed (product 5.2.6). */
export function NewPasswordField(props: Omit<PasswordFieldProps, 'hint' | 'autoComplete'>) {
  return (
    <PasswordField
      {...props}
      autoComplete="new-password"
      required
      hint={
        // Spans: a hint is a paragraph. It is the field's description, so that no key announces it.
        <span className="flex flex-wrap gap-x-4 gap-y-1">
          {checkPasswordRules(String(props.value)).map(({ rule, isMet }) => {
            const icon = isMet ? Check : Circle;
            return (
              <span
                key={rule}
                className={joinClasses('flex items-center gap-1.5', isMet && 'text-leaf')}
              >
                <Icon node={icon} className="size-4 shrink-0" />
                {rule}
                <span className="sr-only">{isMet ? TEXTS.met : TEXTS.missing}</span>
              </span>
            );
          })}
        </span>
      }
    />
  );
}
