import { unwrap } from '@haat/api-sdk';
import { parseOrderCharges } from '@haat/domain/shopper';
import { loadedCharges } from '../../../state/charges.ts';
import { api } from '../../../state/create-stores.ts';

/** Loads the charges again, after an order was refused: the owner may have changed them since the document. */
export async function reloadCharges(): Promise<void> {
  try {
    loadedCharges.setState(parseOrderCharges(await unwrap(api.GET('/charges'))), true);
  } catch {
    // The next order is refused again, if they have changed.
  }
}
