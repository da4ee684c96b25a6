# One image for any chain: the built site, without a database. See docs/operate.md.
FROM node:24-bookworm-slim

WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev
COPY . .
# Which theme is built; a start looks at the same, and builds nothing.
ARG ETALAGE_THEME=
ENV ETALAGE_THEME=${ETALAGE_THEME}
RUN node -e "import('./bin/build.mjs').then((build) => build.buildIfStale())" \
  && mkdir -p /data && chown node:node /data

ENV NODE_ENV=production MALLOC_ARENA_MAX=2 HOST=0.0.0.0 PORT=8080 ETALAGE_DATA=/data ETALAGE_DEMO=off
VOLUME /data
EXPOSE 8080
USER node
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD node -e "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "--max-semi-space-size=16", "bin/etalage.mjs", "start"]
