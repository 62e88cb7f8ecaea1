/** Key of the pincode that was chosen in this browser (product 3.7.5). */
export const DELIVERY_PINCODE_STORAGE_KEY = 'delivery-pincode';
