# Polity's server, run by an ordinary user, with its tables on a volume:
#
#   docker build -t polity .
#   docker run --rm -p 8080:8080 -v polity-data:/data polity

FROM node:20-bookworm AS build
WORKDIR /polity
COPY . .
# Installing builds what runs; what only building and testing need is then left behind.
RUN npm ci && npm prune --omit=dev --ignore-scripts

FROM node:20-bookworm-slim
ENV NODE_ENV=production NODE_OPTIONS=--max-semi-space-size=64
WORKDIR /polity
# The program belongs to root and cannot be changed by who runs it; the tables belong to who runs it.
COPY --from=build /polity /polity
RUN install --directory --owner=node --group=node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8080/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "packages/cli/bin/polity.js", "serve", "--host", "0.0.0.0", "--port", "8080", "--data", "/data"]
