# docgen with what it needs: Node, and git for the dates on which pages last changed.
#
#   make image
#   docker run --rm --user "$(id -u):$(id -g)" -v "$PWD:/site" ghcr.io/docgen-cli/docgen build
#   docker run --rm --user "$(id -u):$(id -g)" -v "$PWD:/site" -p 3000:3000 ghcr.io/docgen-cli/docgen dev --host 0.0.0.0
#
# packaging/image.sh puts the contents of the archives into the build context, one folder
# for each platform.
FROM node:22-alpine

# Folders that are mounted belong to a user of the host, and git refuses to read those of others.
RUN apk add --no-cache git \
 && git config --system --add safe.directory '*' \
 && install -d -m 0777 /site

ARG TARGETARCH
COPY --chmod=0755 linux/${TARGETARCH}/docgen /usr/local/bin/docgen
COPY linux/${TARGETARCH}/*LICENSE* /usr/share/licenses/docgen/

ARG VERSION=unknown
ARG REVISION=unknown
LABEL org.opencontainers.image.title="docgen" \
      org.opencontainers.image.description="Turns a folder of Markdown into a documentation site with a React theme" \
      org.opencontainers.image.url="https://github.com/docgen-cli/docgen" \
      org.opencontainers.image.source="https://github.com/docgen-cli/docgen" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}"

# Any user may run the image, also one without a home folder, such as that of the host.
ENV HOME=/tmp
USER node
WORKDIR /site
EXPOSE 3000
ENTRYPOINT ["docgen"]
CMD ["--help"]
