import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

// One line per row of spec §2, in its order. A screen that is not here does not exist: its address
// answers 404, and nothing links to it.
export default [
  index('./features/home/home.route.tsx'),
  route('login', './features/auth/login.route.tsx'),
  route('signup', './features/auth/signup.route.tsx'),
  route('register', './features/auth/signup.route.tsx', { id: 'register' }),
  route('product/:id', './features/product/product-detail.route.tsx'),
  route('products-list', './features/catalog/product-list.route.tsx'),
  route('products', './features/catalog/search-results.route.tsx'),
  route('about-us', './features/content/about-us.route.tsx'),
  route('story', './features/stories/story-list.route.tsx'),
  route('story/:id', './features/stories/story.route.tsx'),
  route('contact-us', './features/content/contact-us.route.tsx'),
  route('category/:slug', './features/catalog/category.route.tsx'),
  route('cart', './features/cart/cart.route.tsx'),
  route('page/:slug', './features/content/cms-page.route.tsx'),
  // Also seen (spec §2); the others are where the mails lead.
  route('forgot', './features/auth/forgot.route.tsx'),
  route('reset-password/:token', './features/auth/reset-password.route.tsx'),
  route('verify-email/:token', './features/auth/verify-email.route.tsx'),
  route('undo-email-change/:token', './features/auth/undo-email-change.route.tsx'),
  layout('./features/checkout/checkout.layout.tsx', [
    route('shipping-details', './features/checkout/address/shipping-details.route.tsx'),
    route('saved-address', './features/checkout/address/saved-address.route.tsx'),
    route('payment', './features/checkout/payment/payment.route.tsx'),
  ]),
  route('account', './features/account/account.layout.tsx', [
    index('./features/account/profile/profile.route.tsx'),
    route('orders', './features/account/orders/orders.route.tsx'),
    route('orders/view-order-details', './features/account/orders/order-details.route.tsx'),
    route('wishlist', './features/account/wishlist/wishlist.route.tsx'),
    route('security', './features/account/security/security.route.tsx'),
  ]),
  // For search engines.
  route('robots.txt', './features/crawlers/robots.route.ts'),
  route('sitemap.xml', './features/crawlers/sitemap.route.ts'),
  route('*', './features/content/not-found.route.tsx'),
] satisfies RouteConfig;
