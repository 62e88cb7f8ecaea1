import Heart from 'lucide-react/icons/heart';
import ShoppingBasket from 'lucide-react/icons/shopping-basket';
import { type ReactNode, useState } from 'react';
import {
  Alert,
  BackToTopButton,
  Badge,
  BlockPrintBorder,
  Breadcrumb,
  Button,
  Card,
  Checkbox,
  Chip,
  CountBadge,
  Dialog,
  EmptyState,
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
  Stars,
  Stepper,
  Tabs,
  TextAreaField,
  TextField,
  ToastCard,
} from '../src/index.ts';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4">
      <SectionHeading>{title}</SectionHeading>
      {children}
    </section>
  );
}
function Quantity() {
  const [value, setValue] = useState(2);
  return <QuantityStepper label="Quantity" value={value} onChange={setValue} max={12} />;
}
/** Every component in its states, for the tests of all of them at once. */
export function Specimen({ isDialogOpen = false }: { isDialogOpen?: boolean }) {
  const [open, setOpen] = useState(isDialogOpen);
  return (
    <>
      <SkipLink href="#main" />
      <main id="main" className="page-width grid gap-10 py-8">
        <div className="grid gap-3">
          <SectionHeading level="h1" size="page">
            Spices of the Desert, Stories of Her Hands
          </SectionHeading>
          <p className="max-w-text text-lg">
            Handmade food and crafts from self-help groups of rural women in Rajasthan. हाट —
            राजस्थान की महिलाओं के हाथों से। Packed by hand, sent to your door.
          </p>
          <div className="flex flex-wrap gap-3">
            <Button>Shop Now</Button>
            <Button variant="secondary">Discover Story</Button>
          </div>
        </div>
        <BlockPrintBorder variant="buti" />
        <BlockPrintBorder variant="jaali" colour="indigo" />
        <BlockPrintBorder variant="leheriya" colour="leaf" />
        <BlockPrintBorder variant="buti" colour="turmeric" />
        <Part title="Type">
          <div className="grid gap-1">
            <p className="font-display text-3xl">Rozha 40 ₹1,499.00 हाट</p>
            <p className="font-display text-2xl">Rozha 28 Handmade Treasures मसाले</p>
            <p className="text-xl">Mukta 22 The quick brown fox मूंग पापड़</p>
            <p className="text-lg font-semibold">Mukta 18 semibold हल्दी पाउडर</p>
            <p>Mukta 16 regular, text to read, 0123456789</p>
            <p className="text-sm text-ink-soft">Mukta 14 soft</p>
            <p className="text-xl font-bold">
              <span className="figures">₹1,111.00</span>{' '}
              <s className="figures text-base font-normal text-ink-soft">₹2,499.00</s>{' '}
              <span className="figures text-madder">₹888.50</span>
            </p>
          </div>
        </Part>
        <Part title="Buttons">
          <div className="flex flex-wrap items-center gap-3">
            <Button>Add to Cart</Button>
            <Button isBusy>Add to Cart</Button>
            <Button isBusy busyLabel="Saving...">
              Save & Continue to Payment
            </Button>
            <Button disabled>Disabled</Button>
            <Button aria-disabled>Aria-disabled</Button>
          </div>
          <div className="flex flex-wrap items-center gap-3">
            <Button variant="secondary">Explore</Button>
            <Button variant="secondary" isBusy>
              Explore
            </Button>
            <Button variant="secondary" disabled>
              Disabled
            </Button>
            <Button variant="link">View all results</Button>
            <Button size="compact" icon={<ShoppingBasket className="size-5" />}>
              Add
            </Button>
            <Button size="compact" variant="secondary">
              Retry
            </Button>
            <IconButton label="Wishlist" icon={<Heart className="size-5" />} />
            <IconButton label="Wishlist" variant="outlined" icon={<Heart className="size-5" />} />
            <IconButton
              label="Wishlist"
              variant="paper"
              isBusy
              icon={<Heart className="size-5" />}
            />
            <span className="relative">
              <IconButton label="Cart, 3 items" icon={<ShoppingBasket className="size-6" />} />
              <CountBadge count={3} className="absolute end-0 top-0" />
            </span>
            <span className="relative">
              <IconButton label="Cart, 120 items" icon={<ShoppingBasket className="size-6" />} />
              <CountBadge count={120} className="absolute end-0 top-0" />
            </span>
          </div>
        </Part>
        <Part title="Fields">
          <div className="grid gap-5 md:grid-cols-2">
            <TextField label="Name" defaultValue="Kamla Meena" autoComplete="name" />
            <TextField
              label="Pincode"
              hint="Enter 6-digit pincode to fetch District"
              placeholder="302001"
            />
            <TextField
              label="Email"
              defaultValue="kamla@"
              error="Please enter a valid email address."
              hint="We send the receipt there."
            />
            <PasswordField label="Password" defaultValue="secret1" />
            <SelectField label="State" defaultValue="Rajasthan">
              <option>Rajasthan</option>
              <option>Gujarat</option>
            </SelectField>
            <TextField label="City" disabled defaultValue="Jaipur" />
            <TextAreaField label="Message" placeholder="Write to us" />
            <div className="grid content-start">
              <Checkbox label="Make default" defaultChecked />
              <Checkbox label="In Stock" />
              <Checkbox label="Disabled" disabled />
            </div>
          </div>
        </Part>
        <Part title="Choices">
          <fieldset className="grid gap-3 md:grid-cols-2">
            <legend className="mb-2 font-semibold">Payment method</legend>
            <RadioCard name="pay" label="Cash on Delivery" defaultChecked>
              Pay when it arrives.
            </RadioCard>
            <RadioCard name="pay" label="Online Payment">
              Card, UPI or net banking.
            </RadioCard>
          </fieldset>
          <div className="flex flex-wrap items-center gap-4">
            <Quantity />
            <QuantityStepper label="Quantity of nothing" value={1} onChange={() => {}} isDisabled />
            <Chip>Spices</Chip>
            <Chip>In Stock</Chip>
          </div>
          <div className="flex flex-wrap items-center gap-3">
            <Badge>Default</Badge>
            <Badge tone="sale">-20%</Badge>
            <Badge tone="highlight">New</Badge>
            <Badge tone="success">In Stock</Badge>
            <Badge tone="info">Shipped</Badge>
            <Badge tone="error">Cancelled</Badge>
          </div>
          <div className="flex flex-wrap items-center gap-4">
            <Stars rating={4.3} />
            <Stars rating={5} className="text-xl" />
            <Stars rating={1.5} className="text-sm" /> <Stars rating={0} />
          </div>
        </Part>
        <Part title="Progress">
          <Stepper label="Checkout" steps={['Cart', 'Login/Address', 'Payment']} currentIndex={1} />
          <Stepper
            label="Delivery"
            steps={['Order Confirmed', 'Shipped', 'Out For Delivery', 'Delivered']}
            currentIndex={3}
            isComplete
          />
          <ProgressBar label="5 stars" value={0.62} colour="turmeric" />
          <ProgressBar label="Loading" />
          <Spinner label="Loading your orders…" />
          <Pagination currentPage={5} totalPages={12} hrefFor={(p) => `?p=${p}`} />
          <Pagination
            aria-label="Pages of reviews"
            currentPage={1}
            totalPages={3}
            hrefFor={(p) => `?p=${p}`}
          />
          <Breadcrumb
            items={[
              { label: 'Home', href: '/' },
              { label: 'Spices', href: '/c' },
              { label: 'Turmeric powder from Barmer' },
            ]}
          />
        </Part>
        <Part title="Cards">
          <div className="grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-5">
            {[0, 1].map((i) => (
              <Card key={i} padding="none">
                <div className="aspect-[4/5] bg-sand" />
                <div className="grid gap-1 p-3">
                  <h3 className="font-semibold leading-snug">Mathania Red Chilli Powder</h3>
                  <Stars rating={4} className="text-sm" />
                  <p className="figures font-bold">₹249.00</p>
                  <Button size="compact" isWide>
                    Add
                  </Button>
                </div>
              </Card>
            ))}
            {[0, 1].map((i) => (
              <Card key={i} padding="none">
                <Skeleton className="aspect-[4/5] rounded-none" />
                <div className="p-3">
                  <SkeletonText lines={3} />
                </div>
              </Card>
            ))}
          </div>
        </Part>
        <Part title="Messages">
          <Alert
            title="Failed to load products"
            action={
              <Button size="compact" variant="secondary">
                Retry
              </Button>
            }
          >
            Check your connection and try again.
          </Alert>
          <Alert tone="success">Order placed. We have sent you a mail.</Alert>
          <Alert tone="warning">Only 2 packets are left, so we changed the quantity.</Alert>
          <Alert tone="info">You are offline. Your cart is kept.</Alert>
          <div className="flex flex-wrap gap-3">
            <ToastCard tone="success">Added to cart</ToastCard>
            <ToastCard tone="error">Failed to add to cart: no stock</ToastCard>
            <ToastCard tone="loading">Saving...</ToastCard>
            <ToastCard
              media={<div className="size-14 rounded-haat bg-sand" />}
              action={
                <Button variant="link" size="compact">
                  View cart
                </Button>
              }
            >
              <p className="font-semibold">Turmeric powder</p>
              <p className="text-sm text-ink-soft">Added to cart</p>
            </ToastCard>
          </div>
        </Part>
        <Part title="Tabs">
          <Tabs
            label="Product details"
            items={[
              {
                id: 'd',
                label: 'Description',
                content: (
                  <p className="max-w-text">
                    Ground on a stone mill in small batches, dried in the shade.
                  </p>
                ),
              },
              {
                id: 's',
                label: 'Storage & Usage',
                content: 'Storage Type: Airtight, Resealable Pouch',
              },
              { id: 'r', label: 'Reviews', content: 'No reviews' },
            ]}
          />
        </Part>
        <Part title="Empty">
          <Card>
            <EmptyState title="Your cart is empty" action={<Button>Start shopping</Button>}>
              What you add stays here, on this phone, until you order.
            </EmptyState>
          </Card>
        </Part>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Open dialog
        </Button>
        <Dialog
          isOpen={open}
          onClose={() => setOpen(false)}
          title="Cancel this order?"
          actions={
            <>
              <Button variant="secondary" onClick={() => setOpen(false)}>
                Keep it
              </Button>
              <Button onClick={() => setOpen(false)}>Cancel order</Button>
            </>
          }
        >
          The packets go back to the shelf. What you paid online comes back to you.
        </Dialog>
      </main>
      <footer className="on-dark bg-indigo text-plaster">
        <BlockPrintBorder variant="jaali" colour="hairline" />
        <div className="page-width grid gap-2 py-8">
          <a href="#x" className="underline underline-offset-4">
            About us
          </a>
          <p className="text-sm">Haat</p>
        </div>
      </footer>
      <BackToTopButton isVisible />
    </>
  );
}
