# docs/deploy.md says how to use it. The files that run are those of `npm run build -- --image`.
ARG BASE=docker.io/library/debian:trixie-slim

FROM ${BASE} AS build
RUN apt-get update && apt-get install -y --no-install-recommends binutils ca-certificates nodejs npm
WORKDIR /fundbook
COPY package.json package-lock.json .npmrc ./
COPY scripts/run.sh scripts/run.sh
# Installs the packages, and says which Node they bring.
RUN sh scripts/run.sh --version
COPY . .
# Debugging symbols are a fifth of the programs.
RUN npm run build -- --image \
  && strip dist/image/programs/*

FROM ${BASE}
LABEL org.opencontainers.image.title="Fundbook" org.opencontainers.image.licenses="MIT"
COPY --from=build /etc/ssl/certs /etc/ssl/certs
COPY --from=build /usr/share/ca-certificates /usr/share/ca-certificates
COPY --from=build /fundbook/dist/image /fundbook
# For any user, as the one that runs the image may be another.
RUN mkdir --mode=1777 /data
# The last two make glibc give back what a job took once.
ENV PATH=/fundbook/bin:/usr/local/bin:/usr/bin:/bin FUNDBOOK_DATA=/data MALLOC_ARENA_MAX=1 MALLOC_TRIM_THRESHOLD_=131072
USER 10001:10001
VOLUME /data
EXPOSE 8787
HEALTHCHECK --interval=30s --timeout=10s --start-period=30s CMD ["health"]
CMD ["serve", "--host", "0.0.0.0"]
