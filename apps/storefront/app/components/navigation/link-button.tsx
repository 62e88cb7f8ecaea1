import { type ButtonLook, buttonClass } from '@haat/ui';
import type { LinkProps } from 'react-router';
import { ShopLink } from './shop-link.tsx';

interface LinkButtonProps extends Omit<LinkProps, 'className'>, ButtonLook {}

/** A link inside the shop that looks like a button. */
export function LinkButton({ variant, size, isWide, className, ...rest }: LinkButtonProps) {
  return <ShopLink {...rest} className={buttonClass({ variant, size, isWide, className })} />;
}
