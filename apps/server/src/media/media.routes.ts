import type { ShopContext } from '../context.ts';
import type { Operations } from '../platform/contract/contract-types.ts';
import { findPicture, getPicture } from './media.service.ts';

const ONE_YEAR = 'public, max-age=31536000, immutable';

/** Pictures, named by their content: the picture of a URL never changes. */
export function createMediaRoutes(context: ShopContext) {
  return {
    getMedia: async (request, reply) => {
      const { hash } = request.params;
      const { w: width, format } = request.query;
      const tag = `"${[hash, width, format].filter((part) => part !== undefined).join('-')}"`;
      const info = await findPicture(context, hash);
      reply.header('cache-control', ONE_YEAR).header('etag', tag);
      // Link previews and other sites may show the shop's pictures, but not those of shoppers.
      if (info.kind === 'catalogue') reply.header('cross-origin-resource-policy', 'cross-origin');
      if (holdsTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
      const picture = await getPicture(context, info, { width, format });
      const { buffer, byteOffset, byteLength } = picture.bytes;
      return reply.type(picture.contentType).send(Buffer.from(buffer, byteOffset, byteLength));
    },
  } satisfies Operations;
}

function holdsTag(ifNoneMatch: string | undefined, tag: string): boolean {
  const tags = ifNoneMatch?.split(',').map((part) => part.trim().replace(/^W\//, '')) ?? [];
  return tags.includes(tag);
}
