import { normalizeProduct } from '@haat/domain/shopper';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { PacketLabel } from './packet-label.tsx';

const bare = { _id: 'papad', name: 'Moong Papad', price: 179 };

/** Renders the label of a product with the given fields of the API. */
function openLabel(fields: object, phone = '') {
  const product = normalizeProduct({ ...bare, ...fields });
  if (product === null) throw new Error('The product cannot be read.');
  return render(<PacketLabel product={product} phone={phone} />);
}

// product 2.7.16
test('the label says what the packet says', async () => {
  const screen = await openLabel({
    nameHindi: 'मूंग पापड़',
    packSize: { amount: 400, unit: 'g' },
    size: '18 cm',
    isVegetarian: true,
    ingredients: 'Moong dal, salt.',
    allergens: 'May contain sesame.',
    bestBeforeDays: 120,
    foodLicence: '12345678901234',
    countryOfOrigin: 'India',
    maker: { slug: 'bikaner', name: 'Bikaner Papad Samuh' },
  });
  const label = screen.getByRole('region', { name: 'On the label' });
  await expect.element(label).toBeVisible();
  await expect.element(label.getByText('मूंग पापड़')).toHaveAttribute('lang', 'hi');
  await expect.element(label.getByText('Vegetarian', { exact: true })).toBeVisible();
  await expect.element(label.getByText('Bikaner Papad Samuh')).toBeVisible();
  const said = label
    .getByRole('term')
    .elements()
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(said).toEqual([
    ['Net quantity', '400 g'],
    ['Size', '18 cm'],
    ['Ingredients', 'Moong dal, salt.'],
    ['Allergens', 'May contain sesame.'],
    ['Best before', '120 days from packing'],
    ['Food licence', '12345678901234'],
    ['Country of origin', 'India'],
  ]);
});

// product 2.7.16
test('the label of a food says where to find what is not known', async () => {
  const screen = await openLabel(
    { isVegetarian: false, countryOfOrigin: 'India' },
    '+91 141 000 0000',
  );
  await expect.element(screen.getByText('Not vegetarian')).toBeVisible();
  const said = screen
    .getByRole('term')
    .elements()
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(said).toEqual([
    ['Net quantity', 'Printed on the packet, ask us'],
    ['Ingredients', 'Printed on the packet, ask us'],
    ['Allergens', 'Printed on the packet, ask us'],
    ['Best before', 'Printed on the packet, ask us'],
    ['Country of origin', 'India'],
  ]);
  await expect
    .element(screen.getByRole('link', { name: 'ask us' }).first())
    .toHaveAttribute('href', expect.stringContaining('wa.me/911410000000?text=Namaste'));
});

// product 2.7.16
test('a thing with few facts has them in one line', async () => {
  const screen = await openLabel({ size: '150 × 225 cm', countryOfOrigin: 'India' });
  await expect
    .element(screen.getByText('Size: 150 × 225 cm · Country of origin: India'))
    .toBeVisible();
  await expect.element(screen.getByText('On the label')).not.toBeInTheDocument();
});

// product 2.7.16
test('a product of which nothing is known has no label', async () => {
  const screen = await openLabel({ nameHindi: 'मूंग पापड़', brand: 'Marwar' });
  expect(screen.container.innerHTML).toBe('');
});
