# Runs a script on the project's own Node, which is one of the packages. Installs them first, where some are missing.
set -e
installed=node_modules/.package-lock.json
node=node_modules/.bin/node

fail() {
  echo "$1" >&2
  exit 1
}

run_npm() {
  $tie npm "$@" --include=dev --include=optional --prefer-offline --loglevel=error \
    --fetch-retries=2 --fetch-retry-mintimeout=1000 --fetch-retry-maxtimeout=5000 ||
    fail "The packages could not be installed; npm says why above. It needs its registry this once, and must be able to write $PWD."
  # npm 9 does not link it.
  [ "$platform" != Linux ] || ln -sf "../$(basename node_modules/node-linux-*)/bin/node" "$node"
}

platform=$(uname)
if [ "$platform" = Darwin ]; then
  # The packages have no Node for every Mac, and the system cannot tie a process to another one.
  tie=
  node=$(command -v node) && "$node" -e 'process.exit(parseInt(process.versions.node) < 24 ? 1 : 0)' ||
    fail "On macOS, Fundbook needs Node 24 or newer."
else
  tie="setpriv --pdeathsig TERM"
  { $tie true && getconf GNU_LIBC_VERSION; } >/dev/null 2>&1 ||
    fail "Fundbook runs on Linux with glibc and util-linux, x64 or arm64, and on macOS; on Windows in WSL."
  # Ends when the npm that runs it ends, however that happens; the npm above ends with this process.
  [ "$TIED_PROCESS" = $$ ] || TIED_PROCESS=$$ exec $tie sh "$0" "$@"
fi
if ! [ "$installed" -nt package-lock.json ] || ! [ -x "$node" ]; then
  echo "Installing the packages; this takes a minute or so, once."
  run_npm ci
  # An older Node leaves out packages that need a newer one; the project's own adds them. An installation that ends
  # before npm has written this file again is repeated.
  rm "$installed"
  PATH=$PWD/node_modules/.bin:$PATH run_npm install --no-save
fi
# What Node has compiled once: scripts start in half the time, and take less memory.
export NODE_COMPILE_CACHE=$PWD/node_modules/.cache/node
if [ "$1" = scripts/start.ts ]; then
  # It runs for months and does little: with a small young generation, no optimised code, and one arena of glibc, which
  # gives memory back, as in the database that it starts.
  export MALLOC_ARENA_MAX=1 MALLOC_TRIM_THRESHOLD_=131072
  set -- --max-semi-space-size=1 --no-opt "$@"
fi
exec "$node" --import ./scripts/product/drizzle-formats.ts "$@"
