# What wrangler dev runs before it builds the worker. On Linux it ends with wrangler, on the project's own Node.
[ "$(uname)" = Linux ] || exec node scripts/wrangler-build.ts --wrangler $PPID
exec setpriv --pdeathsig TERM node_modules/node-linux-*/bin/node scripts/wrangler-build.ts --wrangler $PPID
