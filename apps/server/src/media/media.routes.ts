import type { ShopContext } from '../context.ts';
import type { Operations } from '../platform/contract/contract-types.ts';
import { chooseResourcePolicy } from '../platform/http/cross-origin.ts';
import { getPicture, getPictureInfo } from './media.service.ts';

const ONE_YEAR = 'public, max-age=31536000, immutable';

/** Pictures. A picture's URL contains the hash of its bytes, so its response never changes. */
export function createMediaRoutes(context: ShopContext) {
  return {
    getMedia: async (request, reply) => {
      const { hash } = request.params;
      const { w: width, format } = request.query;
      const tag = `"${[hash, width, format].filter((part) => part !== undefined).join('-')}"`;
      const info = await getPictureInfo(context, hash);
      reply.header('cache-control', ONE_YEAR).header('etag', tag);
      // Other sites and link previews may embed the catalogue's pictures, but no avatar.
      const policy =
        info.kind === 'catalogue' ? 'cross-origin' : chooseResourcePolicy(context.config);
      reply.header('cross-origin-resource-policy', policy);
      if (matchesTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
      const picture = await getPicture(context, info, { width, format });
      const { buffer, byteOffset, byteLength } = picture.bytes;
      return reply.type(picture.contentType).send(Buffer.from(buffer, byteOffset, byteLength));
    },
  } satisfies Operations;
}

function matchesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  const tags = ifNoneMatch?.split(',').map((part) => part.trim().replace(/^W\//, '')) ?? [];
  return tags.includes(tag);
}
