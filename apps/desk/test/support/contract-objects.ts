import type {
  DeskMe,
  DeskMessage,
  DeskOrder,
  DeskOrderLine,
  DeskOrderSummary,
  DeskProduct,
  DeskReview,
} from '../../app/lib/api/types.ts';

const PLACED_AT = '2026-11-22T07:15:00.000Z';

/** A line with id `p{number}`, not ticked. */
export function createLine(number: number, changes: Partial<DeskOrderLine> = {}): DeskOrderLine {
  return {
    _id: `p${number}`,
    name: `Papad ${number}`,
    nameHindi: `पापड़ ${number}`,
    packSize: { amount: 200, unit: 'g' },
    image: null,
    quantity: 2,
    returnedQuantity: 0,
    unitPricePaise: 14_950,
    totalPaise: 29_900,
    gstRate: null,
    hsn: '',
    isPacked: false,
    packedAt: null,
    ...changes,
  };
}

/** A new order of two lines of one group, to be paid in cash. */
export function createOrder(changes: Partial<DeskOrder> = {}): DeskOrder {
  const maker = { _id: 'm1', name: 'Marwar Masala Samuh', nameHindi: 'मारवाड़ मसाला समूह' };
  return {
    _id: 'o1',
    orderNumber: 'HAAT-2026-10000001',
    status: 'pending',
    returnStatus: null,
    paymentMethod: 'cod',
    paymentStatus: 'pending',
    isTest: false,
    createdAt: PLACED_AT,
    name: 'Kavita Sharma',
    phoneNumber: '9876543210',
    city: 'Jodhpur',
    pieces: 4,
    lines: 2,
    packedLines: 0,
    linesPaise: 59_800,
    totalPaise: 83_800,
    isOutForDelivery: false,
    cashReceivedAt: null,
    version: 1,
    courier: '',
    trackingNumber: '',
    outForDeliveryAt: null,
    address: {
      name: 'Kavita Sharma',
      phoneNumber: '9876543210',
      addressLine1: '12 Nehru Bazar',
      addressLine2: '',
      landmark: '',
      district: 'Jodhpur',
      city: 'Jodhpur',
      state: 'Rajasthan',
      zipCode: '342001',
      country: 'India',
      addressType: 'Home',
    },
    groups: [{ maker, lines: [createLine(1), createLine(2)], linesPaise: 59_800 }],
    amounts: null,
    payments: [],
    steps: [{ status: 'pending', changedAt: PLACED_AT }],
    history: [{ event: 'placed', at: PLACED_AT, amountPaise: null }],
    notes: [],
    refunds: [],
    refundDuePaise: 0,
    receiptNumber: null,
    receiptIssuedAt: null,
    receiptGstin: '',
    returnReason: null,
    returnRequestedAt: null,
    moves: [
      { move: 'processing', stock: 'none', money: 'none', amountPaise: 0 },
      { move: 'shipped', stock: 'none', money: 'none', amountPaise: 0 },
      { move: 'cancel', stock: 'returned', money: 'none', amountPaise: 0 },
    ],
    news: null,
    ...changes,
  };
}

/** The same order as it stands in a list. */
export function createListedOrder(changes: Partial<DeskOrderSummary> = {}): DeskOrderSummary {
  const { groups, ...order } = createOrder();
  return {
    ...order,
    state: 'Rajasthan',
    sentAt: null,
    makers: groups.map(({ maker }) => maker),
    contents: [createLine(1), createLine(2)].map(({ name, nameHindi, quantity }) => ({
      name,
      nameHindi,
      quantity,
    })),
    ...changes,
  };
}

/** A coordinator who has given the second factor. */
export function createMe(changes: Partial<DeskMe> = {}): DeskMe {
  return {
    user: { _id: 'u1', fullName: 'Sunita Devi', email: 'sunita@example.com' },
    role: 'coordinator',
    permissions: ['orders.read', 'orders.pack', 'orders.move', 'goods.read', 'goods.edit'],
    maker: null,
    needsSecondFactor: true,
    secondFactor: 'confirmed',
    ...changes,
  };
}

/** A product on sale. */
export function createProduct(changes: Partial<DeskProduct> = {}): DeskProduct {
  return {
    _id: 'moong-papad',
    version: 3,
    status: 'published',
    publishAt: null,
    missing: [],
    name: 'Moong Papad',
    nameHindi: 'मूंग पापड़',
    description: 'Crisp and thin.',
    descriptionHindi: '',
    features: '',
    featuresHindi: '',
    storageAndUsage: '',
    storageAndUsageHindi: '',
    brand: '',
    size: '',
    packSize: { amount: 200, unit: 'g' },
    isVegetarian: true,
    ingredients: '',
    ingredientsHindi: '',
    allergens: '',
    allergensHindi: '',
    bestBeforeDays: 180,
    foodLicence: '',
    gstRate: null,
    hsn: '',
    countryOfOrigin: 'India',
    occasions: [],
    contains: [],
    pricePaise: 14_900,
    originalPricePaise: null,
    reducedPaise: null,
    reducedBy: null,
    remainsPaise: 14_900,
    stock: 24,
    stockLevel: 'enough',
    category: { _id: 'c1', slug: 'papad', name: 'Papad', nameHindi: 'पापड़' },
    maker: null,
    pictures: [],
    createdAt: PLACED_AT,
    updatedAt: PLACED_AT,
    ...changes,
  };
}

/** A message that nobody has read. */
export function createMessage(changes: Partial<DeskMessage> = {}): DeskMessage {
  return {
    _id: 'n1',
    version: 1,
    name: 'Asha',
    email: 'asha@example.com',
    phoneNumber: '',
    subject: 'A question',
    body: 'Do you ship to Jaisalmer? My number is 98765 43210.',
    read: false,
    archived: false,
    answeredAt: null,
    createdAt: PLACED_AT,
    shopperId: null,
    ...changes,
  };
}

/** A published review without an answer. */
export function createReview(changes: Partial<DeskReview> = {}): DeskReview {
  return {
    _id: 'r1',
    version: 1,
    status: 'published',
    hiddenReason: '',
    product: { _id: 'moong-papad', name: 'Moong Papad', nameHindi: 'मूंग पापड़' },
    author: 'Asha',
    rating: 2,
    title: 'Broken',
    comment: 'Half of them were broken.',
    image: null,
    boughtHere: true,
    answer: '',
    answeredAt: null,
    createdAt: PLACED_AT,
    ...changes,
  };
}
