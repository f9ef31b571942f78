# One host of Freehold. Its steps were run by hand, but no Docker engine was there to build the image itself.

FROM node:24-bookworm-slim AS build
WORKDIR /opt/freehold
COPY . .
RUN npm ci --ignore-scripts --no-audit --no-fund \
  && npm run build --workspace packages/web \
  && npm prune --omit=dev --ignore-scripts --no-audit --no-fund

FROM node:24-bookworm-slim
WORKDIR /opt/freehold
COPY --from=build /opt/freehold .
RUN mkdir /data && chown node:node /data
USER node
ENV NODE_ENV=production FREEHOLD_HOST=0.0.0.0 FREEHOLD_DATA=/data
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "packages/cli/bin/freehold.mjs"]
CMD ["serve"]
