import { useState } from 'react';
import { Badge, Chip, QuantityStepper, RadioCard, Stars, Tabs } from '../../src/index.ts';
import type { ExampleGroup } from '../example.ts';

function Quantity() {
  const [value, setValue] = useState(2);
  return <QuantityStepper label="Quantity" value={value} onChange={setValue} max={12} />;
}

export const CHOICES: ExampleGroup = {
  title: 'Choices',
  examples: [
    {
      component: 'RadioCard',
      content: (
        <fieldset className="grid gap-3 md:grid-cols-2">
          <legend className="mb-2 font-semibold">Payment method</legend>
          <RadioCard name="pay" label="Cash on Delivery" defaultChecked>
            Pay when it arrives.
          </RadioCard>
          <RadioCard name="pay" label="Online Payment">
            Card, UPI or net banking.
          </RadioCard>
        </fieldset>
      ),
    },
    {
      component: 'QuantityStepper',
      content: (
        <div className="flex flex-wrap items-center gap-4">
          <Quantity />
          <QuantityStepper label="Quantity of nothing" value={1} onChange={() => {}} isDisabled />
        </div>
      ),
    },
    {
      component: 'Chip',
      content: (
        <div className="flex flex-wrap gap-3">
          <Chip>Spices</Chip>
          <Chip>In Stock</Chip>
        </div>
      ),
    },
    {
      component: 'Badge',
      content: (
        <div className="flex flex-wrap items-center gap-3">
          <Badge>Default</Badge>
          <Badge tone="sale">-20%</Badge>
          <Badge tone="highlight">New</Badge>
          <Badge tone="success">In Stock</Badge>
          <Badge tone="info">Shipped</Badge>
          <Badge tone="error">Cancelled</Badge>
        </div>
      ),
    },
    {
      component: 'Stars',
      content: (
        <div className="flex flex-wrap items-center gap-4">
          <Stars rating={4.3} />
          <Stars rating={5} className="text-xl" />
          <Stars rating={1.5} className="text-sm" /> <Stars rating={0} />
        </div>
      ),
    },
    {
      component: 'Tabs',
      content: (
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
      ),
    },
  ],
};
