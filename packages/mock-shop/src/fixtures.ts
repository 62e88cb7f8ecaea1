import type { Schemas } from './contract.ts';
import { PRODUCTS } from './product-fixtures.ts';
import type { TestAddress, TestOrder, TestProduct, TestUser } from './test-shop.ts';
import { toOrder } from './to-order.ts';

/** The data of a test shop whose seed says nothing else. */
export interface Fixtures {
  /** Two customers, of whom one has verified the e-mail address. */
  readonly users: readonly TestUser[];
  /** Twelve products, of every kind that a screen has to get right; prices are rupees. */
  readonly products: readonly TestProduct[];
  /** The example shopper's two saved addresses. */
  readonly addresses: readonly TestAddress[];
  /** The example shopper's orders, the oldest first: delivered, shipped and processing. */
  readonly orders: readonly TestOrder[];
}

const HOME: TestAddress = {
  ...{ _id: 'address_home', isDefault: true, userId: 'user_shopper' },
  ...{ name: 'Example Shopper', phoneNumber: '9000000001', addressType: 'Home', country: 'India' },
  ...{ addressLine1: '12 Example Road', addressLine2: 'Near the clock tower' },
  ...{ landmark: 'Clock tower', zipCode: '342001' },
  ...{ district: 'Jodhpur', city: 'Jodhpur', state: 'Rajasthan' },
};

const WORK: TestAddress = {
  ...HOME,
  ...{ _id: 'address_work', isDefault: false, addressType: 'Work', phoneNumber: '+919000000001' },
  ...{ addressLine1: '4 Station Road', addressLine2: '', landmark: '', zipCode: '302001' },
  ...{ district: 'Jaipur', city: 'Jaipur' },
};

function linesOf(quantities: Readonly<Record<string, number>>) {
  return PRODUCTS.flatMap((product) => {
    const quantity = quantities[product._id];
    return quantity === undefined ? [] : [{ product, quantity }];
  });
}

/** When an order was placed, and when it reached each further status. */
function historyOf(
  placedOn: string,
  days: Partial<Record<TestOrder['status'], string>>,
): Pick<TestOrder, 'createdAt' | 'statusHistory'> {
  const statusHistory = Object.entries({ pending: placedOn, ...days }).map(([status, day]) => ({
    status: status as TestOrder['status'],
    changedAt: `${day}T07:15:00.000Z`,
  }));
  return { statusHistory, createdAt: `${placedOn}T07:15:00.000Z` };
}

/** What a test shop starts with where its seed says nothing else. */
export const FIXTURES: Fixtures = {
  users: [
    {
      ...{ _id: 'user_shopper', email: 'shopper@example.com', password: 'Shopper1!' },
      ...{ fullName: 'Example Shopper', userName: 'example', phoneNumber: '+919000000001' },
      ...{ address: '12 Example Road, Jodhpur', avatar: null, role: 'customer' },
      ...{ isEmailVerified: true, createdAt: '2026-10-10T04:00:00.000Z' },
    },
    {
      ...{ _id: 'user_second', email: 'second@example.com', password: 'Second1!' },
      ...{ fullName: 'Second Shopper', userName: 'second', phoneNumber: '9000000002' },
      ...{ address: '', avatar: null, role: 'customer' },
      ...{ isEmailVerified: false, createdAt: '2026-10-20T04:00:00.000Z' },
    },
  ],
  products: PRODUCTS,
  addresses: [HOME, WORK],
  orders: [
    toOrder(linesOf({ prod_chilli: 2, prod_moong: 1 }), HOME, {
      _id: 'order_delivered',
      orderNumber: 'HAAT-2026-000001',
      status: 'delivered',
      ...historyOf('2026-11-02', {
        processing: '2026-11-03',
        shipped: '2026-11-04',
        delivered: '2026-11-07',
      }),
      paymentStatus: 'paid',
      receipt: { number: '2026-27/000001', issuedAt: '2026-11-07T07:15:00.000Z', gstin: '' },
    }),
    toOrder(linesOf({ prod_spice_set: 1 }), HOME, {
      _id: 'order_shipped',
      orderNumber: 'HAAT-2026-000002',
      status: 'shipped',
      ...historyOf('2026-11-14', { processing: '2026-11-15', shipped: '2026-11-16' }),
      courier: 'Delhivery',
      trackingNumber: '1490819278234',
    }),
    toOrder(linesOf({ prod_bajra: 3, prod_long_name: 1 }), HOME, {
      _id: 'order_processing',
      orderNumber: 'HAAT-2026-000003',
      status: 'processing',
      ...historyOf('2026-11-19', { processing: '2026-11-20' }),
    }),
  ],
};

/** Post offices by pincode; every other pincode is unknown. */
export const PINCODES: Readonly<Record<string, readonly Schemas['PostOffice'][]>> = {
  '342001': [
    office('342001', 'Jodhpur', 'Jodhpur', 'Rajasthan'),
    office('342001', 'Jodhpur City', 'Jodhpur', 'Rajasthan'),
  ],
  '302001': [office('302001', 'Jaipur', 'Jaipur', 'Rajasthan')],
  '313001': [office('313001', 'Udaipur', 'Udaipur', 'Rajasthan')],
  '110001': [office('110001', 'Connaught Place', 'Central Delhi', 'Delhi')],
  '560001': [office('560001', 'Bangalore', 'Bengaluru', 'Karnataka')],
  // A post office without a block.
  '345001': [{ ...office('345001', 'Jaisalmer', 'Jaisalmer', 'Rajasthan'), Block: 'NA' }],
};

function office(Pincode: string, Name: string, District: string, State: string) {
  return { Name, Block: District, District, State, Country: 'India', Pincode };
}
