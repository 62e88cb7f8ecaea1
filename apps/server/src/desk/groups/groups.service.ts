import type { components } from '@haat/api-sdk/schema';
import {
  canHideGroup,
  createGroupFactsSchema,
  type GroupFacts,
  toFreeSlug,
} from '@haat/domain/desk';
import type { ShopContext } from '../../context.ts';
import { ConflictError, NotFoundError } from '../../errors.ts';
import { createMedia } from '../../media/media.repository.ts';
import { storePictures } from '../../media/stored-pictures.ts';
import { CATALOGUE_PICTURE, encodeUpload } from '../../media/uploaded-picture.ts';
import type { OperationId } from '../../platform/contract/contract-types.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { parseForm } from '../../platform/http/parse-form.ts';
import type { Upload } from '../../platform/http/upload.ts';
import { runIdempotently } from '../../platform/idempotency/idempotency.ts';
import { createId } from '../../platform/security/ids.ts';
import { changedFields } from '../audit/changed-fields.ts';
import { recordChange } from '../audit/record-change.ts';
import { changeVersioned } from '../members/change-versioned.ts';
import type { DeskCall, VersionedCall } from '../members/desk-call.ts';
import type { DeskMember } from '../members/desk-member.ts';
import { assertNamesAreFree, lockNames } from './free-names.ts';
import { type DeskGroupResponse, presentGroup } from './groups.presenter.ts';
import * as groups from './groups.repository.ts';

/** @throws {InvalidInputError} that names the fields */
function parseFacts({ now }: ShopContext, input: unknown): GroupFacts {
  return parseForm(createGroupFactsSchema(new Date(now()).getUTCFullYear()), input);
}

/** The columns of `makers` that hold these facts. */
function toColumns({
  nameHindi,
  villageHindi,
  districtHindi,
  craftHindi,
  contentHindi,
  foundedYear,
  ...columns
}: GroupFacts) {
  return {
    ...columns,
    name_hindi: nameHindi,
    village_hindi: villageHindi,
    district_hindi: districtHindi,
    craft_hindi: craftHindi,
    content_hindi: contentHindi,
    founded_year: foundedYear,
  };
}

/** Lists the groups that a member may see: a group member her own. */
export async function listGroups(
  { db }: ShopContext,
  { makerId }: Pick<DeskMember, 'makerId'>,
): Promise<DeskGroupResponse[]> {
  const rows = await groups.listGroups(db);
  const counts = await groups.countGoodsOfGroups(db);
  return rows
    .filter(({ id }) => makerId === null || id === makerId)
    .map((row) => presentGroup(row, counts.get(row.id)));
}

/**
 * Adds a group as the last one (product 10.3.10).
 *
 * @throws {InvalidInputError} that names the fields, also for a name that another group has
 */
export async function createGroup(
  context: ShopContext,
  { member, key }: DeskCall,
  input: components['schemas']['DeskGroupInput'],
): Promise<DeskGroupResponse> {
  const facts = parseFacts(context, input);
  const { name, nameHindi } = facts;
  const call = { operation: 'createDeskGroup', userId: member.userId, key, request: input };
  return runIdempotently(context, { ...call, statusCode: 201 }, async (transaction) => {
    await lockNames(transaction, 'group');
    const known = await groups.listGroups(transaction);
    assertNamesAreFree('group', { name, nameHindi }, known, undefined);
    const now = context.now();
    const id = createId(now);
    await groups.createGroup(transaction, {
      ...toColumns(facts),
      id,
      slug: toFreeSlug(name, new Set(known.map(({ slug }) => slug))),
      image_hash: null,
      latitude: null,
      longitude: null,
      position: Math.max(0, ...known.map(({ position }) => position + 1)),
      created_at: now,
      updated_at: now,
    });
    const created = await readGroup(transaction, id);
    const change = { userId: member.userId, action: 'group.created' };
    const subject = { kind: 'group' as const, id };
    await recordChange(transaction, { ...change, subject, ...changedFields(null, created) }, now);
    return created;
  });
}

/**
 * Changes the facts that are given (product 10.3.10, 10.3.11). A place on the map that was of another
 * village or district is no longer known.
 *
 * @throws {InvalidInputError} that names the fields, also for a name that another group has
 * @throws {NotFoundError} for an unknown group
 * @throws {ConflictError} for hiding a group with goods on sale
 * @throws {ChangedMeanwhileError} (412) with the present group
 */
export async function updateGroup(
  context: ShopContext,
  call: VersionedCall,
  input: components['schemas']['DeskGroupUpdate'],
): Promise<DeskGroupResponse> {
  const { isHidden, ...given } = input;
  return changeGroup(
    context,
    { ...call, operation: 'updateDeskGroup', request: input, action: 'group.changed' },
    async (transaction, before) => {
      const facts = parseFacts(context, { ...before, ...given });
      const { name, nameHindi, village, district } = facts;
      if (isHidden === true && !canHideGroup(before.goodsOnSale)) {
        throw new ConflictError('group_on_sale', 'A group with goods on sale is not hidden.');
      }
      if (given.name !== undefined || given.nameHindi !== undefined) {
        await lockNames(transaction, 'group');
        const known = await groups.listGroups(transaction);
        const others = known.filter(({ id }) => id !== call.id);
        assertNamesAreFree('group', { name, nameHindi }, others, before);
      }
      const hasMoved = village !== before.village || district !== before.district;
      await groups.updateGroup(transaction, call.id, {
        ...toColumns(facts),
        ...(isHidden !== undefined && { status: isHidden ? 'hidden' : 'active' }),
        ...(hasMoved && { latitude: null, longitude: null }),
        updated_at: context.now(),
      });
    },
  );
}

/**
 * Replaces the picture of a group (product 10.3.10).
 *
 * @throws {InvalidInputError} for what is no picture, or has too many pixels
 * @throws {NotFoundError} for an unknown group
 * @throws {ChangedMeanwhileError} (412) with the present group
 * @throws {UnavailableError} see `encodeUpload`
 * @throws {BucketError} see `storePictures`
 */
export async function setGroupPicture(
  context: ShopContext,
  call: VersionedCall,
  upload: Upload,
): Promise<DeskGroupResponse> {
  const picture = await encodeUpload(context, upload, CATALOGUE_PICTURE);
  return storePictures(context, [picture], (pictures) =>
    changeGroup(
      context,
      {
        ...call,
        operation: 'setDeskGroupPicture',
        request: picture.hash,
        action: 'group.picture',
      },
      async (transaction) => {
        await createMedia(transaction, pictures);
        const changes = { image_hash: picture.hash, updated_at: context.now() };
        await groups.updateGroup(transaction, call.id, changes);
      },
    ),
  );
}

function changeGroup(
  context: ShopContext,
  call: VersionedCall & { operation: OperationId; request: unknown; action: string },
  apply: (transaction: Db, before: DeskGroupResponse) => Promise<void>,
): Promise<DeskGroupResponse> {
  const { id, operation, action } = call;
  return changeVersioned(context, call, {
    operation,
    request: { id, body: call.request },
    action,
    subject: { kind: 'group', id },
    lock: (transaction) => readGroup(transaction, id),
    present: (group) => group,
    apply,
  });
}

/** Locks and presents a group. @throws {NotFoundError} */
async function readGroup(transaction: Db, id: string): Promise<DeskGroupResponse> {
  const row = await groups.lockGroup(transaction, id);
  if (row === undefined) throw new NotFoundError('Group');
  return presentGroup(row, (await groups.countGoodsOfGroups(transaction)).get(id));
}
