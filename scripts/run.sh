# Runs a script on the project's own Node, which is one of the packages. Installs them first, where some are missing.
set -e
installed=node_modules/.package-lock.json
node=node_modules/.bin/node

fail() {
  echo "$1" >&2
  exit 1
}

run_npm() {
  setpriv --pdeathsig TERM npm "$@" --include=dev --include=optional --prefer-offline --loglevel=error \
    --fetch-retries=2 --fetch-retry-mintimeout=1000 --fetch-retry-maxtimeout=5000 ||
    fail "The packages could not be installed; npm says why above. It needs its registry this once, and must be able to write $PWD."
  # npm 9 does not link it.
  ln -sf "../$(basename node_modules/node-linux-*)/bin/node" "$node"
}

setpriv --pdeathsig TERM true 2>/dev/null ||
  fail "Fundbook runs on Linux, x64 or arm64, with util-linux; on Windows in WSL, on macOS in a container."
# Ends when the npm that runs it ends, however that happens; the npm above ends with this process.
[ "$TIED_PROCESS" = $$ ] || TIED_PROCESS=$$ exec setpriv --pdeathsig TERM sh "$0" "$@"
if ! [ "$installed" -nt package-lock.json ] || ! [ -x "$node" ]; then
  echo "Installing the packages; this takes a minute or so, once."
  run_npm ci
  # An older Node leaves out packages that need a newer one; the project's own adds them. An installation that ends
  # before npm has written this file again is repeated.
  rm "$installed"
  PATH=$PWD/node_modules/.bin:$PATH run_npm install --no-save
fi
exec "$node" "$@"
