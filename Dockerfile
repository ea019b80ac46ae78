# docker build --build-arg BASE_PATH=/ --build-arg SITE_URL=https://example.com -t localkit .
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
ARG BASE_PATH=/
ARG SITE_URL=https://localkit.example
RUN npm run build -- --compress && mkdir -p "/site/$BASE_PATH" && cp -r dist/. "/site/$BASE_PATH/"

# Debian's own nginx, for its module that serves brotli; the images of nginx have none.
FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends nginx-light libnginx-mod-http-brotli-static curl \
  && rm -rf /var/lib/apt/lists/*
COPY hosting/nginx.conf /etc/nginx/nginx.conf
COPY hosting/nginx-brotli.conf /etc/nginx/localkit/
COPY --from=build /app/dist-hosting/nginx-locations.conf /etc/nginx/localkit/
COPY --from=build /site /srv/localkit
ARG BASE_PATH=/
ENV BASE_PATH=$BASE_PATH
USER www-data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s --start-period=5s CMD curl -fsS -o /dev/null "http://127.0.0.1:8080/$BASE_PATH/" || exit 1
CMD ["nginx", "-e", "stderr", "-g", "daemon off;"]
