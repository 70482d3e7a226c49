# A Linux image with the server, the web app and the program `signoria`. See docs/operations.md.

FROM node:22-bookworm-slim AS build
# Compilers for native packages without a prebuilt binary for this platform.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends g++ make python3 \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY . .
# npm installs some packages in server/node_modules. They are copied to cli/node_modules for the bundles in cli/dist.
RUN npm ci && npm run build && npm prune --omit=dev && mkdir -p server/node_modules

FROM node:22-bookworm-slim
# pg_dump and pg_restore for `signoria backup` and `signoria restore`, in the PostgreSQL version of compose.yaml.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends postgresql-client-15 \
  && rm -rf /var/lib/apt/lists/* \
  && install --directory --owner=node --group=node --mode=700 /data /backups \
  && printf '#!/bin/sh\nexec node /app/cli/dist/signoria.mjs "$@"\n' > /usr/local/bin/signoria \
  && chmod 755 /usr/local/bin/signoria
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/server/node_modules ./cli/node_modules
COPY --from=build /app/cli/dist ./cli/dist
COPY --from=build /app/web/dist ./web/dist

ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data LOG_LEVEL=info DRAIN_SECONDS=5
VOLUME /data
EXPOSE 3000
USER node
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "cli/dist/signoria-server.mjs"]
