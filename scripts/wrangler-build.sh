# What wrangler dev runs before it builds the worker. On Linux it ends with wrangler, on the project's own Node.
[ -e node_modules/.package-lock.json ] || {
  echo "The project's packages are missing: run npm ci, then start wrangler dev again." >&2
  exit 1
}
[ "$(uname)" = Linux ] || exec node scripts/wrangler-build.ts --wrangler $PPID
exec setpriv --pdeathsig TERM node_modules/node-linux-*/bin/node scripts/wrangler-build.ts --wrangler $PPID
