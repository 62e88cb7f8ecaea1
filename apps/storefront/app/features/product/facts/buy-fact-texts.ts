import { LANGUAGE } from '@haat/domain';

const EN = {
  payment: 'Cash on delivery, UPI or card',
  damagedOnly: 'Return only if it arrived damaged, open or wrong',
  unused: (days: number) => `Return within ${days} days, unused and unwashed`,
  returns: 'Shipping and Returns',
  packedBy: (brand: string) => `Packed by ${brand}`,
};

const HI: typeof EN = {
  payment: 'घर पर नकद, UPI या कार्ड',
  damagedOnly: 'वापसी तभी, जब टूटा, खुला या ग़लत सामान पहुँचे',
  unused: (days: number) => `${days} दिन में वापसी, अगर इस्तेमाल या धुलाई न की हो`,
  returns: 'डिलीवरी और वापसी',
  packedBy: (brand: string) => `${brand} ने पैक किया`,
};

/** The texts of how a product is paid, returned and packed (product 2.7.13). */
export const BUY_FACT_TEXTS = LANGUAGE === 'hi' ? HI : EN;
