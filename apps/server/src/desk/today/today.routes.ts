import type { components } from '@haat/api-sdk/schema';
import type { ShopContext } from '../../context.ts';
import type { Operations } from '../../platform/contract/contract-types.ts';
import { success } from '../../platform/http/success-envelope.ts';
import { presentMakerReference } from '../groups/maker-reference.ts';
import { requireDeskMember } from '../members/desk-member.ts';
import { readToday, type Sales, type Today } from './today.service.ts';

type Schemas = components['schemas'];

const DEFAULT_DAYS = 30;

/** What waits at the desk today (product 10.2.5). */
export function createTodayRoutes(context: ShopContext) {
  return {
    getDeskToday: {
      // Every role reads goods; what else it may see is decided part by part.
      desk: 'goods.read',
      async handle(request) {
        const { days = DEFAULT_DAYS } = request.query;
        const today = await readToday(context, requireDeskMember(request), days);
        return success('Today', presentToday(today));
      },
    },
  } satisfies Operations;
}

function presentToday({ lowStock, moneyDue, sales, ...rest }: Today): Schemas['DeskToday'] {
  return {
    ...rest,
    lowStock: lowStock.map(({ id, name, name_hindi: nameHindi, stock_quantity: stock }) => ({
      ...{ _id: id, name, nameHindi, stock },
    })),
    moneyDue: moneyDue && {
      toShoppersPaise: moneyDue.toShoppers,
      fromCouriersPaise: moneyDue.fromCouriers,
    },
    sales: sales && presentSales(sales),
  };
}

function presentSales({ topProducts, byGroup, ...sums }: Sales): Schemas['DeskSales'] {
  return {
    ...sums,
    topProducts: topProducts.map(({ id, name, name_hindi: nameHindi, pieces, paise }) => ({
      _id: id,
      name,
      nameHindi,
      pieces: Number(pieces),
      paise: Number(paise),
    })),
    byGroup: byGroup.map(({ pieces, paise, ...names }) => ({
      maker: presentMakerReference(names),
      pieces: Number(pieces),
      paise: Number(paise),
    })),
  };
}
