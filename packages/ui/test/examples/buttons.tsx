import { Heart, ShoppingBasket } from 'lucide';
import { Button, CountBadge, Icon, IconButton, Logo } from '../../src/index.ts';
import type { ExampleGroup } from '../example.ts';

export const BUTTONS: ExampleGroup = {
  title: 'Buttons',
  examples: [
    {
      component: 'Button',
      content: (
        <div className="flex flex-wrap items-center gap-3">
          <Button>Add to Cart</Button>
          <Button isBusy>Add to Cart</Button>
          <Button isBusy busyLabel="Saving...">
            Save & Continue to Payment
          </Button>
          <Button disabled>Disabled</Button>
          <Button aria-disabled>Aria-disabled</Button>
          <Button variant="secondary">Explore</Button>
          <Button variant="secondary" isBusy>
            Explore
          </Button>
          <Button variant="secondary" disabled>
            Disabled
          </Button>
          <Button variant="link">View all results</Button>
          <Button size="compact" icon={<Icon node={ShoppingBasket} className="size-5" />}>
            Add
          </Button>
          <Button size="compact" variant="secondary">
            Retry
          </Button>
        </div>
      ),
    },
    { component: 'Icon', content: <Icon node={Heart} aria-label="Favourite" /> },
    { component: 'Logo', content: <Logo /> },
    {
      component: 'IconButton',
      content: (
        <div className="flex flex-wrap items-center gap-3">
          <IconButton label="Wishlist" icon={<Icon node={Heart} className="size-5" />} />
          <IconButton
            label="Wishlist"
            variant="outlined"
            icon={<Icon node={Heart} className="size-5" />}
          />
          <IconButton
            label="Wishlist"
            variant="paper"
            isBusy
            icon={<Icon node={Heart} className="size-5" />}
          />
        </div>
      ),
    },
    {
      component: 'CountBadge',
      content: (
        <div className="flex flex-wrap items-center gap-3">
          <span className="relative">
            <IconButton
              label="Cart, 3 items"
              icon={<Icon node={ShoppingBasket} className="size-6" />}
            />
            <CountBadge count={3} className="absolute end-0 top-0" />
          </span>
          <span className="relative">
            <IconButton
              label="Cart, 120 items"
              icon={<Icon node={ShoppingBasket} className="size-6" />}
            />
            <CountBadge count={120} className="absolute end-0 top-0" />
          </span>
        </div>
      ),
    },
  ],
};
