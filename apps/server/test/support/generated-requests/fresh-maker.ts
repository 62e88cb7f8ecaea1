import type { DeskMember } from '../../../src/desk/members/desk-member.ts';
import type { TestShop } from '../build-test-app.ts';
import type { ReadyShopper } from '../people/shopper-with-address.ts';

/** What a maker may use. */
export interface Workshop {
  shop: TestShop;
  /** Whoever sends the request; somebody signed in. */
  sender: ReadyShopper;
  /** An owner of the desk. */
  owner: DeskMember;
  /** Of a group, and in stock for ever. */
  productId: string;
}

/** Makes something, and returns what the texts that stand for it become. */
export type Maker = (workshop: Workshop) => Promise<Readonly<Record<string, string>>>;

/** Who makes which texts; the texts of one maker belong together. */
export type Makers = readonly (readonly [texts: readonly string[], make: Maker])[];
