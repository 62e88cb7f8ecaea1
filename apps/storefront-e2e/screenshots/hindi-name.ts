import { openScreen } from '../fixtures/page/screens.ts';
import { putInCart, signUp } from '../fixtures/people/arrange.ts';
import { placeOrder } from '../fixtures/people/orders.ts';
import { renameProduct } from '../fixtures/shop/rename-product.ts';
import { ShopProcess } from '../fixtures/shop/shop-process.ts';
import { expect } from '../fixtures/test.ts';
import type { Arrange } from './stage.ts';

/** Longer than any line that it stands in. */
const NAME = 'मारवाड़ की महिलाओं के हाथ से बने पारंपरिक मूंग दाल के कुरकुरे मसालेदार पापड़ (परिवार पैक)';

/** A shop that sells papads by that name; nobody has asked it for anything yet. */
export async function openHindiShop(): Promise<ShopProcess> {
  const shop = await ShopProcess.create();
  await shop.stop();
  renameProduct(shop, 'moong-papad', NAME);
  await shop.start();
  return shop;
}

/** The screens that show a long name, pictured in the shop above. */
export const HINDI_NAMES: Readonly<Record<string, Arrange>> = {
  'hindi-name-listing': async ({ page }) => {
    await openScreen(page, '/category/papads');
    await expect(page.getByText(NAME).first()).toBeVisible();
  },
  'hindi-name-product': async ({ page }) => {
    await openScreen(page, '/product/moong-papad');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME);
  },
  'hindi-name-cart': async ({ page }) => {
    await signUp(page);
    await putInCart(page, 'moong-papad', 2);
    await openScreen(page, '/cart');
    await expect(page.getByRole('main').getByText(NAME).first()).toBeVisible();
  },
  'hindi-name-orders': async ({ page }) => {
    await signUp(page);
    await placeOrder(page);
    await openScreen(page, '/account/orders');
    await expect(page.getByText(NAME)).toBeVisible();
  },
  'hindi-name-order-details': async ({ page }) => {
    await signUp(page);
    const { _id } = await placeOrder(page);
    await openScreen(page, `/account/orders/view-order-details?id=${_id}`);
    await expect(page.getByText(NAME)).toBeVisible();
  },
};
