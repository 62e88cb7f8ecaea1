import { expect, test } from 'vitest';
import { createOrder } from '../../../../test/support/contract-objects.ts';
import { renderScreen, stubApi } from '../../../../test/support/screen.tsx';
import { TellShopper } from './tell-shopper.tsx';

// product 4.13.7
test('one tap opens WhatsApp with the number of the shopper and the text of the present state', async () => {
  stubApi(() => undefined);
  const text = 'आपका ऑर्डर HAAT-2026-10000001 निकल चुका है।\nनंबर: RJ1 & 2';
  const news = { kind: 'shipped', language: 'hi', text } as const;
  const phoneNumber = '098765 43210';
  const screen = await renderScreen(<TellShopper order={createOrder({ news, phoneNumber })} />);
  await expect.element(screen.getByText('भेजा गया')).toBeVisible();
  const link = screen.getByRole('link', { name: 'WhatsApp से बताएँ' });
  await expect
    .element(link)
    .toHaveAttribute('href', `https://wa.me/919876543210?text=${encodeURIComponent(text)}`);
});

test.for([
  ['a group member, who sees no number', { phoneNumber: '' }],
  ['an order that waits for its payment', { news: null }],
  // product 4.13.7
] as const)('there is no link for %s', async ([, changes]) => {
  stubApi(() => undefined);
  const news = { kind: 'packed', language: 'en', text: 'Packed.' } as const;
  const order = createOrder({ news, ...changes });
  const screen = await renderScreen(
    <main>
      <TellShopper order={order} />
    </main>,
  );
  await expect.element(screen.getByRole('main')).toBeEmptyDOMElement();
});

// product 4.13.7
test('a number that is none of a mobile phone says why there is no link', async () => {
  stubApi(() => undefined);
  const news = { kind: 'packed', language: 'en', text: 'Packed.' } as const;
  const order = createOrder({ news, phoneNumber: '0291 2612345' });
  const screen = await renderScreen(<TellShopper order={order} />);
  await expect.element(screen.getByText(/यह मोबाइल नंबर नहीं है/)).toBeVisible();
  await expect.element(screen.getByRole('link')).not.toBeInTheDocument();
});
