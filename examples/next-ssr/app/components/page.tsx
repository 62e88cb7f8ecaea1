// A server component that renders every component of @haat/ui.
import {
  Alert,
  BackToTopButton,
  Badge,
  BlockPrintBorder,
  BlockPrintButa,
  Breadcrumb,
  Button,
  buttonClass,
  Card,
  Checkbox,
  Chip,
  CountBadge,
  Dialog,
  EmptyState,
  Field,
  IconButton,
  Pagination,
  PasswordField,
  ProgressBar,
  QuantityStepper,
  RadioCard,
  SectionHeading,
  SelectField,
  Skeleton,
  SkeletonText,
  SkipLink,
  Spinner,
  SpinnerRing,
  Stars,
  Stepper,
  Tabs,
  TextAreaField,
  TextField,
  ToastCard,
  VisuallyHidden,
} from '@haat/ui';

// What a browser does with a change: a server component passes no function but an action.
async function save() {
  'use server';
}

export default function Page() {
  return (
    <>
      <SkipLink href="#main" />
      <main id="main" tabIndex={-1} className="page-width">
        <Breadcrumb items={[{ label: 'Home', href: '/' }, { label: 'Components' }]} />
        <SectionHeading level="h1">Components</SectionHeading>
        <BlockPrintBorder />
        <BlockPrintButa />
        <VisuallyHidden>Read aloud</VisuallyHidden>
        <Button type="submit">Save</Button>
        <a href="/" className={buttonClass({ variant: 'secondary' })}>
          Home
        </a>
        <IconButton label="Share" icon="↗" />
        <CountBadge count={3} />
        <Chip>Spices</Chip>
        <Badge tone="success">In stock</Badge>
        <Stars rating={4.3} />
        <Field label="Delivery day">{(wiring) => <input type="date" {...wiring} />}</Field>
        <TextField label="Name" />
        <PasswordField label="Password" />
        <SelectField label="State">
          <option>Rajasthan</option>
        </SelectField>
        <TextAreaField label="Message" />
        <Checkbox label="Default address" />
        <RadioCard name="payment" label="Cash on delivery" />
        <QuantityStepper label="Quantity" value={2} onChange={save} />
        <Tabs
          label="Details"
          items={[
            { id: 'description', label: 'Description', content: 'Ground on a stone mill.' },
            { id: 'reviews', label: 'Reviews', content: 'Three so far.' },
          ]}
        />
        <Stepper label="Checkout" steps={['Cart', 'Address', 'Payment']} currentIndex={1} />
        <Pagination currentPage={2} totalPages={9} hrefFor={(page) => `?page=${page}`} />
        <ProgressBar label="Five stars" value={0.4} />
        <Spinner label="Loading…" />
        <SpinnerRing />
        <Skeleton />
        <SkeletonText />
        <Card>Card</Card>
        <Alert tone="info">The shop is open.</Alert>
        <ToastCard tone="success">Added</ToastCard>
        <EmptyState title="Your cart is empty" />
        <Dialog isOpen title="Cancel this order?" onClose={save}>
          The packets go back to the shelf.
        </Dialog>
        <BackToTopButton isVisible={false} />
      </main>
    </>
  );
}
