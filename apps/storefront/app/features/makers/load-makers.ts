import { type ShopClient, unwrap } from '@haat/api-sdk';
import { MAX_PAGE_SIZE } from '@haat/domain';
import { formatMakerPlace, type MakerView, parseMakers } from '@haat/domain/shopper';
import { placeOnRajasthanMap, RAJASTHAN_MAP_SIZE } from '../../assets/rajasthan-map.ts';
import { type MapMark, spreadMarks } from './spread-marks.ts';

/** A group as the list shows it. */
export interface ListedMaker
  extends Pick<MakerView, 'slug' | 'name' | 'craft' | 'productCount' | 'productImages'> {
  /** 'Bagru, Jaipur district'; '' when that is not told. */
  readonly place: string;
  /** Null without a place on the map. */
  readonly mark: MapMark | null;
}

/** Loads the groups in the shop's order, the first {@link MAX_PAGE_SIZE}, each with its mark on the map. */
export async function loadMakers(api: ShopClient): Promise<ListedMaker[]> {
  const makers = parseMakers(
    await unwrap(api.GET('/makers', { params: { query: { page: 1, limit: MAX_PAGE_SIZE } } })),
  );
  const marks = markPlaces(makers);
  return makers.map(({ slug, name, craft, productCount, productImages, ...maker }, index) => ({
    slug,
    name,
    craft,
    productCount,
    productImages,
    place: formatMakerPlace(maker),
    mark: marks[index] ?? null,
  }));
}

function markPlaces(makers: readonly MakerView[]): (MapMark | null)[] {
  const spots = makers.map(({ place }) => place && placeOnRajasthanMap(place));
  const marks = spreadMarks(
    spots.flatMap((spot) => spot ?? []),
    RAJASTHAN_MAP_SIZE,
  ).values();
  return spots.map((spot) => {
    const mark = spot && marks.next().value;
    return spot && mark ? { spot: round(spot), mark: round(mark) } : null;
  });
}

/** A tenth of a unit is less than a pixel. */
function round({ x, y }: MapMark['spot']): MapMark['spot'] {
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
}
