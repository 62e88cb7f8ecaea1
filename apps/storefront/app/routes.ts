import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { IS_HINDI_BUILD } from '../scripts/built-language.ts';

// The screens of the product document, in its order (product 2.2, 2.3); any other URL is a 404.
// Every browser loads the ids with the manifest, so they are shorter than the file paths of the
// default.
export default [
  index('./features/home/home.route.tsx', { id: 'home' }),
  route('login', './features/auth/login.route.tsx', { id: 'login' }),
  route('signup', './features/auth/signup.route.tsx', { id: 'signup' }),
  route('register', './features/auth/signup.route.tsx', { id: 'register' }),
  route('product/:id', './features/product/product-detail.route.tsx', { id: 'product' }),
  route('products-list', './features/catalog/product-list.route.tsx', { id: 'products-list' }),
  route('products', './features/catalog/search-results.route.tsx', { id: 'products' }),
  route('gifts', './features/catalog/gifts.route.tsx', { id: 'gifts' }),
  route('about-us', './features/content/about-us.route.tsx', { id: 'about-us' }),
  route('story', './features/stories/story-list.route.tsx', { id: 'stories' }),
  route('story/:id', './features/stories/story.route.tsx', { id: 'story' }),
  route('makers', './features/makers/maker-list.route.tsx', { id: 'makers' }),
  route('maker/:slug', './features/makers/maker.route.tsx', { id: 'maker' }),
  route('contact-us', './features/content/contact-us.route.tsx', { id: 'contact-us' }),
  route('category/:slug', './features/catalog/category.route.tsx', { id: 'category' }),
  route('cart', './features/cart/cart.route.tsx', { id: 'cart' }),
  route('page/:slug', './features/content/cms-page.route.tsx', { id: 'page' }),
  // The targets of the links in e-mails, and the form that requests one.
  route('forgot', './features/auth/forgot.route.tsx', { id: 'forgot' }),
  route('reset-password/:token', './features/auth/reset-password.route.tsx', {
    id: 'reset-password',
  }),
  route('verify-email/:token', './features/auth/verify-email.route.tsx', { id: 'verify-email' }),
  route('undo-email-change/:token', './features/auth/undo-email-change.route.tsx', {
    id: 'undo-email-change',
  }),
  route('stock-alerts/:token', './features/stock-alerts/stop-stock-alerts.route.tsx', {
    id: 'stock-alerts',
  }),
  // Pays what the desk took by phone.
  route('order-link/:token', './features/checkout/link/order-link.route.tsx', { id: 'order-link' }),
  layout('./features/checkout/checkout.layout.tsx', { id: 'checkout' }, [
    route('shipping-details', './features/checkout/address/shipping-details.route.tsx', {
      id: 'shipping-details',
    }),
    route('saved-address', './features/checkout/address/saved-address.route.tsx', {
      id: 'saved-address',
    }),
    route('payment', './features/checkout/payment/payment.route.tsx', { id: 'payment' }),
  ]),
  route('account', './features/account/account.layout.tsx', { id: 'account' }, [
    index('./features/account/profile/profile.route.tsx', { id: 'profile' }),
    route('orders', './features/account/orders/orders.route.tsx', { id: 'orders' }),
    route('orders/view-order-details', './features/account/orders/order-details.route.tsx', {
      id: 'view-order-details',
    }),
    route('wishlist', './features/account/wishlist/wishlist.route.tsx', { id: 'wishlist' }),
    route('security', './features/account/security/security.route.tsx', { id: 'security' }),
  ]),
  // For search engines; of both languages.
  ...(IS_HINDI_BUILD
    ? []
    : [
        route('robots.txt', './features/crawlers/robots.route.ts', { id: 'robots' }),
        route('sitemap.xml', './features/crawlers/sitemap.route.ts', { id: 'sitemap' }),
      ]),
  route('*', './features/content/not-found.route.tsx', { id: 'not-found' }),
] satisfies RouteConfig;
