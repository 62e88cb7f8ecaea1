export { Alert, type AlertProps } from './alert.tsx';
export { BackToTopButton, type BackToTopButtonProps } from './back-to-top-button.tsx';
export { Badge, type BadgeProps, type BadgeTone } from './badge.tsx';
export {
  BlockPrintBorder,
  type BlockPrintBorderProps,
  BlockPrintButa,
  type BlockPrintButaProps,
  type BlockPrintVariant,
} from './block-print.tsx';
export { Breadcrumb, type BreadcrumbItem, type BreadcrumbProps } from './breadcrumb.tsx';
export { Button, type ButtonProps } from './button.tsx';
export {
  type ButtonLook,
  type ButtonSize,
  type ButtonVariant,
  buttonClass,
} from './button-class.ts';
export { Card, type CardProps, cardClass } from './card.tsx';
export { Checkbox, type CheckboxProps } from './checkbox.tsx';
export { Chip, type ChipProps } from './chip.tsx';
export { joinClasses } from './class-names.ts';
export { CountBadge, type CountBadgeProps } from './count-badge.tsx';
export { Dialog, type DialogProps } from './dialog.tsx';
export { EmptyState, type EmptyStateProps } from './empty-state.tsx';
export {
  CONTROL_CLASS,
  type ControlWiring,
  Field,
  type FieldFrame,
  type FieldProps,
} from './field.tsx';
export { type FontFace, PRELOADED_FACES } from './fonts.ts';
export { IconButton, type IconButtonProps } from './icon-button.tsx';
export { listPageEntries, type PageEntry } from './page-entries.ts';
export { Pagination, type PaginationProps } from './pagination.tsx';
export { PasswordField, type PasswordFieldProps } from './password-field.tsx';
export { ProgressBar, type ProgressBarProps } from './progress-bar.tsx';
export { QuantityStepper, type QuantityStepperProps } from './quantity-stepper.tsx';
export { RadioCard, type RadioCardProps } from './radio-card.tsx';
export { type LinkRequest, type RenderLink, renderAnchor } from './render-link.tsx';
export { SectionHeading, type SectionHeadingProps } from './section-heading.tsx';
export { SelectField, type SelectFieldProps } from './select-field.tsx';
export { Skeleton, SkeletonText, type SkeletonTextProps } from './skeleton.tsx';
export { SkipLink, type SkipLinkProps } from './skip-link.tsx';
export { Spinner, type SpinnerProps, SpinnerRing } from './spinner.tsx';
export { Stars, type StarsProps } from './stars.tsx';
export { Stepper, type StepperProps } from './stepper.tsx';
export { type TabItem, Tabs, type TabsProps } from './tabs.tsx';
export { TextAreaField, type TextAreaFieldProps } from './text-area-field.tsx';
export { TextField, type TextFieldProps } from './text-field.tsx';
export { ToastCard, type ToastCardProps } from './toast-card.tsx';
export type { MessageTone, PrintColour } from './tones.ts';
export { VisuallyHidden } from './visually-hidden.tsx';
