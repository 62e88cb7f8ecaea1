'use client';

import { Eye, EyeOff } from 'lucide';
import { useState } from 'react';
import { LANGUAGE } from '#language';
import { Icon } from '../display/icon.tsx';
import { IconButton } from '../display/icon-button.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** Props of {@link PasswordField}: those of `TextField`, but for what the button in it needs. */
export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'endSlot'> & {
  /** Name of the button while the password is hidden; 'Show password' when left out. */
  showLabel?: string | undefined;
  /** Name of the button while the password can be read; 'Hide password' when left out. */
  hideLabel?: string | undefined;
};

/** A password input whose text can be shown and hidden. Set `autoComplete` for its form. */
export function PasswordField({
  showLabel = LANGUAGE === 'hi' ? 'पासवर्ड दिखाएँ' : 'Show password',
  hideLabel = LANGUAGE === 'hi' ? 'पासवर्ड छिपाएँ' : 'Hide password',
  ...rest
}: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      type={isShown ? 'text' : 'password'}
      endSlot={
        <IconButton
          label={isShown ? hideLabel : showLabel}
          icon={
            isShown ? (
              <Icon node={EyeOff} className="size-5" />
            ) : (
              <Icon node={Eye} className="size-5" />
            )
          }
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}
