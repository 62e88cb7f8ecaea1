export {
  BlockPrintBorder,
  type BlockPrintBorderProps,
  BlockPrintButa,
  type BlockPrintButaProps,
  type BlockPrintVariant,
} from './display/block-print.tsx';
export { Button, type ButtonProps } from './display/button.tsx';
export {
  type ButtonLook,
  type ButtonSize,
  type ButtonVariant,
  buttonClass,
} from './display/button-class.ts';
export { Card, type CardProps, cardClass } from './display/card.tsx';
export { Chip, type ChipProps } from './display/chip.tsx';
export { Icon, type IconProps } from './display/icon.tsx';
export { IconButton, type IconButtonProps } from './display/icon-button.tsx';
export { Logo } from './display/logo.tsx';
export { SectionHeading, type SectionHeadingProps } from './display/section-heading.tsx';
export { Stars, type StarsProps } from './display/stars.tsx';
export { Alert, type AlertProps } from './feedback/alert.tsx';
export { Badge, type BadgeProps, type BadgeTone } from './feedback/badge.tsx';
export { CountBadge, type CountBadgeProps } from './feedback/count-badge.tsx';
export { Dialog, type DialogProps } from './feedback/dialog.tsx';
export { EmptyState, type EmptyStateProps } from './feedback/empty-state.tsx';
export { Skeleton, SkeletonText, type SkeletonTextProps } from './feedback/skeleton.tsx';
export { Spinner, type SpinnerProps, SpinnerRing } from './feedback/spinner.tsx';
export { ToastCard, type ToastCardProps } from './feedback/toast-card.tsx';
export { Checkbox, type CheckboxProps } from './forms/checkbox.tsx';
export {
  CONTROL_CLASS,
  type ControlWiring,
  Field,
  type FieldFrame,
  type FieldProps,
} from './forms/field.tsx';
export { PasswordField, type PasswordFieldProps } from './forms/password-field.tsx';
export { QuantityStepper, type QuantityStepperProps } from './forms/quantity-stepper.tsx';
export { RadioCard, type RadioCardProps } from './forms/radio-card.tsx';
export { SelectField, type SelectFieldProps } from './forms/select-field.tsx';
export { TextAreaField, type TextAreaFieldProps } from './forms/text-area-field.tsx';
export { TextField, type TextFieldProps } from './forms/text-field.tsx';
export { BackToTopButton, type BackToTopButtonProps } from './navigation/back-to-top-button.tsx';
export { Breadcrumb, type BreadcrumbItem, type BreadcrumbProps } from './navigation/breadcrumb.tsx';
export { Pagination, type PaginationProps } from './navigation/pagination.tsx';
export type { LinkRequest, RenderLink } from './navigation/render-link.tsx';
export { SkipLink, type SkipLinkProps } from './navigation/skip-link.tsx';
export { Stepper, type StepperProps } from './navigation/stepper.tsx';
export { type TabItem, Tabs, type TabsProps } from './navigation/tabs.tsx';
export { joinClasses } from './theme/class-names.ts';
export type { MessageTone, PrintColour } from './theme/tones.ts';
