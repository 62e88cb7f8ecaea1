# The shop as an image: Node, the C library and the built shop, without a shell or a package manager.
# docs/deployment.md says how it is run.

# A build argument, so that it can be pinned to a digest: --build-arg NODE_IMAGE=node@sha256:…
ARG NODE_IMAGE=node:26.10.0-bookworm-slim

FROM ${NODE_IMAGE} AS build
RUN apt-get update && apt-get install -y --no-install-recommends binutils libatomic1
WORKDIR /build
COPY . .
RUN npx --yes pnpm@12.21.0 install --frozen-lockfile --filter haat --filter "@haat/server..." --filter "@haat/storefront..." --filter "@haat/desk..."
RUN npx --yes pnpm@12.21.0 exec turbo run build --filter=@haat/server --filter=@haat/storefront --filter=@haat/desk
# The same folders as in the repository, so that paths and commands are the same as well.
RUN mkdir -p image/shop && cp --parents -r -t image/shop \
  package.json pnpm-lock.yaml pnpm-workspace.yaml .pnpmfile.mjs LICENSE \
  openapi/package.json openapi/generated \
  packages/domain/package.json packages/domain/dist \
  apps/server/package.json apps/server/dist apps/server/migrations apps/server/api-docs apps/server/sandbox-pay \
  apps/storefront/package.json apps/storefront/build \
  apps/desk/package.json apps/desk/build \
  tools/demo-catalogue
RUN cd image/shop && npx --yes pnpm@12.21.0 install --prod --frozen-lockfile --prefer-offline \
  --filter "@haat/server..." --filter @haat/storefront --filter @haat/desk
# The icons are in the builds of the shells already, and are a third of all packages.
RUN rm -rf image/shop/node_modules/.pnpm/lucide@* image/shop/apps/*/node_modules/lucide
# Optional packages of the server, such as @aws-sdk/client-s3: above its folder, where it finds them.
ARG EXTRA_PACKAGES=
RUN test -z "$EXTRA_PACKAGES" || npm install --no-audit --no-fund --prefix image $EXTRA_PACKAGES
# Node of the lockfile, the one that the tests ran with; its symbols are a fifth of it.
RUN mkdir -p image/nodejs/bin && strip -o image/nodejs/bin/node node_modules/node/bin/node
RUN ldd image/nodejs/bin/node $(find image/shop/node_modules -name '*.node' -o -name '*.so.*') \
  | awk '$1 ~ "^/lib" { print $1 } $3 ~ "^/(usr/)?lib" { print $3 }' | sort -u \
  | xargs cp --parents -L -t image
RUN mkdir -p image/etc volumes/data volumes/backup && mkdir -m 1777 image/tmp && chmod 700 volumes/* \
  && echo 'haat:x:65532:65532::/data:/nonexistent' > image/etc/passwd \
  && echo 'haat:x:65532:' > image/etc/group \
  && echo 'hosts: files dns' > image/etc/nsswitch.conf

FROM scratch
LABEL org.opencontainers.image.title="Haat" \
  org.opencontainers.image.description="An online shop for handmade food and crafts: API, storefront and commands" \
  org.opencontainers.image.licenses="MIT"
COPY --from=build /build/image/ /
COPY --from=build --chown=65532:65532 /build/volumes/ /
USER 65532:65532
WORKDIR /shop
ENV NODE_ENV=production \
  HOST=0.0.0.0 \
  PORT=3000 \
  DATA_DIR=/data \
  TMPDIR=/tmp \
  MALLOC_ARENA_MAX=2 \
  MALLOC_MMAP_THRESHOLD_=131072
VOLUME ["/data"]
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["/nodejs/bin/node", "apps/server/dist/commands/check-health.js"]
ENTRYPOINT ["/nodejs/bin/node"]
CMD ["--enable-source-maps", "--max-semi-space-size=8", "--heap-growing-percent=60", "apps/server/dist/main.js"]
