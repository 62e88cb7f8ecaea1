import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  route('invite/:token', 'features/invite/invite.route.tsx'),
  layout('member-layout.tsx', [
    index('features/today/today.route.tsx'),
    route('orders', 'features/orders/orders.route.tsx'),
    route('orders/:id', 'features/orders/order.route.tsx'),
    route('orders/:id/print/:sheet', 'features/orders/sheets/order-sheet.route.tsx'),
    route('goods', 'features/goods/goods.route.tsx'),
    route('goods/new', 'features/goods/new-product.route.tsx'),
    route('goods/file', 'features/goods/file/goods-file.route.tsx'),
    route('goods/:id', 'features/goods/product.route.tsx'),
    route('money', 'features/money/money.route.tsx'),
    route('money/:makerId/:month', 'features/money/statement.route.tsx'),
    route('more', 'features/more/more.route.tsx'),
    route('members', 'features/members/members.route.tsx'),
    route('members/recovery-codes', 'features/members/recovery-codes.route.tsx'),
    route('shoppers', 'features/shoppers/shoppers.route.tsx'),
    route('shoppers/:id', 'features/shoppers/shopper.route.tsx'),
    route('groups', 'features/groups/groups.route.tsx'),
    route('groups/:id', 'features/groups/group.route.tsx'),
    route('categories', 'features/categories/categories.route.tsx'),
    route('audit', 'features/audit/audit.route.tsx'),
    route('*', 'features/missing/missing.route.tsx'),
  ]),
] satisfies RouteConfig;
