import { DEFAULT_CHARGES, type OrderCharges } from '@haat/domain';
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

const DocumentCharges = createContext<OrderCharges>(DEFAULT_CHARGES);

/** Gives the charges that came with the document to all below it. */
export const ChargesProvider = DocumentCharges.Provider;

/** Charges that were loaded after the document; null while none were. */
export const loadedCharges = createStore<OrderCharges | null>(() => null);

/** What an order adds to the prices of its goods (product 9.1.1). */
export function useCharges(): OrderCharges {
  const ofDocument = useContext(DocumentCharges);
  return useStore(loadedCharges) ?? ofDocument;
}
