import type { Activity } from '../activity.ts';
import { cancelOrders } from './cancel-orders.ts';
import { deliverEvents } from './deliver-events.ts';
import { mergeCarts } from './merge-carts.ts';
import { registerWithAvatar } from './register-with-avatar.ts';
import { verifyPayments } from './verify-payments.ts';

/** The activities that are crashed beside placing orders. */
export const OTHER_ACTIVITIES: readonly Activity[] = [
  verifyPayments,
  deliverEvents,
  mergeCarts,
  cancelOrders,
  registerWithAvatar,
];
