import type { components } from '@haat/api-sdk/schema';
import type { NamedGroup } from './groups.repository.ts';

type Schema = components['schemas']['DeskMaker'];

/** The names of a group that a row refers to; null without a group. */
export interface MakerNames {
  readonly maker_id: string | null;
  readonly maker_name: string | null;
  readonly maker_name_hindi: string | null;
}

/** Presents the group that a row refers to; null without one. */
export function presentMakerReference(row: MakerNames): Schema {
  const { maker_id: id, maker_name: name, maker_name_hindi: nameHindi } = row;
  return id === null ? null : { _id: id, name: name ?? '', nameHindi: nameHindi ?? '' };
}

/** Presents a group by its names. */
export function presentNamedGroup({ id, name, name_hindi: nameHindi }: NamedGroup): Schema {
  return { _id: id, name, nameHindi };
}
