# The site in one container: nginx answers with precompressed files, Node sits behind /api/*. See docs/deploy.md.
#
#   docker build --build-arg SITE_URL=https://www.example.com -t site .
#   docker run --read-only --tmpfs /tmp --cap-drop ALL -p 8080:8080 --env-file .env site

# Pinned: a new base comes as a pull request (.github/dependabot.yml), and the workflow scans what was built on it.
FROM node:24-trixie-slim@sha256:c319bb4fac67c01ced508b67193a0397e02d37555d8f9b72958649efd302b7f8 AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
ARG SITE_URL
ARG SOURCE_COMMIT
RUN SITE_URL="$SITE_URL" SOURCE_COMMIT="$SOURCE_COMMIT" npm run build && npm run package

FROM debian:trixie-slim@sha256:d7e12182ce18b85b93007c1dedf31f2d29e01ccf3182cc4017c709b6259bc132
RUN apt-get update \
  && apt-get install -y --no-install-recommends libatomic1 nginx libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/* /var/log/nginx/*
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=build /site/dist /site
ARG SOURCE_COMMIT
ENV PORT=8080 SOURCE_COMMIT=$SOURCE_COMMIT
WORKDIR /site
USER 65532:65532
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s CMD ["node", "serve.mjs", "--health"]
CMD ["node", "serve.mjs"]
