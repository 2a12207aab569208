# The site and its server in one image: docker build -t noonward . && docker compose up -d (compose.yaml).
FROM node:24-bookworm-slim AS build
WORKDIR /srv/noonward
ENV GATSBY_TELEMETRY_DISABLED=1 CI=true
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build

FROM node:24-bookworm-slim AS packages
WORKDIR /srv/noonward
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts

FROM node:24-bookworm-slim
WORKDIR /srv/noonward
ENV NODE_ENV=production HOST=0.0.0.0 PORT=9000 ENQUIRY_DATABASE_URL=file:/var/lib/noonward/enquiries.db
COPY --from=packages /srv/noonward/node_modules node_modules
COPY package.json tsconfig.json ./
COPY src src
COPY server server
COPY static static
COPY content content
COPY --from=build /srv/noonward/public public
# Enquiries: a volume, which gets this folder's owner.
RUN install -d -o node -g node -m 0700 /var/lib/noonward
VOLUME /var/lib/noonward
USER node
EXPOSE 9000
# From within the container, /readyz is asked by this machine itself.
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s CMD ["node", "-e", "fetch('http://127.0.0.1:9000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself and no wrapper: signals are for the server.
CMD ["node", "--import", "tsx", "server/main.ts"]
